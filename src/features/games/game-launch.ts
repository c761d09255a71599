import type { AutoLoginLink } from '../../../contract/generated/models/autoLoginLink.ts';
import type { GameAccount } from '../../../contract/generated/models/gameAccount.ts';
import {
  autoLoginAreaslot,
  autoLoginAskmebet,
  autoLoginBetflix,
  autoLoginCircus,
  autoLoginHuayhd,
  autoLoginImi,
  autoLoginJoker2,
  autoLoginPg,
  autoLoginPgslot,
  autoLoginSlotracha,
  autoLoginUsun,
} from '../../shared/api/generated/auto-login/auto-login.ts';
import { readUrl } from '../../shared/base/server-values.ts';
import { config } from '../../shared/config/config.ts';
import type { WalletGame } from '../../shared/money/wallet.ts';
import type { LaunchTarget } from './launch-window.ts';

type Fields = Readonly<Record<string, string>>;

/** GAM-31 to GAM-40 */
type LaunchMethod =
  /** A hidden form to the sign-in page; `fields` returns null when the account lacks one. */
  | { readonly kind: 'form'; readonly page: () => string; readonly fields: (account: GameAccount) => Fields | null }
  /** A sign-in page with the credentials as query. */
  | { readonly kind: 'query'; readonly page: () => string; readonly fields: (account: GameAccount) => Fields }
  /** A link that the server creates. */
  | { readonly kind: 'autoLogin'; readonly ask: (account: GameAccount) => Promise<AutoLoginLink> }
  /** The game's own address, always in a new tab (GAM-36). */
  | { readonly kind: 'web' };

const credentials = ({ username, password }: GameAccount): Fields => ({ username, password });

/** Posts no other field of the server (GAM-32). */
function eventFields({ event, ...account }: GameAccount): Fields | null {
  if (!event) return null;
  return {
    ...credentials(account),
    __VIEWSTATEGENERATOR: event.viewStateGenerator,
    __EVENTTARGET: event.eventTarget,
    __VIEWSTATE: event.viewState,
    __EVENTVALIDATION: event.eventValidation,
  };
}

/** A custom host wins over the Laos address (GAM-34). */
const ufaPage = () => config.ufaHost || (config.laos ? config.signIn.UFABET_LAOS : config.signIn.UFABET);

type AskByUsername = (username: string) => Promise<AutoLoginLink>;
type AskByUsernameAndPassword = (username: string, password: string) => Promise<AutoLoginLink>;
/** Browsers resolve dot-segments in a path, encoded or not (GAM-40). */
const isDotSegment = (part: string): boolean => part === '.' || part === '..';
/** The generated calls do not encode path segments: user name and password must stay one segment (GAM-40). */
const byUsername = (ask: AskByUsername): LaunchMethod => ({
  kind: 'autoLogin',
  ask: ({ username }) => ask(encodeURIComponent(username)),
});
const byUsernameAndPassword = (ask: AskByUsernameAndPassword): LaunchMethod => ({
  kind: 'autoLogin',
  ask: ({ username, password }) => ask(encodeURIComponent(username), encodeURIComponent(password)),
});

const launchMethods: Readonly<Record<string, LaunchMethod>> = {
  JOKER: { kind: 'form', page: () => config.signIn.JOKER, fields: credentials },
  SLOTXO: { kind: 'form', page: () => config.signIn.SLOTXO, fields: credentials },
  UFABET: { kind: 'form', page: ufaPage, fields: eventFields },
  SUPERSLOT: { kind: 'query', page: () => config.signIn.SUPERSLOT, fields: credentials },
  SEXYGAME: { kind: 'web' },
  PG: byUsername(autoLoginPg),
  BETFLIX: byUsername(autoLoginBetflix),
  ASKMEBET: byUsernameAndPassword(autoLoginAskmebet),
  IMI: byUsernameAndPassword(autoLoginImi),
  USUN: byUsernameAndPassword(autoLoginUsun),
  AREASLOT: byUsername(autoLoginAreaslot),
  CIRCUS: byUsernameAndPassword(autoLoginCircus),
  SLOTRACHA: byUsernameAndPassword(autoLoginSlotracha),
  PGSLOT: byUsernameAndPassword(autoLoginPgslot),
  JOKER2: byUsername(autoLoginJoker2),
  HUAYHD: byUsername(autoLoginHuayhd),
};

