import { isProvince, type NationId, PLACES, type PlaceId } from '../../data/ids.ts';
import { possiblePiles } from '../../rules/pile.ts';
import { type Draft, note, tell, type View } from '../../rules/view.ts';
import { PILE_TOKENS, type PileToken, type Played } from '../../state.ts';
import { ardourOf, invades } from '../../turn.ts';
import { ofActive } from './own-turn.ts';
import type { Play } from './play.ts';

/** Rules 10.3-minor-invasion and 10.3-ardour: a pile moves and fights once more. What it does then stands with the rules. */

/** The pile is named at the start of the turn; where reinforcements will stand outside Hispania it may be theirs. */
export const minorInvasion: Play = {
  token: 'minor-invasion',
  rule: '10.3-minor-invasion',
  at: 'turn-start',
  offers: (view) =>
    ofActive(view, (nation) => {
      // In an invasion of its own everybody moves twice (ruling minor-invasion-when).
      if (invades(view.tables.nations[nation], view.state.turn)) return [];
      const expected = landingPlaces(view, nation);
      const piles = possiblePiles(view, nation);
      return PLACES.filter((place) => piles.includes(place) || expected.includes(place)).map((place) => ({ place }));
    }),
  effect: (draft, played) => name(draft, played, 'minor-invasion'),
};

/** Where reinforcements of this turn come in outside Hispania. */
function landingPlaces(view: View, nation: NationId): readonly PlaceId[] {
  const due = view.tables.nations[nation].arrivals[view.state.turn] ?? [];
  return due.flatMap(({ at: places }) =>
    places.flatMap((place) => (place === 'own-territory' || place === 'band' || isProvince(place) ? [] : [place])),
  );
}

/** The province is named after the last combat; a nation has ardour once in a turn (ruling ardour-once). */
export const ardour: Play = {
  token: 'ardour',
  rule: '10.3-ardour',
  at: 'after-combat',
  offers: (view) =>
    ofActive(view, (nation) =>
      ardourOf(view.tables.nations[nation], view.state.turn)
        ? []
        : possiblePiles(view, nation)
            .filter(isProvince)
            .map((place) => ({ place })),
    ),
  effect: (draft, played) => name(draft, played, 'ardour'),
};

function name(draft: Draft, { fixed }: Played, token: PileToken): void {
  const { active: nation, tally } = draft.state;
  if (nation === null) return;
  const place = fixed['place'] as PlaceId;
  const tokens = PILE_TOKENS.filter((one) => one === token || tally.tokens?.includes(one));
  note(draft, { pile: { place }, tokens });
  tell(draft, { kind: 'pile', rule: `10.3-${token}`, nation, place });
}
