/** In the order of the menu; apart from the stories, which are lazy-loaded. */
export const storyNames = ['first-deposit', 'lucky-spin', 'rescued-slip', 'helpful-chat'] as const;
