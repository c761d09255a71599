import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DepositBank } from '../../../contract/generated/models/depositBank.ts';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import type { DepositWallet } from '../../../contract/generated/models/depositWallet.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { configure } from '../../shared/config/config.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { depositSections } from './deposit-sections.ts';
import { DepositView } from './deposit-view.tsx';
import { OwnAccount } from './own-account.tsx';

const { common, deposit, errorMsg, profile, qr } = texts;
const wallet = (mode: string) => ({ walletAccountName: '0899999999', mode });

interface Channels {
  banks?: DepositBank[];
  wallets: DepositWallet[];
  isManual?: boolean;
}

const view = (over: Partial<ComponentProps<typeof DepositView>>) => (
  <DepositView
    {...{ sections: depositSections(undefined), isManual: false, currency: 'บาท', kip: false }}
    {...{ username: '0812345678', owner: '42', opened: true, own: null }}
    waysOn={{ onOpenStatement: vi.fn(), onPlay: vi.fn() }}
    onTransferred={vi.fn()}
    onGiftSent={vi.fn()}
    onContact={vi.fn()}
    {...over}
  />
);
afterEach(() => configure({ laos: false }));

/** @param currency word of the player's currency; in kip in Laos */
const openWith = (channels: Channels, currency = 'บาท') => {
  configure({ laos: currency === 'กีบ' });
  const onContact = vi.fn();
  const sections = depositSections({ banks: [], ...channels });
  const isManual = channels.isManual ?? false;
  const page = open(view({ sections, isManual, currency, kip: currency === 'กีบ', onContact }));
  return { ...page, onContact };
};
const fill = (text: string, minimum = '2', currency = 'บาท') =>
  text.replace('{{username}}', '0812345678').replace('{{minimum}}', minimum).replace('{{currency}}', currency);

describe('the ways to pay in', () => {
  // DEP-22, DEP-31
  test('state when the money arrives, and from which e-wallet it must come', () => {
    openWith({ wallets: [wallet('AUTO')] });
    screen.getByText(deposit.arrival);
    screen.getByText(fill(deposit.wallet.condition));
    expect(screen.queryByText(fill(deposit.wallet.minimum))).toBeNull();
  });

  // DEP-29, DEP-33
  test('ask for the slip where deposits are manual, and name the minimum', () => {
    openWith({ wallets: [wallet('AUTO')], isManual: true });
    screen.getByText(deposit.manual);
    expect(screen.queryByText(deposit.arrival)).toBeNull();
    screen.getByText(fill(deposit.wallet.minimum));
  });

  // DEP-33, DEP-53
  test.each(['0899999999', ''])('name the minimum beside the form for gift links to the wallet %j', (number) => {
    openWith({ wallets: [{ ...wallet('MANUAL'), walletAccountName: number }] });
    screen.getByLabelText(deposit.gift.label);
    screen.getByText(fill(deposit.wallet.minimum));
  });
});

const bcel: DepositBank = {
  ...{ bankCode: 'BCEL', bankType: 'bank', mode: 'AUTO', currency: 'LAK', instruction: null },
  ...{ bank: { nameTH: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ', nameEN: 'BCEL' }, bankAccountName: 'KRAPAO', bankAccountNo: '123' },
};

// DEP-24
test.each([false, true])('an account at BCEL shows its currency, manual deposits or not: %s', (isManual) => {
  openWith({ banks: [bcel], wallets: [], isManual });
  screen.getByText(new RegExp(`${deposit.currency} .*LAK`));
});

// DEP-26
test('an instruction image of a foreign host is a link to it', () => {
  const instruction = 'https://pictures.example/how.png';
  openWith({ banks: [{ ...bcel, instruction }], wallets: [] });
  screen.getByText(deposit.instructionMissing);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: deposit.openPicture }).href).toBe(instruction);
});

