import { same } from '../../../kernel/hash.ts';
import { move } from '../engine/actions.ts';
import { provinceOf } from '../engine/data/geography.ts';
import { FACES, type GeneralId, type SpaceId, type TownId } from '../engine/data/ids.ts';
import { MOST } from '../engine/data/level.ts';
import { draco } from '../engine/game.ts';
import { nearest, waysOf } from '../engine/rules/armies.ts';
import { armyAt, armyIn } from '../engine/rules/board.ts';
import { effectOn } from '../engine/rules/revolts.ts';
import { routesOf } from '../engine/rules/routes.ts';
import { counted, type Force } from '../engine/rules/values.ts';
import type { Combat, State } from '../engine/state.ts';
import { combatOdds } from '../odds/combat.ts';
import { forecast } from '../odds/forecast.ts';
import { fraction } from '../odds/fraction.ts';
import {
  type Asked,
  type Because,
  type Chance,
  type Counted,
  type Judgement,
  NEVER,
  type Puzzle,
  STAYS,
  type Verdict,
} from './puzzle.ts';

/** The state of a puzzle. Throws if its position is faulty; a test opens every puzzle. */
export function opened({ id, position }: Pick<Puzzle, 'id' | 'position'>): State {
  const { state, faults = [] } = draco.position(position);
  if (!state) throw new Error(`${id}: ${faults.map((f) => `${f.path} ${f.code}`).join(', ')}`);
  return state;
}

/** The verdict of the engine and its odds on every answer to a puzzle. Throws on a puzzle that cannot be asked. */
export function judge(puzzle: Pick<Puzzle, 'id' | 'position' | 'asked' | 'options'>): Judgement {
  const state = opened(puzzle);
  const { asked, options } = puzzle;
  const each = (of: (option: string) => Verdict, because: Because): Judgement => ({
    verdicts: Object.fromEntries(options.map((option) => [option, of(option)])),
    because,
  });
  const one = (right: string, because: Because): Judgement => each((option) => ({ right: option === right }), because);
  const exactly = (chance: Chance, because: Because = { is: 'chance', chance }): Judgement =>
    one(told(chance), because);
  switch (asked.is) {
    case 'certain':
      return judgeCertain(options, (at) => fought(state, asked.general, at, asked.coins));
    case 'stand':
      return judgeCertain(options, (from) =>
        fought(standing(state, asked.general, from), asked.general, asked.at, asked.coins),
      );
    case 'coins':
      return judgeCoins(state, asked, one);
    case 'chance': {
      const values = fought(state, asked.general, asked.at, asked.coins);
      return exactly(values.chance, { is: 'values', ...values });
    }
    case 'price': {
      const { price, way } = journey(state, asked.general, asked.to);
      return one(`${price}`, { is: 'way', way, price });
    }
    case 'rolled':
      return one(effectOn(state, asked.at), {
        is: 'rolled',
        army: armyIn(state, provinceOf(asked.at))?.at ?? null,
      });
    case 'goes': {
      const ways = waysOf(state, asked.from);
      return one(nearest(ways, asked.die) ?? STAYS, { is: 'ways', ways });
    }
    case 'toward': {
      const ways = waysOf(state, asked.from);
      const faces = FACES.filter((die) => nearest(ways, die) === asked.to).length;
      return exactly(fraction(faces, FACES.length), { is: 'ways', ways });
    }
    case 'risen': {
      const { revolts } = ahead(state);
      const of = (at: string): Chance => revolts.find(({ place }) => place === at)?.chance ?? { ways: 0, of: 1 };
      const most = options.map(of).reduce((a, b) => (number(b) > number(a) ? b : a));
      return each((at) => ({ right: same(of(at), most), chance: of(at) }), { is: 'chance', chance: most });
    }
    case 'beaten':
      return exactly(
        ahead(state).beaten.find(({ general }) => general === asked.general)?.chance ?? { ways: 0, of: 1 },
      );
    case 'defeat':
      return exactly(ahead(state).defeat);
  }
}

/** The answers that are right. */
export const rightOf = ({ verdicts }: Judgement): readonly string[] =>
  Object.keys(verdicts).filter((option) => verdicts[option]?.right);

/** A fraction as an answer: `5/12`. */
export const told = ({ ways, of }: Chance): string => `${ways}/${of}`;
const number = ({ ways, of }: Chance): number => ways / of;

const ofChance = (chance: Chance): Verdict => ({ right: same(chance, { ways: 1, of: 1 }), chance });

