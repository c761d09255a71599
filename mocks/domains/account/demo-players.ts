/** The player whose login every page of the documentation names; in every scenario with a registered player. */
export const demoPlayer = { username: '0812345678', password: 'krapao99' } as const;

/** A second player, wherever there is the first: with another name, money and history. */
export const secondPlayer = { username: '0898765432', password: 'krapao99' } as const;
