import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letBeVisible } from '../../../tests/support/components/stub-browser.ts';
import { openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Recorder } from './recorder.ts';
import { keptHere } from './recording.ts';

letBeVisible();
let sandbox: Sandbox;
let recorder: Recorder;
const before = { lang: document.documentElement.lang, url: location.href };

const made: Recorder[] = [];
const makeRecorder = (isOfPlayer: (event: Event) => boolean = () => true) => {
  const one = new Recorder(sandbox, '/', isOfPlayer);
  made.push(one);
  return one;
};
const draw = (markup: string) => {
  document.body.innerHTML = markup;
  return (css: string) => document.querySelector<HTMLInputElement>(css) as HTMLInputElement;
};
const acts = () => recorder.state().recording?.steps.map(({ act }) => act);

beforeEach(async () => {
  document.documentElement.lang = 'th';
  history.replaceState(null, '', '/user/home');
  sandbox = await openSandbox('everyday');
  recorder = makeRecorder();
});
afterEach(() => {
  for (const one of made.splice(0)) one.discard();
  document.body.innerHTML = '';
  document.documentElement.lang = before.lang;
  history.replaceState(null, '', before.url);
});

describe('a recorder', () => {
  // APP-385
  it('records an act for each press and for each field that is filled', async () => {
    const at = draw('<main><h1>x</h1><button>ฝากเงิน</button><input name="amount"><p>Nothing</p></main>');
    expect(await recorder.begin()).toBe(true);
    fireEvent.click(at('button'));
    fireEvent.click(at('p'));
    fireEvent.click(at('input'));
    fireEvent.input(at('input'), { target: { value: '5' } });
    fireEvent.input(at('input'), { target: { value: '50' } });
    fireEvent.click(at('button'));
    const press = { do: 'press', on: { css: 'button', says: { key: 'home.actions.deposit' }, whole: true } };
    expect(acts()).toEqual([press, { do: 'type', on: { css: '[name="amount"]' }, text: '50' }, press]);
  });

  it('ignores scripts, tools beside the app, and presses with Alt', async () => {
    const at = draw('<button>ฝากเงิน</button>');
    recorder = makeRecorder(({ isTrusted }) => isTrusted);
    await recorder.begin();
    fireEvent.click(at('button'));
    expect(acts()).toEqual([]);
    recorder.discard();
    recorder = makeRecorder();
    await recorder.begin();
    fireEvent.click(at('button'), { altKey: true });
    const tool = document.createElement('button');
    document.documentElement.append(tool);
    fireEvent.click(tool);
    tool.remove();
    expect(acts()).toEqual([]);
  });

  it('records one act for a label and its box', async () => {
    const at = draw('<label><input type="checkbox" name="remember" value="on">x</label>');
    await recorder.begin();
    at('label').click();
    expect(acts()).toEqual([{ do: 'press', on: { css: '[name="remember"][value="on"]' } }]);
  });

  // APP-389
  it('replaces passwords and codes with known values', async () => {
    const at = draw(
      '<input name="password" autocomplete="current-password"><input name="new" autocomplete="new-password"><input name="otp">',
    );
    await recorder.begin();
    for (const [css, value] of [
      ['[name=password]', 'hunter2'],
      ['[name=new]', 'hunter3'],
      ['[name=otp]', '777777'],
    ] as const)
      fireEvent.input(at(css), { target: { value } });
    expect(acts()).toMatchObject([{ text: 'krapao99' }, { text: 'secret99' }, { text: '123456' }]);
    expect(recorder.state().recording?.steps.map(({ masked }) => masked)).toEqual([true, true, true]);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hunter|777777/);
    fireEvent.input(at('[name=otp]'), { target: { value: '000004' } });
    expect(acts()?.at(-1)).toMatchObject({ text: '000004' });
  });

  it('keeps typing into its own step after a step was left out', async () => {
    const at = draw('<input name="first"><input name="last">');
    await recorder.begin();
    fireEvent.input(at('[name=first]'), { target: { value: 'a' } });
    fireEvent.input(at('[name=last]'), { target: { value: 'b' } });
    recorder.decide(1, null);
    fireEvent.input(at('[name=last]'), { target: { value: 'bc' } });
    expect(acts()).toMatchObject([{ text: 'a' }, { on: { css: '[name="last"]' }, text: 'bc' }]);
  });

  // APP-385
  it('does not begin while a sheet is open', async () => {
    draw('<div role="dialog" aria-modal="true"></div>');
    expect(await recorder.begin()).toBe(false);
    expect(recorder.state().phase).toBe('none');
  });

  // APP-386
  it('asks about a press outside an open sheet, and records it as Escape', async () => {
    const at = draw('<main></main><section><div role="dialog" aria-modal="true" hidden></div></section>');
    await recorder.begin();
    at('[role=dialog]').hidden = false;
    fireEvent.click(at('section'));
    expect(recorder.state().recording?.steps).toMatchObject([{ act: { do: 'key', key: 'Escape' }, doubt: 'beside' }]);
    recorder.decide(0, { css: '' });
    expect(recorder.state().recording?.steps[0]).toMatchObject({ act: { do: 'key', key: 'Escape' } });
    expect(recorder.state().recording?.steps[0]?.doubt).toBeUndefined();
    recorder.decide(0, null);
    expect(acts()).toEqual([]);
  });

  // APP-385, APP-387
  it('records operator actions, and adds nothing to the journal itself', async () => {
    const at = draw('<button>ฝากเงิน</button>');
    await recorder.begin();
    fireEvent.click(at('button'));
    expect(sandbox.journal()).toHaveLength(1);
    await sandbox.operate('giveCoins', { phone: '0812345678', coins: 5 });
    await waitFor(() => expect(acts()).toHaveLength(2));
    expect(acts()?.[1]).toMatchObject({ do: 'operate', action: 'giveCoins' });
    expect(sandbox.journal()).toHaveLength(2);
    await sandbox.undo();
    expect(recorder.state().recording?.isRewound).toBe(true);
  });

  // APP-387
  it('resumes after a reload, and pauses while another world is open', async () => {
    const at = draw('<button>ฝากเงิน</button>');
    await recorder.begin();
    fireEvent.click(at('button'));
    const again = makeRecorder();
    await again.resume();
    expect(again.state()).toMatchObject({ phase: 'recording', recording: { steps: [{}] } });
    await sandbox.load('broke');
    expect(again.state().phase).toBe('away');
    fireEvent.click(at('button'));
    expect(again.state().recording?.steps).toHaveLength(1);
  });

  // APP-387
  it.each([['{'], ['{}'], ['[]'], ['{"steps":[{"act":{"do":"go","route":"javascript:1"},"route":"/"}]}']])(
    'rejects %s as unreadable, and keeps it until it is discarded',
    (kept) => {
      sessionStorage.setItem('krapao-sandbox.recording', kept);
      const one = makeRecorder();
      expect(one.state()).toMatchObject({ phase: 'unreadable', recording: null });
      expect(sessionStorage.getItem('krapao-sandbox.recording')).toBe(kept);
      one.discard();
      expect(keptHere()).toBeNull();
    },
  );

  it('prefers a sign of the end that was not there before the last press', async () => {
    const at = draw('<main><h1>ประวัติรายการ</h1><button>ฝากเงิน</button></main>');
    await recorder.begin();
    fireEvent.click(at('button'));
    at('main').insertAdjacentHTML('beforeend', '<p role="alert">เกิดข้อผิดพลาด</p>');
    recorder.stop();
    const ended = recorder.state().recording?.ended;
    expect(ended).toMatchObject({ route: '/user/home', sign: 0 });
    expect(ended?.signs).toMatchObject([{ css: '[role="alert"]' }, { css: 'h1' }]);
    expect(recorder.state().phase).toBe('stopped');
  });
});
