/** Replaces personal data in recorded answers. */

import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { gameBackground, gameCodes, gameLogo, slipImage } from '../../art/paths.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { day } from '../../kernel/time/duration.ts';
import { demoPlayer, secondPlayer } from '../../reference/logins.ts';
import { magic } from '../../reference/magic.ts';
import { banks } from '../../reference/reference-data.ts';
import { type AnswerText, mapTexts } from '../answer-walk.ts';
import type { PersonalKind } from '../contract/personal-fields.ts';
import { isFollowed, type RecordedCall } from '../recording.ts';
import { keyedRandom } from './keyed-random.ts';
import { otherId, otherLink, otherName, otherPhone, otherPicture, otherText } from './replacements.ts';

const isOwnPicture = (address: string) => address.startsWith('sandbox-art/');
/** Public fields with the address of a picture on a host of the site. */
const pictureFields: readonly string[] = ['logo', 'background', 'image', 'lineQR', 'instruction', 'banners'];

/** Sources and targets of money on statements. */
const knownWords: readonly string[] = [
  'WALLET',
  'TRUEWALLET',
  'WW',
  'PAYTIMZ',
  'PAYONEX',
  'FP',
  ...banks.map(({ code }) => code),
  ...gameCodes,
  'SUCCESS',
];
const magicWords = new Set(Object.values(magic).flatMap((words) => Object.keys(words)));

/** Personal data in requests of writes, by body field or path parameter; `id` belongs to a QR. */
const requestKinds: Readonly<Record<string, PersonalKind>> = {
  id: 'id',
  coupon: 'id',
  name: 'name',
  bankAccountName: 'name',
  bankAccountNo: 'account',
};

/** Keeps the format. */
function movedDate(text: string, days: number): string {
  const match = /^(\d{4}-\d{2}-\d{2})(.*)$/s.exec(text);
  const time = Date.parse(`${match?.[1]}T00:00:00Z`) + days * day;
  return match && time >= Date.UTC(1, 0) && time < Date.UTC(9999, 0)
    ? new Date(time).toISOString().slice(0, 10) + match[2]
    : text;
}

export interface LifeOwner {
  /** Never empty. */
  readonly id: string;
  readonly phone: string;
  readonly names: readonly string[];
}

/** Replacement values of a recording. */
export interface Digested {
  readonly calls: readonly RecordedCall[];
  /** Personal values of the recording that are all replaced. */
  readonly personal: ReadonlySet<string>;
}

/**
 * Replaces values by a throwaway key; equal values stay equal, so relations remain. Names and phrases are the
 * simulator's, numbers keep their length, dates move together, amounts stay.
 */
export class Digest {
  readonly #key: string;
  /** All dates move by whole weeks, so that weekdays stay. */
  readonly #days: number;
  readonly #base: string;
  /** Personal values of the recording. */
  readonly #personal = new Set<string>();
  readonly #words = new Set(knownWords);
  readonly #replaced = new Map<string, string>();
  readonly #used = new Set<string>([secondPlayer.username]);
  /** Those long enough to search for, in lower case. */
  #searched: readonly string[] = [];
  #owner: LifeOwner = { id: '', phone: '', names: [] };

  /** @param base address of the backend */
  constructor(key: string, base: string) {
    this.#key = key;
    this.#base = base;
    this.#days = -7 * keyedRandom(key, 'days').int(1, 60);
  }

  /** Milliseconds. */
  get shift(): number {
    return this.#days * day;
  }

