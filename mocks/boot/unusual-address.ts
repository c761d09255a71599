/** Reads addresses with a linked world, script, faults, brand, or invalid or unknown parameter. Lazy-loaded. */

import { problemText, texts } from '../devtools/page-kit/texts.ts';
import { changeAddress } from '../devtools/tab/address.ts';
import { type Brand, brandOfTab, holdBrand, keepBrand, readBrand, usualBrand } from '../devtools/tab/brand.ts';
import { readFaults } from '../devtools/tab/fault-params.ts';
import { readNames } from '../devtools/tab/parameter-names.ts';
import type { ParamProblem, StartParams } from '../devtools/tab/params.ts';
import { type LinkedWorld, readLinkedWorld } from '../devtools/tab/read-linked-world.ts';
import type { Language } from '../reference/language.ts';
import type { Fault } from '../wire/faults.ts';
import type { Catalogue } from './open-scripted.ts';

/** A fault of the address; one of `fault` is for the next call. */
type AskedFault = Omit<Fault, 'times'> & Partial<Pick<Fault, 'times'>>;

/** Everything the address asks for. */
export interface Asked {
  readonly params: StartParams;
  readonly capsule: string | null;
  readonly faults: readonly AskedFault[] | null;
}

interface Address {
  readonly params: StartParams;
  readonly problems: readonly ParamProblem[];
  /** The packed world after `#w=`. */
  readonly packed: string | null;
  /** All parameters, unparsed. */
  readonly query: URLSearchParams;
}

/** Parameters that conflict with what brings its own world. A state also has its own player. */
const unusedBy = {
  story: ['scenario', '#w'],
  state: ['scenario', 'as', 'present', '#w'],
  link: ['scenario', 'seed', 'at', 'set'],
} as const;

/** What of the address brings its own world; null without any. */
function bringerOf({ params, packed, query }: Address): keyof typeof unusedBy | null {
  if (params.present !== null) return query.has('state') ? 'state' : 'story';
  return packed === null ? null : 'link';
}

function unused(kind: keyof typeof unusedBy, { packed, query }: Address, language: Language): ParamProblem[] {
  return unusedBy[kind].flatMap((parameter) => {
    const value = parameter === '#w' ? packed : query.get(parameter);
    return value === null ? [] : [{ parameter, value, accepts: [], reason: texts[language].problem[kind] }];
  });
}

/** The brand of the address; value null without one. */
async function brandOf(
  { query }: Address,
  language: Language,
  base: string,
): Promise<{ value: Brand | null } | { problem: ParamProblem }> {
  const value = query.get('brand');
  if (value === null) return { value: null };
  const read = await readBrand(value, base);
  if ('value' in read) return read;
  const named = { parameter: 'brand', value, accepts: [] };
  return {
    problem: 'problem' in read ? { ...named, reason: problemText(read.problem, language) } : { ...named, ...read },
  };
}

/**
 * Stores a brand for this tab, with the former logo unless it has one, and removes it from the address, because the
 * panel may change it later. If the browser stores nothing, the address keeps it.
 */
function takeBrand(brand: Brand): void {
  const wanted = brand === usualBrand ? brand : { ...brand, logo: brand.logo ?? brandOfTab().logo };
  if (!keepBrand(wanted)) return holdBrand(wanted);
  changeAddress((url) => url.searchParams.delete('brand'));
}

/**
 * Reads faults, brand and linked world.
 * @returns null when anything is invalid; an error page is shown then
 */
export async function readUnusual(
  address: Address,
  catalogue: Catalogue,
  language: Language,
  base: string,
): Promise<Asked | null> {
  const { params, packed, query } = address;
  const { scenarios } = catalogue;
  const bringer = bringerOf(address);
  const beside = bringer === null ? [] : unused(bringer, address, language);
  const isUnused = (name: string) => beside.some(({ parameter }) => parameter === name);
  const wrong = address.problems.filter(({ parameter }) => !isUnused(parameter));
  const found = [...beside, ...wrong];
  const t = texts[language].problem;
  for (const { parameter, value, meant } of readNames(query)) {
    const reason = meant === null ? t.repeated : t.near.replace('{{name}}', meant);
    found.push({ parameter, value, accepts: [], reason });
  }
  const worlds: [ParamProblem, LinkedWorld][] = [];
  if (packed !== null && !isUnused('#w'))
    worlds.push([{ parameter: '#w', value: packed, accepts: [] }, await readLinkedWorld(packed, scenarios)]);
  const fault = query.has('fault') ? query.getAll('fault').join(',') : null;
  const faults = fault === null ? null : readFaults(fault);
  if (fault !== null && faults && !('value' in faults)) found.push({ parameter: 'fault', value: fault, ...faults });
  const brand = await brandOf(address, language, base);
  if ('problem' in brand) found.push(brand.problem);

  const capsules = worlds.flatMap(([, world]) => ('capsule' in world ? world.capsule : []));
  if (found.length === 0 && capsules.length === worlds.length) {
    if ('value' in brand && brand.value) takeBrand(brand.value);
    return { params, capsule: capsules[0] ?? null, faults: faults && 'value' in faults ? faults.value : null };
  }
  const [{ capsuleReason, labels }, { showProblemPage }] = await Promise.all([
    import('../devtools/panel/kit/labels.ts'),
    import('../devtools/page-kit/problem-page.ts'),
    catalogue.describeScenarios(),
  ]);
  const unread = worlds.flatMap(([named, world]) =>
    'reason' in world ? { ...named, reason: capsuleReason(world, labels[language]) } : [],
  );
  showProblemPage([...found, ...unread], scenarios, language, base);
  return null;
}
