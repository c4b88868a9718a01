import { isProvince, type NationId, PLACES, type PlaceId, type TokenId } from '../../data/ids.ts';
import { possiblePiles } from '../../rules/pile.ts';
import { type Draft, note, tell, type View } from '../../rules/view.ts';
import type { Played } from '../../state/tokens.ts';
import type { State } from '../../state.ts';
import { ARDOUR, ardourOf, invades, type Joins, type Phase, SECOND } from '../../turn.ts';
import { ofActive } from './own-turn.ts';
import type { Play } from './play.ts';

/** Rules 10.3-minor-invasion and 10.3-ardour: a pile moves and fights once more. How it moves stands with the rules. */

/** Tokens by which a pile moves once more, in the order in which a state names them. */
export const PILE_TOKENS = ['minor-invasion', 'ardour'] as const satisfies readonly TokenId[];
type PileToken = (typeof PILE_TOKENS)[number];

/** In a minor invasion all but the pile are checked before it moves on. */
const PILE_CHECK: Phase = { id: 'pile-check', does: 'last-stacking', rule: '10.3-minor-invasion', run: 1 };

/** Puts what a pile does once more into the sequence, after the combats that the nation has anyway. */
export const withPiles: Joins = ({ state, tables }, nation, phases) => {
  const { turn, tally } = state;
  if (!tally.tokens) return phases;
  const record = tables.nations[nation];
  const minor = tally.tokens.includes('minor-invasion') && !invades(record, turn);
  const fervent = tally.tokens.includes('ardour') && !ardourOf(record, turn);
  const more = [...(minor ? [PILE_CHECK, ...SECOND] : []), ...(fervent ? ARDOUR : [])];
  const last = phases.findLastIndex(({ id }) => id === 'combat' || (fervent && id === 'second-combat'));
  return [...phases.slice(0, last + 1), ...more, ...phases.slice(last + 1)];
};

/** A pile that has ardour by a token attacks with no more units than others. */
export const pileAsOthers = ({ tally }: State): boolean => tally.tokens?.includes('ardour') ?? false;

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
