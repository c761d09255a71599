/** Properties try the same cases in every run: what passed once passes again, and a mutant that was killed stays killed. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1, endOnFailure: true });