  apply(calls: readonly RecordedCall[], owner: LifeOwner): Digested {
    this.#owner = owner;
    for (const name of owner.names) this.#noteOwnName(name);
    for (const call of calls) mapTexts(call.id, call.answer, (text) => this.#noteWord(text));
    for (const call of calls) {
      mapTexts(call.id, call.answer, (text) => this.#note(text));
      this.#noteRequest(call);
    }
    this.#searched = [...this.#personal].filter(({ length }) => length >= 4).map((value) => value.toLowerCase());
    const digested = calls.map((call) => this.#callOf(call));
    return { calls: digested, personal: this.#personal };
  }

  #noteWord({ value, kind, name }: AnswerText): string {
    if (kind === 'public' && /^(code|bankCode)$/.test(name) && /^\w{2,20}$/.test(value)) this.#words.add(value);
    return value;
  }

  #note(text: AnswerText): string {
    if (this.#isPersonal(text)) this.#personal.add(text.value);
    return text.value;
  }

  /** Each part of the player's name identifies the player too. */
  #noteOwnName(name: string): void {
    for (const part of name.split(/\s+/)) if (part.length >= 4) this.#personal.add(part);
  }

  /** Chat ids, slip references and texts of the player are personal too. */
  #noteRequest({ id, path, body }: RecordedCall): void {
    if (isFollowed(id)) {
      for (const [field, value] of [...Object.entries(path), ...Object.entries(body ?? {})]) {
        if (typeof value !== 'string' || value.trim() === '' || this.#words.has(value)) continue;
        this.#personal.add(value);
        if (requestKinds[field] === 'name') this.#noteOwnName(value);
      }
      return;
    }
    const { userId = '', guestId = '' } = isRecord(body) ? body : {};
    for (const id of [userId, guestId, path['reference'] ?? '']) if (id !== '') this.#personal.add(String(id));
  }

  #isPersonal({ value, kind, type }: AnswerText): boolean {
    if (value.trim() === '' || type === 'date' || kind === 'public') return false;
    if ((kind === 'picture' || kind === 'link') && isOwnPicture(value)) return false;
    // unclassified values count as personal
    return !((kind === 'text' || kind === null) && this.#words.has(value));
  }

  #callOf(call: RecordedCall): RecordedCall {
    const { id, path, body, answer } = call;
    const { reference } = path;
    const read = reference === undefined ? path : { ...path, reference: this.replace('id', reference) };
    return {
      ...call,
      at: call.at + this.shift,
      path: isFollowed(id) ? (this.#requestOf(path) as Record<string, string>) : read,
      body: this.#bodyOf(id, body),
      answer:
        answer === undefined
          ? undefined
          : this.#movedQr(
              id,
              mapTexts(id, answer, (text) => this.#textOf(text)),
            ),
    };
  }

  /** Path or body of a write. Known words, such as game codes, stay. */
  #requestOf(given: object): object {
    const other = ([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && value !== '' && !this.#words.has(value)
        ? this.replace(requestKinds[name] ?? 'text', value)
        : value,
    ];
    return Object.fromEntries(Object.entries(given).map(other));
  }

  #bodyOf(id: OperationId, body: unknown): unknown {
    if (isFollowed(id) && isRecord(body)) return this.#requestOf(body);
    if (operations[id].tag !== 'chat' || !isRecord(body)) return body;
    const idOf = (value: unknown) => (value === '' ? '' : this.replace('id', String(value)));
    return { ...body, userId: idOf(body['userId']), guestId: idOf(body['guestId']) };
  }

  /** Expiry of a QR, in ms or in seconds (QR-43). */
  #movedQr(id: OperationId, answer: unknown): unknown {
    if ((id !== 'getQr' && id !== 'createQr') || answer === undefined) return answer;
    const qr = answer as QrCode;
    if (typeof qr.expireIn !== 'number') return qr;
    return { ...qr, expireIn: qr.expireIn + (qr.expireIn < 1e12 ? this.shift / 1000 : this.shift) };
  }

  #textOf(text: AnswerText): string {
    const { value, kind, type } = text;
    if (type === 'date') return movedDate(value, this.#days);
    if (kind === 'public') return this.#publicOf(text);
    return this.#isPersonal(text) ? this.replace(kind ?? 'text', value) : value;
  }

  /** Removes the address of the backend and of its pictures from public texts. */
  #publicOf({ value, name, parent }: AnswerText): string {
    if (!pictureFields.includes(name) || value === '' || isOwnPicture(value)) {
      return value.replaceAll(new URL(this.#base).origin, 'https://life.example');
    }
    const code = gameCodes.find((each) => each === parent['code']);
    if (code === undefined) return slipImage(keyedRandom(this.#key, value).int(0, 2));
    return name === 'background' ? gameBackground(code) : gameLogo(code);
  }

  /** Different values stay different, and none becomes another value of the recording. */
  replace(kind: PersonalKind, value: string): string {
    const known = this.#replaced.get(value);
    if (known !== undefined) return known;
    const found = this.#draw(kind, value);
    this.#replaced.set(value, found);
    this.#used.add(found);
    return found;
  }

  #draw(kind: PersonalKind, value: string): string {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const found = this.#candidate(kind, value, attempt);
      const mayRepeat = kind === 'name' || kind === 'text' || kind === 'picture';
      const isTaken = !mayRepeat && this.#used.has(found);
      if (!isTaken && !magicWords.has(found) && !this.#holdsPersonal(found)) return found;
    }
    // too short: all candidates are taken
    return this.#candidate('id', `${value}00000000`, 0);
  }

  #holdsPersonal(found: string): boolean {
    const text = found.toLowerCase();
    return this.#personal.has(found) || this.#searched.some((value) => text.includes(value));
  }

  #candidate(kind: PersonalKind, value: string, attempt: number): string {
    const draw = keyedRandom(this.#key, `${kind}|${value}|${attempt}`);
    if (kind === 'id') return this.#idOf(value, attempt);
    // the documented demo login, unless the recording has it
    if (kind === 'phone' && value === this.#owner.phone && attempt === 0) return demoPlayer.username;
    if (kind === 'phone') return otherPhone(draw, value);
    if (kind === 'name') return otherName(draw, value);
    if (kind === 'picture') return otherPicture(draw);
    if (kind === 'link') return otherLink(draw, value);
    return kind === 'account' ? otherId(draw, value) : otherText(draw, value, attempt);
  }

  /** The own player's id becomes the demo player's, also inside other ids. */
  #idOf(value: string, attempt: number): string {
    const draw = keyedRandom(this.#key, `id|${value}|${attempt}`);
    const { id } = this.#owner;
    if (value === id) return String(draw.int(10_000_000, 99_999_999));
    const parts = value.split(/(\d{4}-\d{2}-\d{2})|(^KP-)/).filter((part) => part !== undefined);
    return parts
      .map((part) => {
        if (/^\d{4}-\d{2}-\d{2}$/.test(part)) return movedDate(part, this.#days);
        if (part === 'KP-') return part;
        return part
          .split(id)
          .map((rest) => otherId(draw, rest))
          .join(this.replace('id', id));
      })
      .join('');
  }
}
