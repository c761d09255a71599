/** Responses with longer lists than any world has. */

const games = Array.from({ length: 5_000 }, (_, at) => ({
  ...{ code: `G${at}`, name: `Game ${at}`, isActive: at % 3 > 0, amount: at / 4, ftWalletSlot: 0.5 },
  ...{ logo: '/favicon.svg', background: '/favicon.svg', web: null, android: null, ios: null, category: 'slot' },
}));

export const manyGames = {
  profile: { _id: '42', name: 'Somchai', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 3 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1234567890', bank: { nameTH: 'ก', nameEN: 'K' } },
  wallet: { amount: 1_000 },
  invite: { amount: 1, success: 80, fail: 20 },
  slots: games,
};

export const manyBonuses = Array.from({ length: 1_000 }, (_, at) => ({
  ...{ code: `B${at}`, name: `Bonus ${at}`, type: 'day', maxReceived: 3, percentFail: 5, banners: ['/favicon.svg'] },
  description: '<p>Words</p>',
  userBonus: { _id: `u${at}`, isActive: false, received: [{ updatedAt: '2026-03-14T10:00:00Z' }] },
}));
