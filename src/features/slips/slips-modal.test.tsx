import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, broken, open, serve, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { SlipsModal } from './slips-modal.tsx';

const { common, slip } = texts;
const sent = (over: object) => ({
  ...{ createdAt: '2026-03-14T20:15:30Z', amount: 500, status: 'PENDING', note: null, link: '', reference: '' },
  ...over,
});
const modal = (opened = true) => <SlipsModal opened={opened} onClose={vi.fn()} />;
let answers: Answers;
/** The upload on its way. */
let upload: { lose: () => void } | null;

class Upload {
  readonly upload = {};
  onerror?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    upload = { lose: () => this.onerror?.() };
  }
}

/** Opens the sheet and sends a picture. */
async function send() {
  const { times } = serve(answers);
  const opened = open(modal());
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await opened.user.upload(
    await screen.findByLabelText(new RegExp(slip.choose)),
    new File([png], 'a.png', { type: 'image/png' }),
  );
  await opened.user.click(await screen.findByRole('button', { name: slip.upload }));
  await waitFor(() => expect(upload).not.toBeNull());
  return { ...opened, times };
}

beforeAll(() => initI18n());
beforeEach(() => {
  upload = null;
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  answers = {
    '/api/wallet': walletView,
    '/api/lookup/slip': {},
    '/api/statement/slip': { slips: [], total: 0 },
  };
});

describe('the slip sheet', () => {
  // SLP-2, SLP-36
  it('says within which time a slip has to come, and that there is none yet', async () => {
    serve(answers);
    open(modal());
    expect(await screen.findByText(slip.hour)).toBeTruthy();
    expect(await screen.findByText(slip.empty)).toBeTruthy();
  });

  // SLP-36
  it('says that the slips could not be loaded, with another try and without a toast', async () => {
    answers['/api/statement/slip'] = broken;
    serve(answers);
    const { user, said } = open(modal());
    await screen.findByText(slip.failed);
    expect(screen.queryByText(slip.empty)).toBeNull();
    answers['/api/statement/slip'] = { slips: [sent({})], total: 1 };
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByRole('listitem');
    expect(said).toEqual([]);
  });

  // SLP-41
  it('has no button for a slip with neither link nor reference', async () => {
    const slips = [sent({}), sent({ reference: 'r1' }), sent({ link: 'javascript:alert(1)' })];
    answers['/api/statement/slip'] = { slips, total: slips.length };
    serve(answers);
    open(modal());
    const rows = await screen.findAllByRole('listitem');
    const ways = rows.map(
      (row) => within(row).queryAllByRole('button').length + within(row).queryAllByRole('link').length,
    );
    expect(ways).toEqual([0, 1, 0]);
  });
});

describe('an upload whose answer is lost', () => {
  // SLP-23
  it('is unconfirmed, and points to the list, which is fetched again', async () => {
    const { said, times } = await send();
    act(() => upload?.lose());
    const alert = await screen.findByText(slip.unknown);
    expect(alert.getAttribute('role')).toBe('alert');
    await waitFor(() => expect(times('/api/statement/slip')).toBe(2));
    expect(said).toEqual([]);
  });

  // SLP-25
  it('is told in a toast when the sheet was closed meanwhile', async () => {
    const { said, again } = await send();
    again(modal(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => upload?.lose());
    await waitFor(() => expect(said).toEqual([{ kind: 'error', text: slip.unknown }]));
  });
});
