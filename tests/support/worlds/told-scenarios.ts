/** The scenarios whose recorded answers are made into worlds from life. */
export const toldScenarios: readonly string[] = [
  'everyday',
  'slips',
  'bonus-active',
  'bonus-limits',
  'laos',
  'lucky',
  'provider-tour',
  'chat-busy',
  'first-terms',
  'no-deposit',
];
