import * as v from 'valibot';
import type { Fault, Json } from '../../../../kernel/contract.ts';
import { fault } from '../../../../kernel/limits.ts';
import { decode, encode, type LinkLimits } from '../../../../kernel/links.ts';
import { readBattle, readPolicies, writePolicies } from '../../odds/written.ts';
import { type Comparison, comparisonOf, type Entry, MOST_BATTLES, MOST_NAME, nameFrom } from './comparison.ts';
import { settled } from './edit.ts';

/**
 * A whole comparison in the fragment of the page's address; it is not sent anywhere. A link is hostile input: an unreadable battle is left
 * out and named, and the others are kept.
 */

const VERSION = 1;
const NAME = 'odds';
/** Six battles with all parts take about two thousand characters. */
const LIMITS: LinkLimits = { link: 8_000, length: 40_000, depth: 8, items: 64, text: 200 };

const FORM = v.strictObject({
  v: v.literal(VERSION),
  battles: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_BATTLES)),
});
const ENTRY = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST_NAME))),
  battle: v.unknown(),
  by: v.exactOptional(v.unknown()),
});

/** A fault of a link, or of one of its battles. */
export interface LinkFault {
  readonly fault: Fault;
  /** The index of the battle in the link, from 0; undefined for the link as a whole. */
  readonly battle?: number;
}

export interface ReadLink {
  /** The readable battles; undefined if there is none. */
  readonly all: Comparison | undefined;
  readonly faults: readonly LinkFault[];
}

/** Whether a fragment is a link of this page; others name a place on the page. */
export const isLink = (fragment: string): boolean => fragment.startsWith(`#${NAME}=`);

/** The fragment that restores a comparison. */
export async function linkOf(all: Comparison): Promise<string> {
  const battles = all.map(({ name, battle, by }) => ({
    ...(name ? { name } : {}),
    battle,
    ...(Object.keys(by).length > 0 ? { by: writePolicies(by) } : {}),
  }));
  return `#${NAME}=${await encode({ v: VERSION, battles } as unknown as Json)}`;
}

/** The content of a fragment. Never throws. */
export async function readLink(fragment: string): Promise<ReadLink> {
  const { value, fault: broken } = await decode(fragment.slice(NAME.length + 2), LIMITS);
  if (broken) return { all: undefined, faults: [{ fault: broken }] };
  const { success, output } = v.safeParse(FORM, value);
  if (!success) return { all: undefined, faults: [{ fault: wrongForm(value) }] };
  const battles: Omit<Entry, 'id'>[] = [];
  const faults: LinkFault[] = [];
  output.battles.forEach((one, battle) => {
    const read = readEntry(one);
    if (read.entry) battles.push(read.entry);
    else faults.push({ fault: read.fault, battle });
  });
  return { all: comparisonOf(battles), faults };
}

/** The reason why a value is no comparison. */
function wrongForm(value: unknown): Fault {
  const { v: version, battles } = (value ?? {}) as { readonly v?: unknown; readonly battles?: unknown };
  if (typeof version === 'number' && version > VERSION) return fault('newer-link', ['v'], { version });
  if (Array.isArray(battles) && battles.length > MOST_BATTLES)
    return fault('too-many-battles', ['battles'], { battles: battles.length, max: MOST_BATTLES });
  return fault('no-comparison', [], {});
}

type ReadEntry =
  | { readonly entry: Omit<Entry, 'id'>; readonly fault?: undefined }
  | { readonly fault: Fault; readonly entry?: undefined };

function readEntry(input: unknown): ReadEntry {
  const { success, output } = v.safeParse(ENTRY, input);
  if (!success) return { fault: fault('no-battle', [], {}) };
  const { name = '' } = output;
  const battle = readBattle(output.battle);
  const by = readPolicies(output.by ?? {});
  const [wrong] = [...(battle.faults ?? []), ...(by.faults ?? [])];
  if (wrong || !battle.value || !by.value) return { fault: wrong ?? fault('no-battle', [], {}) };
  return { entry: { name: nameFrom(name), battle: settled(battle.value), by: by.value } };
}
