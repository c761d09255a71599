/** Properties try the same cases each time, so that a mutant that was killed stays killed. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1, endOnFailure: true });
