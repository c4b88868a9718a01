import type { NationId, ProvinceId } from '../../engine/data/ids.ts';
import { SCORES } from '../../engine/data/scores/of.ts';
import { gamesOf, type Source } from '../../engine/data/scores/spread.ts';
import { PUBLISHED } from '../../engine/data/sets.ts';

/** What a sentence of the advice asks of the games between computers. */
export type Asked = { readonly nation: NationId } & (
  | { readonly of: 'source'; readonly source: Source }
  | { readonly of: 'holds'; readonly province: ProvinceId; readonly turn: number }
  | { readonly of: 'submits'; readonly to: NationId }
  | { readonly of: 'eliminated' }
);

/** Half points per game, or a share of the games from 0 to 1. */
export type Measure = { readonly halves: number } | { readonly share: number };

/**
 * The number on the published set: half points from a source; the share of the games in which the nation controls a province at the
 * end of a scoring turn, submits to a nation, or is eliminated before its time. Throws if the games do not tell it.
 */
export function measured(asked: Asked): Measure {
  const scores = SCORES[PUBLISHED]?.nations[asked.nation];
  const games = scores ? gamesOf(scores.all) : 0;
  const share = (count: number | undefined): Measure => {
    if (count === undefined || games === 0) throw new Error(`No game between computers tells ${JSON.stringify(asked)}`);
    return { share: count / games };
  };
  switch (asked.of) {
    case 'source':
      return scores ? { halves: scores.told.from[asked.source] ?? 0 } : share(undefined);
    case 'holds':
      return share(scores?.told.held[asked.province]?.[scores.told.sheet.indexOf(asked.turn)]);
    case 'submits':
      return share(scores?.told.subject[asked.to]);
    case 'eliminated':
      return share(scores?.early);
  }
}
