/** The seed that never changes; each run has a fresh one besides. */
export const fixedSeed = 20_260_314;