/** Unknown codes open the game's own address (GAM-36). */
const launchMethodOf = (code: string): LaunchMethod =>
  (Object.hasOwn(launchMethods, code) ? launchMethods[code] : undefined) ?? { kind: 'web' };

export const needsAccount = (code: string): boolean => launchMethodOf(code).kind !== 'web';

/** event: a form field is missing (GAM-33); address: no address may be opened (GAM-48). */
export type LaunchProblem = 'event' | 'address';

/** Known before money moves (GAM-25). ask: the server creates the link. */
export type LaunchPlan =
  | { readonly kind: 'ready'; readonly newTab: boolean; readonly target: LaunchTarget }
  | { readonly kind: 'ask'; readonly newTab: boolean; readonly ask: () => Promise<LaunchTarget | null> }
  | { readonly kind: 'problem'; readonly problem: LaunchProblem };

const problem = (what: LaunchProblem): LaunchPlan => ({ kind: 'problem', problem: what });
const ready = (target: LaunchTarget, newTab: boolean): LaunchPlan => ({ kind: 'ready', newTab, target });

/** A web address, without a user name that hides the host (GAM-48). */
function webAddress(raw: unknown): URL | null {
  const url = typeof raw === 'string' ? readUrl(raw.trim()) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
}
const openable = (raw: unknown): string | null => webAddress(raw)?.href ?? null;
const link = (raw: unknown): LaunchTarget | null => {
  const url = openable(raw);
  return url === null ? null : { kind: 'link', url };
};

/** GAM-35 */
function withQuery(page: string, fields: Fields): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** @param web the game's own address, unchecked @param account undefined without credentials */
export function launchPlanOf(code: string, web: unknown, account: GameAccount | undefined): LaunchPlan {
  const method = launchMethodOf(code);
  if (method.kind === 'web') {
    const target = link(web);
    return target ? ready(target, true) : problem('address');
  }
  if (!account) return problem('event');
  const newTab = config.iframe;
  if (method.kind === 'autoLogin' && [account.username, account.password].some(isDotSegment)) return problem('event');
  if (method.kind === 'autoLogin')
    return { kind: 'ask', newTab, ask: async () => link((await method.ask(account)).link) };
  const page = openable(method.page());
  if (page === null) return problem('address');
  if (method.kind === 'query') return ready({ kind: 'link', url: withQuery(page, method.fields(account)) }, newTab);
  const fields = method.fields(account);
  return fields ? ready({ kind: 'form', url: page, fields }, newTab) : problem('event');
}

/** Address of the app: its store, a file or a page, over https or on this site (GAM-30). */
export function storeLink(raw: unknown): string | null {
  if (typeof raw === 'string' && /^\s*(?:market|itms-apps):/i.test(raw)) return readUrl(raw.trim())?.href ?? null;
  const url = webAddress(raw);
  return url !== null && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : null;
}

export interface GameLinks {
  /** Unchecked; null: credit can only be transferred (GAM-26). */
  readonly web: string | null;
  /** Checked; null disables the button (GAM-28). */
  readonly android: string | null;
  readonly ios: string | null;
}

const noLinks: GameLinks = { web: null, android: null, ios: null };

export function gameLinks(game: WalletGame | undefined): GameLinks {
  if (!game) return noLinks;
  const { web, android, ios } = game;
  return {
    web: typeof web === 'string' && web.trim() !== '' ? web : null,
    android: storeLink(android),
    ios: storeLink(ios),
  };
}
