/** What can be pressed and typed into on a page, as its accessibility tree has it: by role and name, whatever it is for. */
import type { Page } from '@playwright/test';

/** Roles that something happens on when they are pressed. */
const pressedRoles = [
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'combobox', 'slider'],
  ...['menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'],
] as const;
/** Roles of fields that take a text. */
const typedRoles = ['textbox', 'searchbox', 'spinbutton'] as const;

export type Role = Parameters<Page['getByRole']>[0];

export interface Pressable {
  readonly role: Role;
  /** As it is now; figures in it may change. */
  readonly name: string;
  /** Which of those that are called the same, whatever the figures in their names, counted from 0. */
  readonly nth: number;
  readonly takesText: boolean;
}

/** A node of the accessibility tree. */
interface Node {
  readonly role?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly url?: string;
  readonly box?: { readonly width: number; readonly height: number };
  readonly children?: readonly (Node | string)[];
}

/** Figures, with what stands between their digits. */
const figures = /\d(?:[\d.,:]*\d)?/g;

/** Keeps words of Thai and Lao whole (DES-95): it is not seen, and a word that had none may get one. */
const joiner = '\u2060';

/** A name without its figures, as a balance or a countdown in it goes on changing, and without what is not seen of its spaces. */
export const kindOfName = (name: string): string =>
  name.replaceAll(joiner, '').replaceAll(/\s/g, ' ').replaceAll(figures, '0');

const wholeWords = /\p{Script=Thai}|\p{Script=Lao}/u;

/**
 * Fits all names that differ from this one in figures, in the marks that keep words whole and in the kind of spaces alone; the name
 * itself where it has none of them.
 */
export function namesLike(name: string): string | RegExp {
  const parts = name.replaceAll(joiner, '').split(figures);
  if (parts.length === 1 && !wholeWords.test(name)) return name;
  const signs = (part: string) =>
    [...part].map((sign) => (/\s/.test(sign) ? '\\s' : sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')));
  const loose = parts.map((part) => signs(part).join(wholeWords.test(part) ? `${joiner}?` : ''));
  return new RegExp(`^${loose.join('\\d(?:[\\d.,:]*\\d)?')}$`);
}

/** Smaller ones are there for screen readers alone. */
const smallest = 8;

/** A link that stays in the app; one to a place on the same page is for the keyboard, and shows when it has the focus. */
function staysHere(url: string | undefined, page: string): boolean {
  if (url === undefined) return true;
  const to = URL.parse(url, page);
  return to !== null && to.origin === new URL(page).origin && !url.startsWith('#');
}

const isOneOf = (roles: readonly string[], role: string | undefined) => role !== undefined && roles.includes(role);

/** All nodes of the tree that can be used, in the order of the document. */
export function pressablesIn(tree: readonly (Node | string)[], page: string): Pressable[] {
  const found: Pressable[] = [];
  const counts = new Map<string, number>();
  const look = (node: Node | string): void => {
    if (typeof node === 'string') return;
    const { role, name = '', disabled, url, box, children = [] } = node;
    const takesText = isOneOf(typedRoles, role);
    if ((takesText || isOneOf(pressedRoles, role)) && name !== '' && !disabled) {
      const kind = `${role} ${kindOfName(name)}`;
      const nth = counts.get(kind) ?? 0;
      counts.set(kind, nth + 1);
      const isSeen = box !== undefined && Math.min(box.width, box.height) >= smallest;
      if (isSeen && staysHere(url, page)) found.push({ role: role as Role, name, nth, takesText });
    }
    for (const child of children) look(child);
  };
  for (const node of tree) look(node);
  return found;
}

/** What can be used in the topmost dialog, or on the page where none is open. */
export async function pressablesOn(page: Page): Promise<Pressable[]> {
  const dialogs = page.getByRole('dialog');
  const layer = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  const tree = await layer.ariaSnapshotJSON({ boxes: true });
  return pressablesIn((Array.isArray(tree) ? tree : [tree]) as readonly (Node | string)[], page.url());
}
