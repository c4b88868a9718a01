import { isProvince } from '../data/ids.ts';
import type { NationHooks } from '../rules/hooks.ts';
import { award } from '../rules/points.ts';
import { note } from '../rules/view.ts';
import { specialNow } from './special.ts';

/** Rule 11-seville-cities: on turns 16 and 17 a castle rebuilt in one of three cities scores, once each. */
export const seville: NationHooks = {
  onRebuilt(draft, place) {
    const cities = specialNow(draft, 'seville', 'city-castles');
    const { cities: before = [] } = draft.state.tally;
    if (!cities || !isProvince(place) || !cities.provinces.includes(place) || before.includes(place)) return;
    const all = [...before, place];
    note(draft, { cities: cities.provinces.filter((city) => all.includes(city)) });
    award(draft, 'seville', cities.each, cities.rule, 'city', [place]);
  },
};