// DEP-31, DEP-33
test.each(['AUTO', 'MANUAL'])('an e-wallet (%s) names its minimum in kip to a player with kip', (mode) => {
  openWith({ wallets: [wallet(mode)] }, 'กีบ');
  screen.getByText(fill(mode === 'AUTO' ? deposit.wallet.condition : deposit.wallet.minimum, '1,000', 'กีบ'));
});

// DEP-53, QR-2
test.each<[string, Channels]>([
  ['a QR account of an unknown provider', { banks: [{ ...bcel, bankCode: 'XYZ', bankType: 'PAYMENT' }], wallets: [] }],
  ['a bank account without a number', { banks: [{ ...bcel, bankAccountNo: ' ' }], wallets: [] }],
  [
    'an account of a bank without a name',
    { banks: [{ ...bcel, bankCode: '', bank: { nameTH: '', nameEN: '' } }], wallets: [] },
  ],
  ['an e-wallet without a number', { wallets: [{ walletAccountName: '', mode: 'AUTO' }] }],
])('%s leads to support and promises nothing', async (_what, channels) => {
  const { user, onContact } = openWith(channels);
  await screen.findByText(deposit.unknown);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(deposit.arrival)).toBeNull();
  expect(screen.queryByText(deposit.into)).toBeNull();
  await user.click(screen.getByRole('button', { name: deposit.contact }));
  expect(onContact).toHaveBeenCalledOnce();
});

// DEP-1, DEP-52
test.each<[string, Channels]>([
  ['banks', { banks: [bcel, { ...bcel, bankCode: 'GSB' }], wallets: [] }],
  ['an e-wallet alone', { wallets: [wallet('AUTO')] }],
  ['manual deposits', { wallets: [wallet('GIFT')], isManual: true }],
])('shows the own account, labelled, above the accounts to pay to: %s', (_what, channels) => {
  const account = {
    ...{ bankCode: 'SCB', bankAccountNo: '1234567890', bankAccountName: 'Somchai' },
    bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  };
  const sections = depositSections(channels);
  open(view({ sections, own: <OwnAccount account={account} /> }));
  const own = screen.getByRole('region', { name: new RegExp(`^${deposit.ownHint}.*${deposit.own}`) });
  expect(own.textContent).toContain('123-456-7890');
  expect(own.textContent).toContain('SOMCHAI');
  const [first] = screen.getAllByRole('heading', { level: 4 });
  const isBefore = (one: Node, other: Node | undefined) =>
    other !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(own, first)).toBe(true);
});

// QR-6, QR-265
test('a player with kip is offered round sums of kip for a QR', async () => {
  await simulate('qr-deposit');
  openWith(
    { banks: [{ ...bcel, bankCode: 'WW', bankType: 'PAYMENT', bank: { nameTH: 'WW', nameEN: 'WW' } }], wallets: [] },
    'กีบ',
  );
  await screen.findByRole('button', { name: '100,000' });
  expect(screen.queryByRole('button', { name: '500' })).toBeNull();
  screen.getByText(qr.minimum.replace('{{amount}}', '50,000').replace('{{currency}}', 'กีบ'));
});

const giftLink = 'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500';
const invalidLink = 'https://gift.truemoney.com/campaign/?v=KRAPAOINVALID';

/** A world, and those of its e-wallets that take gift links. */
async function simulateGifts() {
  const backend = await simulate();
  const { wallets } = await backend.elsewhere<DepositChannels>('/api/lookup/deposit');
  return { backend, wallets: wallets.filter(({ mode }) => mode !== 'AUTO') };
}

