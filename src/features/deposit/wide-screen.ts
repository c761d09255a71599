/** The width from which the shell shows its side menu; keep in step with the stylesheets. */
export const wideScreen = '(min-width: 1024px)';
