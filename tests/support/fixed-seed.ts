/** Property tests run the same cases every time: passing tests keep passing and killed mutants stay killed. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1, endOnFailure: true });