// DEP-40
test('a gift link with a lost response is sent again with the same ciphertext', async () => {
  const { backend, wallets } = await simulateGifts();
  backend.sandbox.fault('sendGiftLink', { after: 'cut', times: 'always' });
  const { user, said } = openWith({ wallets });
  await user.click(screen.getByLabelText(deposit.gift.label));
  await user.paste(giftLink);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: deposit.gift.send }));
    await waitFor(() => expect(said).toHaveLength(times));
  }
  expect(said.map(({ text }) => text)).toEqual([common.unknownOutcome, common.unknownOutcome]);
  const [first, second] = backend.bodies('sendGiftLink') as { link: string }[];
  expect(first?.link).not.toContain('gift.truemoney.com');
  expect(second).toEqual(first);
});

// DEP-42, DEP-43
test.each([
  ['invalid', invalidLink, errorMsg.TRUELINK_INVALID],
  ['used', 'https://gift.truemoney.com/campaign/?v=KRAPAOUSED', errorMsg.TRUELINK_DUPLICATE],
])('keeps a refused gift link in the form, marks it and shows the reason: %s', async (_, link, text) => {
  const { wallets } = await simulateGifts();
  const { user, said } = openWith({ wallets });
  await user.click(screen.getByLabelText(deposit.gift.label));
  await user.paste(link);
  await user.click(screen.getByRole('button', { name: deposit.gift.send }));
  await waitFor(() => expect(said).toEqual([{ kind: 'error', text }]));
  const field = screen.getByLabelText<HTMLTextAreaElement>(deposit.gift.label);
  expect(field.value).toBe(link);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText(text);
  // DES-94
  screen.getByRole('button', { name: profile.support });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'x');
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button', { name: profile.support })).toBeNull();
});

// DEP-41, DEP-50
test('a sent gift link is not in the form again after the player left the method', async () => {
  const { backend, wallets } = await simulateGifts();
  const { user, said } = openWith({ banks: [bcel], wallets });
  const gift = () => screen.getByRole('button', { name: new RegExp(`^${deposit.gift.title}`) });
  await user.click(gift());
  await user.click(screen.getByLabelText(deposit.gift.label));
  await user.paste(giftLink);
  const arrive = backend.holdAnswer('sendGiftLink');
  await user.click(screen.getByRole('button', { name: deposit.gift.send }));
  await waitFor(() => expect(backend.times('sendGiftLink')).toBe(1));
  await user.click(screen.getByRole('button', { name: deposit.banks }));
  arrive();
  await waitFor(() => expect(said).toHaveLength(1));
  await user.click(gift());
  expect(screen.getByLabelText<HTMLTextAreaElement>(deposit.gift.label).value).toBe('');
});

// DEP-41, MNY-29, MNY-43, MNY-56
test.each([
  ['done', giftLink, false, 'success', deposit.gift.sent],
  ['refused', invalidLink, false, 'error', errorMsg.TRUELINK_INVALID],
  ['unknown', giftLink, true, 'error', common.unknownOutcome],
] as const)(
  'a pending gift link is sent once, shows as pending in a reopened sheet, and is reported once when %s',
  async (_end, link, isLost, kind, text) => {
    const { backend, wallets } = await simulateGifts();
    if (isLost) backend.sandbox.fault('sendGiftLink', { after: 'cut' });
    const arrive = backend.hold('sendGiftLink');
    const sheet = view({ sections: depositSections({ banks: [], wallets }) });
    const page = open(sheet);
    await page.user.click(screen.getByLabelText(deposit.gift.label));
    await page.user.paste(link);
    await page.user.dblClick(screen.getByRole('button', { name: deposit.gift.send }));
    await screen.findByText(common.sending);
    page.again(<p>Another screen</p>);
    page.again(sheet);
    await screen.findByText(common.sending);
    const send = screen.getByRole<HTMLButtonElement>('button', { name: deposit.gift.send });
    expect([send.disabled, send.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(screen.getByLabelText<HTMLTextAreaElement>(deposit.gift.label).disabled).toBe(true);
    await page.user.click(send);
    arrive();
    await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
    expect(backend.times('sendGiftLink')).toBe(1);
    await waitFor(() => expect(screen.queryByText(common.sending)).toBeNull());
  },
);
