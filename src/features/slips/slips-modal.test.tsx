import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlipPage } from '../../../contract/generated/models/slipPage.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { evening } from '../../../tests/support/worlds/open-sandbox.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { setClock } from '../../shared/time/clock.ts';
import { SlipsModal } from './slips-modal.tsx';

const { common, slip } = texts;
const modal = (opened = true) => <SlipsModal opened={opened} onClose={vi.fn()} />;
let backend: SimulatedBackend;
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

/** Opens the sheet and chooses a picture. */
async function choose() {
  const opened = open(modal());
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await opened.user.upload(
    await screen.findByLabelText(new RegExp(slip.choose)),
    new File([png], 'a.png', { type: 'image/png' }),
  );
  await screen.findByRole('button', { name: slip.upload });
  return opened;
}

// DES-27
test('keeps the focus in the sheet when picture and field replace each other', async () => {
  const { user } = await choose();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: slip.upload }));
  await user.click(screen.getByRole('button', { name: slip.another }));
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(slip.choose)));
});

// SLP-7, SLP-48
test.each(['paste', 'drop'])('takes the first of two files by %s anywhere on the sheet', async (type) => {
  open(modal());
  await screen.findByLabelText(new RegExp(slip.choose));
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const files = ['a.png', 'b.png'].map((name) => new File([png], name, { type: 'image/png' }));
  const data = { files, types: ['Files'] };
  const event = createEvent[type as 'paste'](screen.getByRole('heading', { name: slip.title }), {
    clipboardData: data,
    dataTransfer: data,
  });
  fireEvent(screen.getByRole('heading', { name: slip.title }), event);
  expect(await screen.findByText('a.png')).toBeTruthy();
  expect(screen.queryByText('b.png')).toBeNull();
  expect(event.defaultPrevented).toBe(type === 'drop');
});

/** Opens the sheet and sends a picture. */
async function send() {
  const opened = await choose();
  await opened.user.click(await screen.findByRole('button', { name: slip.upload }));
  await waitFor(() => expect(upload).not.toBeNull());
  return opened;
}

beforeEach(async () => {
  // Slips are not taken around midnight.
  setClock(() => evening);
  upload = null;
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  backend = await simulate('everyday', { set: { slipRows: 0 } });
});

describe('the slip sheet', () => {
  // SLP-2, SLP-36
  test('shows the time limit for slips, and that there is none yet', async () => {
    open(modal());
    expect(await screen.findByText(slip.hour)).toBeTruthy();
    expect(await screen.findByText(slip.empty)).toBeTruthy();
  });

  // SLP-36
  test('reports that the slips failed to load with a retry, not in a toast', async () => {
    backend = await simulate();
    backend.sandbox.fault('listSlips', 'INTERNAL_SERVER_ERROR');
    const { user, said } = open(modal());
    await screen.findByText(slip.failed);
    expect(screen.queryByText(slip.empty)).toBeNull();
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(4);
    expect(said).toEqual([]);
  });

  // SLP-4
  test('shows until when uploads are closed, and lets the server decide', async () => {
    backend = await simulate('everyday', { set: { slipRows: 0, slipWindow: 'now' } });
    open(modal());
    await screen.findByText(slip.closed.replace('{{to}}', '23:59'));
    expect(screen.getByLabelText(new RegExp(slip.choose))).toBeTruthy();
  });

  // SAFE-24, SLP-37, SLP-40, SLP-41
  test('opens a link of any https host, and has no button for a slip with neither link nor reference', async () => {
    backend = await simulate();
    const page = await backend.elsewhere<SlipPage>('/api/statement/slip', 'POST', { page: 1, limit: 10 });
    const slips = [
      { reference: '', link: '' },
      { reference: 'r1', link: '' },
      { reference: '', link: 'javascript:alert(1)' },
      { reference: '', link: 'https://slips.example/1.jpg' },
    ].map((ways) => ({ ...page.slips[0], ...ways }));
    backend.forge('listSlips', { slips, total: slips.length });
    open(modal());
    const rows = await screen.findAllByRole('listitem');
    const ways = rows.map(
      (row) => within(row).queryAllByRole('button').length + within(row).queryAllByRole('link').length,
    );
    expect(ways).toEqual([0, 1, 0, 1]);
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('https://slips.example/1.jpg');
  });
});

describe('an upload with a lost response', () => {
  // SLP-23
  test('is unconfirmed, and points to the list, which is fetched again', async () => {
    const { said } = await send();
    act(() => upload?.lose());
    const alert = await screen.findByText(slip.unknown);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    await waitFor(() => expect(backend.times('listSlips')).toBe(2));
    expect(said).toEqual([]);
  });

  // SLP-25
  test('is reported in a toast when the sheet closed meanwhile', async () => {
    const { said, again } = await send();
    again(modal(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => upload?.lose());
    await waitFor(() => expect(said).toEqual([{ kind: 'error', text: slip.unknown }]));
  });
});
