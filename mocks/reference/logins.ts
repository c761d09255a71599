/** The registered player of every scenario; the documentation names this login. */
export const demoPlayer = { username: '0812345678', password: 'krapao99' } as const;

/** A second player beside the first, with another name, money and history. */
export const secondPlayer = { username: '0898765432', password: 'krapao99' } as const;
