import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { groupsForPoints } from '../../../src/books/hispania/scenes/groups-for-points.ts';
import type { DecisionKind } from '../../../src/books/hispania/words/en/decisions.ts';
import { PROMPTS } from '../../../src/books/hispania/words/en/prompts.ts';
import { openScene } from '../../../src/kernel/runner.ts';
import { open, type Places } from '../../hispania/engine/set-up.ts';
import { endOf, goOn, preset } from '../../hispania/engine/turn-end.ts';
import { pointsOf } from './table-game.ts';

/** Every kind of question that the game asks. */
export const KINDS = Object.keys(PROMPTS) as readonly DecisionKind[];

/** Whole games that come to most of them. */
const GAMES = ['C-standard', 'C-advanced', 'B-advanced'];

/** Positions for those that whole games seldom come to. */
const RARE: { readonly [kind in DecisionKind]?: () => State } = {
  'after-battles': () => open('umayyads', 'combat', { toledo: 'umayyads: 2 infantry; visigoths: ruin' }, { turn: 12 }),
  'before-income': () => {
    const places: Places = { toledo: 'almoravids: 2 infantry; castile: ruin', galicia: 'galicians: infantry' };
    return open('galicians', 'last-stacking', places, { turn: 20, begins: true });
  },
  'free-castle': () => {
    const own = ['toledo', 'seville', 'cordoba', 'lisbon'].map((place) => [place, 'visigoths: infantry']);
    const start = open('visigoths', 'sequence-end', Object.fromEntries(own), { turn: 8, lastTurn: 9 });
    return goOn({ ...start, fresh: 2 }).state;
  },
  'give-up': () => {
    const places: Places = {
      segovia: 'umayyads: infantry<toledo, cavalry<toledo; visigoths: castle',
      toledo: 'umayyads: infantry',
    };
    const siege = open('umayyads', 'combat', places, { turn: 12, lastTurn: 19, tally: { toledo: true } });
    return hispania.apply(siege, { kind: 'battle', fixed: { place: 'segovia' }, values: {} }).state ?? siege;
  },
  'group-raise': () => {
    const { state } = openScene(hispania, groupsForPoints);
    if (!state) throw new Error('the scene does not open');
    return groupsForPoints.line
      .slice(0, 4)
      .reduce((now: State, { action }) => hispania.apply(now, action).state ?? now, state);
  },
  pile: () =>
    open('crusade', 'ardour-movement', { valencia: 'crusade: 2 knight', toledo: 'almohads: elite' }, { turn: 20 }),
  swap: () => {
    const places: Places = {
      valencia: 'umayyads: castle',
      denia: 'umayyads: infantry, castle',
      majorca: 'umayyads: castle',
    };
    return preset(endOf(14, places, { seats: { umayyads: 'two' } }), 'settle', 'found', 'survivors').state;
  },
};

let known: ReadonlyMap<DecisionKind, State> | undefined;

/** A position in which each kind of question is asked. */
export function positions(): ReadonlyMap<DecisionKind, State> {
  known ??= found();
  return known;
}

function found(): ReadonlyMap<DecisionKind, State> {
  const all = new Map<DecisionKind, State>();
  for (const name of GAMES) {
    for (const { decision, state } of pointsOf(name)) {
      const kind = decision.kind as DecisionKind;
      if (!all.has(kind)) all.set(kind, state);
    }
  }
  for (const [kind, make] of Object.entries(RARE)) all.set(kind as DecisionKind, make());
  for (const kind of KINDS) {
    const state = all.get(kind);
    if (!state || hispania.decision(state)?.kind !== kind) throw new Error(`no position asks ${kind}`);
  }
  return all;
}
