/**
 * Reads a page and its world at one moment. The panel's explorer calls these functions; browser tests pass them to the
 * page as text, so they are self-contained and receive each other as arguments.
 */

export interface Control {
  readonly role: 'button' | 'link' | 'textbox' | 'option';
  /** Approximate name from its elements; acts look a control up by role and accessible name. */
  readonly name: string;
  readonly usable: boolean;
}

export interface SeenCall {
  readonly id: number;
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly underWay: boolean;
  readonly fault: string | null;
  readonly problems: readonly string[];
}

export interface View {
  /** The address without host and query. */
  readonly path: string;
  readonly lang: string;
  readonly text: string;
  /** Texts with Thai letters that no response holds: the app's own. */
  readonly thai: readonly string[];
  readonly dialogs: readonly { readonly name: string; readonly modal: boolean; readonly holdsFocus: boolean }[];
  /** Usable controls of the topmost dialog, or of the page without one. */
  readonly controls: readonly Control[];
  /** Contents of the text fields of the topmost dialog or page. */
  readonly typed: readonly string[];
  /** Horizontal scroll range of the page, px. */
  readonly sideways: number;
  /** The focused element if its focus is invisible; null otherwise. */
  readonly lostFocus: string | null;
  readonly timers: readonly string[];
  /** The amounts of the rows that show one, with their signs. */
  readonly rows: readonly string[];
  readonly calls: readonly SeenCall[];
  /** Names of the world's broken rules, with the cause. */
  readonly brokenRules: readonly string[];
  /** Time left of payable QRs, ms. */
  readonly qrLeft: readonly number[];
  /** Amounts on home as written; null on other pages, and if one is missing. */
  readonly home: { readonly total: string; readonly wallet: string; readonly games: string } | null;
  /** Balances of the last wallet response, satang; null while another is pending. */
  readonly told: { readonly wallet: number; readonly games: number } | null;
  /** Rows of the last statement response, unless a fault forged it. */
  readonly statement: readonly { readonly type: string; readonly amount: number }[] | null;
}

export interface ShownControl extends Control {
  readonly element: HTMLElement;
}

/** The visible app; sandbox elements are outside the body. */
interface Shown {
  readonly isShown: (element: Element) => boolean;
  readonly nameOf: (element: Element) => string;
  readonly dialogs: readonly HTMLElement[];
  /** Controls of the topmost dialog, or of the page without one. */
  readonly controls: readonly ShownControl[];
  readonly textFields: readonly HTMLInputElement[];
}

/** Finds the controls a player could use. */
export function findShown(): Shown {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && document.body.contains(element);
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const byIds = (ids: string | null) =>
    clean(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    return (
      byIds(element.getAttribute('aria-labelledby')) ||
      clean(element.getAttribute('aria-label')) ||
      clean(labels?.[0]?.textContent) ||
      clean(element.textContent)
    );
  };
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter(isShown);
  const layer = dialogs.at(-1) ?? document.body;
  const roles = {
    button: 'button:not([role]), [role="button"], [role="menuitem"]',
    link: 'a[href]',
    textbox: 'input:not([type]), input[type=text], input[type=tel], input[type=password], input[inputmode], textarea',
    option: '[role="option"]',
  };
  const controls = Object.entries(roles).flatMap(([role, selector]) =>
    [...layer.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isShown(element) && !element.closest('[inert], [aria-hidden="true"]'))
      .map((element) => ({
        element,
        role: role as Control['role'],
        name: nameOf(element),
        usable: !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [data-loading]'),
      })),
  );
  const textFields = [...layer.querySelectorAll<HTMLInputElement>(roles.textbox)].filter(isShown);
  return { isShown, nameOf, dialogs, controls, textFields };
}

interface WorldView extends Pick<View, 'calls' | 'brokenRules' | 'qrLeft' | 'statement' | 'told'> {
  readonly served: string;
}

