/** The names of all stories, in the order of the menu. Apart from the stories, which are loaded only when one is opened. */
export const storyNames = ['first-deposit', 'lucky-spin', 'rescued-slip', 'helpful-chat'] as const;
