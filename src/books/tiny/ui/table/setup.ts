import type { Setup } from '../../../../ui/table/plain/NewGame.tsx';
import { FORMS, type Form, PLAYERS } from '../../engine/data/ids.ts';
import { SEATS } from '../../engine/data/tables.ts';
import type { Words } from '../../words/index.ts';

/** The options of a new game: one of three forms, and the number of players. */
export function setupOf({ names }: Words): Setup {
  return {
    forms: FORMS.map((id) => ({ id, name: names.forms[id], players: SEATS[id] })),
    seats: (_, players) => PLAYERS.slice(0, players),
    options: (form, players) => ({ form: form as Form, seats: players }),
  };
}
