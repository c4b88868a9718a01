import type { Lang } from '../../../../words/lang.ts';
import type { Rich } from '../../../../words/rich.ts';
import { NATIONS, type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { RECONSTRUCTED_SUBMISSIONS } from '../../engine/data/nations.sources.ts';
import { atTurn } from '../../engine/data/timed.ts';
import { hasOwnStacking } from '../../ui/labels.ts';
import { heirs, LAST_TURN } from '../lifespan.ts';
import { subjects } from '../sheets/kin.ts';
import { VALUES } from '../values.ts';
import { referenceWords } from './words.ts';

/** The nations that may save 8 gold, at any time (rule 2.4). */
export const SAVES_EIGHT: readonly NationId[] = NATIONS.filter(
  (id) => atTurn(VALUES.nations[id].reserve, LAST_TURN) === 16,
);

/** Turns with a power, nation by nation. */
export function specialTurns(lang: Lang): readonly { readonly title: string; readonly told: readonly Rich[] }[] {
  const { special } = referenceWords(lang).aid;
  const of = (title: string, turnsOf: (id: NationId) => readonly number[]) => ({
    title,
    told: NATIONS.map((id) => ({ id, turns: turnsOf(id) }))
      .filter(({ turns }) => turns.length > 0)
      .map(({ id, turns }) => special.on(id, turns)),
  });
  return [
    of(special.invasion, (id) => VALUES.nations[id].invasions),
    of(special.zeal, (id) => VALUES.nations[id].zeal),
    of(special.ardour, (id) => VALUES.nations[id].ardour.map(({ turn }) => turn)),
    of(special.supremacy, (id) => VALUES.nations[id].navalSupremacy),
  ];
}

/** The nations that are transformed or removed, by the turn at whose end it happens (rule 9.4). */
export function transformations(lang: Lang): readonly Rich[] {
  const words = referenceWords(lang).aid;
  return NATIONS.flatMap((id) => {
    const { ends } = VALUES.nations[id];
    return ends ? [{ id, ends }] : [];
  })
    .sort((a, b) => a.ends.turn - b.ends.turn)
    .map(({ id, ends }) => {
      const early = ends.kind === 'settles' ? [ends.early.turn] : [];
      return ends.kind === 'removed'
        ? words.heirs.gone(ends.turn, id)
        : words.heirs.one(id, [...early, ends.turn], heirs(id));
    });
}

/** Provinces whose stacking limit differs from that of their terrain, by the limit (rule 4.1). */
export function ringed(): readonly { readonly limit: number; readonly provinces: readonly ProvinceId[] }[] {
  const own = PROVINCES.filter((id) => hasOwnStacking(VALUES.provinces[id]));
  const limits = [...new Set(own.map((id) => VALUES.provinces[id].stacking))].sort((a, b) => a - b);
  return limits.map((limit) => ({ limit, provinces: own.filter((id) => VALUES.provinces[id].stacking === limit) }));
}

/** Every overlord with the nations that submit to it (rule 9.6). */
export function submissions(lang: Lang): readonly {
  readonly overlord: NationId;
  readonly until: Rich;
  readonly who: readonly Rich[];
}[] {
  const words = referenceWords(lang).aid;
  return NATIONS.flatMap((overlord) => {
    const of = VALUES.nations[overlord].overlord;
    if (!of) return [];
    const who = subjects(overlord).map(({ nation, clause }) =>
      words.submission.clause(nation, clause.atMost, clause.must, RECONSTRUCTED_SUBMISSIONS.includes(nation)),
    );
    return [{ overlord, until: words.submission.until(of.until, of.endsWithToledo), who }];
  });
}