/** The spaces for which a combat is certain are right; what counts there explains it. */
function judgeCertain(options: readonly string[], of: (at: SpaceId) => ReturnType<typeof fought>): Judgement {
  const all = options.map((option) => [option, of(option as SpaceId)] as const);
  const [, values] = all.find(([, { chance }]) => ofChance(chance).right) ?? [];
  if (!values) throw new Error('nothing is certain');
  return {
    verdicts: Object.fromEntries(all.map(([option, { chance }]) => [option, ofChance(chance)])),
    because: { is: 'values', ...values },
  };
}

function ahead(state: State) {
  const found = forecast(state);
  if (!found) throw new Error('no Hispanic phase is ahead');
  return found;
}

/** The combat of the right answer to a puzzle, with the position that it is fought in; undefined if it asks for none. */
export function foughtIn(
  puzzle: Pick<Puzzle, 'id' | 'position' | 'asked' | 'right'>,
): { readonly state: State; readonly combat: Combat } | undefined {
  const state = opened(puzzle);
  const { asked, right } = puzzle;
  const [answer = ''] = right;
  switch (asked.is) {
    case 'certain':
      return { state, combat: combatOf(state, asked.general, answer as SpaceId, asked.coins) };
    case 'stand': {
      const stood = standing(state, asked.general, answer as SpaceId);
      return { state: stood, combat: combatOf(stood, asked.general, asked.at, asked.coins) };
    }
    case 'coins':
      return {
        state,
        combat: combatOf(state, asked.general, asked.at, answer === NEVER ? MOST.combat : Number(answer)),
      };
    case 'chance':
      return { state, combat: combatOf(state, asked.general, asked.at, asked.coins) };
    default:
      return undefined;
  }
}

/** The position in which a general stands elsewhere. */
const standing = (state: State, general: GeneralId, from: SpaceId): State => ({
  ...state,
  generals: { ...state.generals, [general]: from },
});

/** A siege or an attack by a general from where he is. */
function combatOf(state: State, general: GeneralId, to: SpaceId, coins: number): Combat {
  const from = state.generals[general];
  if (from === null) throw new Error(`${general} is off the board`);
  return { by: 'roman', kind: armyAt(state, to) ? 'attack' : 'siege', general, from, to, coins, raise: 0 };
}

/** What counts in such a combat, and the chance that he wins. */
function fought(state: State, general: GeneralId, to: SpaceId, coins: number) {
  const { sides, roman } = combatOdds(state, combatOf(state, general, to, coins));
  return { roman: beside(sides.roman), hispanic: beside(sides.hispanic), chance: roman };
}

/** What counts on a side beside its die or shield. */
function beside(force: Force): Counted {
  const { base, coins, discs, province, bonus, doubles } = counted(force, null);
  return { shield: force.shield === null ? null : base, adds: coins + discs + province + bonus, doubles };
}

function judgeCoins(
  state: State,
  { general, at }: Extract<Asked, { is: 'coins' }>,
  one: (right: string, because: Because) => Judgement,
): Judgement {
  const all = Array.from({ length: MOST.combat }, (_, i) => fought(state, general, at, i + 1));
  const enough = all.findIndex(({ chance }) => same(chance, { ways: 1, of: 1 }));
  const values = all[enough] ?? all.at(-1);
  if (!values) throw new Error('no coins');
  return one(enough < 0 ? NEVER : `${enough + 1}`, { is: 'values', ...values });
}

/** The cheapest journey of a general: the end of each of its moves, and its price. Throws if there is none. */
function journey(
  state: State,
  general: GeneralId,
  to: SpaceId,
): { readonly price: number; readonly way: readonly SpaceId[] } {
  const open: { readonly state: State; readonly price: number; readonly way: readonly SpaceId[] }[] = [
    { state: { ...state, coins: 99 }, price: 0, way: [] },
  ];
  const seen = new Set<SpaceId | null>();
  for (let next = open.shift(); next; next = open.sort((a, b) => a.price - b.price).shift()) {
    const here = next.state.generals[general];
    if (here === to) return next;
    if (seen.has(here)) continue;
    seen.add(here);
    for (const { to: step, cost } of routesOf(next.state, general)) {
      const done = draco.apply(next.state, move(general, step));
      if (!done.refusal) open.push({ state: done.state, price: next.price + cost, way: [...next.way, step] });
    }
  }
  throw new Error(`no way leads to ${to}`);
}

/** Whether an answer is a space of the board. */
export const isPlace = (option: string): option is TownId =>
  option !== STAYS && option !== NEVER && !/^\d/.test(option);