export function readWorld(): WorldView {
  const { sandbox } = window;
  const calls = sandbox?.calls() ?? [];
  const served = calls.map(({ responseBody }) => String(responseBody)).join('\n');
  const asked = calls.findLast(({ operation }) => operation === 'listStatements');
  let statement: { type: string; amount: number }[] | null = null;
  if (asked?.status === 200 && asked.fault === null) {
    const body = JSON.parse(String(asked.responseBody)) as { statements?: { statementType: string; amount: number }[] };
    const list = (body.statements ?? (body as { data?: typeof body }).data?.statements) as
      | { statementType: string; amount: number }[]
      | undefined;
    statement = list?.map(({ statementType, amount }) => ({ type: statementType, amount })) ?? null;
  }
  const ofWallet = calls.filter(({ operation }) => operation === 'getWallet');
  const lastWallet = ofWallet.findLast(({ status, responseBody }) => status === 200 && responseBody !== null);
  let told: View['told'] = null;
  if (lastWallet && ofWallet.every(({ duration }) => duration !== null)) {
    const body = JSON.parse(String(lastWallet.responseBody)) as {
      wallet: { amount: number };
      slots: { amount: number }[];
    };
    const satang = (amount: number) => Math.round(amount * 100);
    told = {
      wallet: satang(body.wallet.amount),
      games: body.slots.reduce((sum, { amount }) => sum + satang(amount), 0),
    };
  }
  return {
    served,
    calls: calls.map(({ id, operation, method, path, headers, requestBody, status, duration, fault, problems }) => ({
      ...{ id, operation, method, path, headers, body: requestBody, status, fault, problems },
      underWay: duration === null,
    })),
    brokenRules: (sandbox?.invariants() ?? []).flatMap(({ holds, name, detail }) =>
      holds ? [] : [`${name} (${detail})`],
    ),
    qrLeft: (sandbox?.ahead() ?? []).flatMap(({ kind, at }) =>
      kind === 'qr-expiry' ? [at - (sandbox?.now() ?? 0)] : [],
    ),
    statement,
    told,
  };
}

export function readView(find: () => Shown, ofWorld: () => WorldView): View {
  const { isShown, nameOf, dialogs, controls, textFields } = find();
  const { served, ...world } = ofWorld();
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const thai: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = clean(node.textContent);
    if (/[ก-๛]/.test(text) && node.parentElement && isShown(node.parentElement)) thai.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    const text = clean(element.getAttribute('aria-label'));
    if (/[ก-๛]/.test(text) && isShown(element)) thai.push(text);
  }
  const focused = document.activeElement;
  // A tester working in the panel has focus there.
  const isElsewhere = focused !== null && !document.body.contains(focused);
  const lost =
    focused && focused !== document.body && !isElsewhere && (!isShown(focused) || focused.closest('[inert]'));
  const amountIn = (place: Element | null | undefined) =>
    clean((place?.querySelector('[data-size] > span') ?? place)?.textContent).replaceAll(',', '');
  const card = document.querySelector('[aria-labelledby="home-total"]');
  const [walletPlace, gamesPlace] = card?.querySelectorAll('dd') ?? [];
  const home = card
    ? { total: amountIn(card.querySelector('p')), wallet: amountIn(walletPlace), games: amountIn(gamesPlace) }
    : null;
  return {
    path: location.pathname,
    lang: document.documentElement.lang,
    text: document.body.innerText,
    thai: [...new Set(thai)].filter((text) => !served.includes(text)),
    dialogs: dialogs.map((dialog) => ({
      name: nameOf(dialog).slice(0, 80),
      modal: dialog.getAttribute('aria-modal') === 'true',
      holdsFocus: isElsewhere || dialog.contains(focused),
    })),
    controls: controls.map(({ role, name, usable }) => ({ role, name, usable })),
    typed: textFields.map(({ value }) => value),
    sideways: (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
    lostFocus: lost ? focused.outerHTML.slice(0, 120) : null,
    timers: [...document.querySelectorAll('[role="timer"]')].filter(isShown).map((timer) => clean(timer.textContent)),
    rows: [...document.querySelectorAll('main li, main tbody tr')]
      .filter(isShown)
      .flatMap((row) => clean(row.querySelector('[data-size] > span')?.textContent) || []),
    ...world,
    home: home && /^\d/.test(home.total) && /^\d/.test(home.wallet) && /^\d/.test(home.games) ? home : null,
  };
}

/** Whether two views show the same dialog on top, with the same in it. */
export const showSameDialog = (one: View, other: View): boolean =>
  one.dialogs.length === other.dialogs.length &&
  topDialog(one) === topDialog(other) &&
  JSON.stringify(one.controls) === JSON.stringify(other.controls);

/** The name of the topmost dialog; null when none is open. */
export const topDialog = ({ dialogs }: Pick<View, 'dialogs'>): string | null => dialogs.at(-1)?.name ?? null;
