import { isProvince, type NationId, PLACES, type PlaceId, type TokenId } from '../../data/ids.ts';
import { possiblePiles } from '../../rules/pile.ts';
import { type Draft, note, tell, type View } from '../../rules/view.ts';
import type { Played } from '../../state/tokens.ts';
import type { Unplaced } from '../../state.ts';
import { ARDOUR, ardourOf, invades, type Joins, type Phase, SECOND } from '../../turn.ts';
import { ofActive } from './own-turn.ts';
import type { Play } from './play.ts';

/**
 * Rules 10.3-minor-invasion and 10.3-ardour: a stack moves and fights once more. Its movement is in the files of
 * `rules`.
 */

/** Tokens that let a stack move once more, in the order of the state. */
export const PILE_TOKENS = ['minor-invasion', 'ardour'] as const satisfies readonly TokenId[];
type PileToken = (typeof PILE_TOKENS)[number];

/** In a minor invasion all units except the stack are checked before its second movement. */
const PILE_CHECK: Phase = { id: 'pile-check', does: 'last-stacking', rule: '10.3-minor-invasion', run: 1 };

/** Adds the stack's movement and combat to the sequence, after the nation's regular combats. */
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

/** A stack with ardour by a token has no higher limit in an attack. */
export const pileAsOthers = ({ tally }: Unplaced): boolean => tally.tokens?.includes('ardour') ?? false;

/** The stack is named at the start of the turn; it may be reinforcements that will arrive outside Hispania. */
export const minorInvasion: Play = {
  token: 'minor-invasion',
  rule: '10.3-minor-invasion',
  at: 'turn-start',
  offers: (view) =>
    ofActive(view, (nation) => {
      // In an invasion of its own all units move twice (ruling minor-invasion-when).
      if (invades(view.tables.nations[nation], view.state.turn)) return [];
      const expected = landingPlaces(view, nation);
      const piles = possiblePiles(view, nation);
      return PLACES.filter((place) => piles.includes(place) || expected.includes(place)).map((place) => ({ place }));
    }),
  effect: (draft, played) => name(draft, played, 'minor-invasion'),
};

/** The places outside Hispania where reinforcements of this turn arrive. */
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
  const { place } = fixed;
  if (nation === null || place === undefined) return;
  const tokens = PILE_TOKENS.filter((one) => one === token || tally.tokens?.includes(one));
  note(draft, { pile: { place }, tokens });
  tell(draft, { kind: 'pile', rule: `10.3-${token}`, nation, place });
}
