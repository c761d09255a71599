/** Every story, in the order they are offered. Apart from the stories, so that an address can be read without them. */
export const storyNames = ['first-deposit', 'lucky-spin', 'rescued-slip', 'helpful-chat'] as const;
