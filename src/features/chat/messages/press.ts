/** Says what a button of the server stands for. */
export type Press = (title: string, text: string) => void;
