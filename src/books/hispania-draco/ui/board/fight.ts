import { provinceAt, provinceOfPraetor, townsNear } from '../../engine/data/geography.ts';
import { COMMANDERS, type ProvinceId, type SpaceId, type TownId } from '../../engine/data/ids.ts';
import type { Doubler, Force, Sides } from '../../engine/rules/values.ts';
import type { Combat, State } from '../../engine/state.ts';
import type { FightMarks, SupportMarks } from './marks.ts';

/** What counts in a combat, as marks of the board. `sides` are those of `sidesOf` for the same position and combat. */
export function fightOf(
  { generals }: State,
  { by, general, from, to }: Combat,
  { roman, hispanic }: Sides,
): FightMarks {
  const isOurs = by === 'roman';
  /** Where each side stands. */
  const [ours, theirs] = isOurs ? [from, to] : [to, from];
  const placeOf = (one: Doubler): SpaceId | null => ('army' in one ? one.army : generals[one.general]);
  const doubles = ({ doublers }: Force, enemy: SpaceId, side: 'roman' | 'hispanic'): FightMarks['doubles'] =>
    doublers.flatMap((one) => {
      const at = placeOf(one);
      return at === null ? [] : [{ from: at, to: enemy, side }];
    });
  const group = (who: SupportMarks['general'], at: SpaceId, { discs }: Force): readonly SupportMarks[] =>
    discs.length > 0 ? [{ general: who, at, discs }] : [];
  return {
    from,
    to,
    support: [...group(general, ours, roman), ...group(null, theirs, hispanic)],
    province: roman.province > 0 ? provinceMark(general, [ours, ...roman.discs.map(({ at }) => at)]) : null,
    doubles: [...doubles(roman, theirs, 'roman'), ...doubles(hispanic, ours, 'hispanic')],
  };
}

/** The first space of a group that is in the province of a praetor or touches it, and its town there (4.3-province). */
function provinceMark(general: Combat['general'], group: readonly SpaceId[]): FightMarks['province'] {
  const of = COMMANDERS.find((one) => one === general);
  const home = of && provinceOfPraetor(of);
  if (!of || !home) return null;
  for (const from of group) {
    const to = homeOf(from, home);
    if (to) return { from, to, of: home };
  }
  return null;
}

function homeOf(at: SpaceId, home: ProvinceId): TownId | undefined {
  const near = townsNear(at);
  return provinceAt(at) === home ? (at as TownId) : near.find((to) => provinceAt(to) === home);
}
