import { draco } from '../../engine/game.ts';
import type { Written } from '../../engine/position.ts';
import { viewOf } from '../../ui/board/view.ts';

/** The position on the first page: the fourth round, with something of everything. */
export const HOME_POSITION = {
  turn: 'consul',
  phase: 'roman',
  coins: 6,
  time: 3,
  generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'bilbilis', consul: 'abula' },
  fleets: ['mare-atlanticum', 'mare-balearicum', 'mare-gaditanum'],
  roads: [
    ['gades', 'emerita'],
    ['emerita', 'capara'],
    ['basti', 'carthago-nova'],
    ['tarraco', 'ilerda'],
  ],
  garrisons: {
    olisipo: ['praetor-ulterior'],
    bracara: ['praetor-ulterior'],
    osca: ['consul', 'praetor-citerior'],
    numantia: ['praetor-citerior'],
    capara: ['consul'],
    salmantica: ['consul'],
  },
  revolts: {
    lucus: 1,
    lancia: 1,
    asturica: 3,
    pallantia: 2,
    flaviobriga: 2,
    calagurris: 1,
    cauca: 2,
    toletum: 1,
    puciala: 1,
    castulo: 1,
    onuba: 1,
  },
  armies: [{ at: 'lucus' }, { at: 'cauca' }],
} as const satisfies Written;

const { state } = draco.position(HOME_POSITION);
if (!state) throw new Error('the position of the first page is faulty');

/** What the first page draws. */
export const HOME_VIEW = viewOf(state);
