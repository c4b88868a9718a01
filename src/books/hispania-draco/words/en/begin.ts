import type { CommanderId, ScenarioId, VariantId } from '../../engine/data/ids.ts';
import { NAMES } from './names.ts';
import { count } from './pieces.ts';

const in100 = (share: number): string => `${Math.round(100 * share)}`;

/** The words of a new game: where it begins, its level, its variants, its players. */
export const BEGIN = {
  where: 'Where to begin',
  basic: ['Basic game', '198 BC, all six provinces'] as readonly [string, string],
  scenarios: {
    'first-repression': '197 to 194 BC, Cato lands',
    'siege-of-numantia': '153 to 133 BC, Scipio Aemilianus',
    'terror-of-rome': '147 to 139 BC, with Terror',
    'river-of-oblivion': '138 to 136 BC, with Pirates',
    'new-empire': '26 to 19 BC, 3 variants',
  } satisfies Record<ScenarioId, string>,
  level: 'Level',
  bars: 'wins in 100 if this row alone were changed',
  variants: 'Variants',
  withIt: 'wins in 100 with it',
  says: {
    ingenivm: 'roads are placed in play',
    imperivm: 'a power for each general',
    proconsvl: 'a fourth general by sea, for 3 coins',
    'legio-hispana': '1 garrison that serves all 3',
    pirates: 'revolts at sea stop the fleets',
    terror: 'one army counts double',
    hispano: 'one more player leads the revolt',
  } satisfies Record<VariantId, string>,
  murder: 'Murder of the chief',
  murderSays: 'one attempt a game, with Terror',
  ofScenario: 'of the scenario',
  notHere: 'not in this scenario',
  yours: 'Your game',
  levels: ['easy', 'medium', 'hard'] as readonly [string, string, string],
  mixed: 'mixed',
  with: (names: readonly string[]): string => `with ${names.join(', ')}`,
  wins: 'in 100 for Rome',
  measured: (games: number, from: number, to: number): string =>
    `Measured in ${count(games, 'game')} of a team of computers; ${in100(from)} to ${in100(to)} in 100 with 95% confidence.`,
  estimate: 'Estimated from the games of a team of computers at other levels.',
  unmeasured: 'not measured',
  unmeasuredSays: 'No games of computers were measured with these choices.',
  romans: 'Romans',
  plays: (generals: readonly CommanderId[]): string => generals.map((one) => NAMES.generals[one]).join(', '),
  hispano: 'the Hispanic player',
  board: 'Set up the board',
  picture: 'What the scenario puts on the board',
  none: 'The board before the dice',
  name: (form: string, level: string, variants: readonly string[]): string => [form, level, ...variants].join(', '),
};
export type BeginWords = Omit<typeof BEGIN, 'scenarios' | 'says'> & {
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly says: Readonly<Record<VariantId, string>>;
};
