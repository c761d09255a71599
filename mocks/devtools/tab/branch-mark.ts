/** Names of branches, which are copies of a world up to a journal entry. */
export const branchNames: readonly string[] = Array.from({ length: 9 }, (_, index) => `branch-${index + 1}`);

const prefix = 'branch:';

/** The `present` value in the tab memory of a branch's window. */
export const branchMark = (name: string): string => prefix + name;
export const isBranchMark = (mark: string): boolean => mark.startsWith(prefix);
