import type { Action, Fact, Seat } from '../../../kernel/contract.ts';
import { lastAnswered } from '../recap.ts';
import { seatsHere } from '../seats-here.ts';
import type { Shown } from '../shown.ts';
import { CUES, type Cue } from './setting.ts';

/** What is heard of a table between two looks at it. */

type Table = Pick<
  Shown<unknown, Fact, unknown>,
  'journal' | 'last' | 'asking' | 'looking' | 'sittings' | 'holder' | 'busy'
>;

/** Whether it has become a person's turn: others have answered since that person's last answer. */
export function isCalled(shown: Table, seatOf: (action: Action) => Seat | undefined): boolean {
  const { asking, looking, journal, sittings } = shown;
  if (asking.is !== 'person' || looking !== undefined) return false;
  const here = seatsHere(shown);
  const seats = here.length > 0 ? here : [asking.seat];
  // In a scene one viewer plays all seats, and nobody is called.
  return sittings.length > 0 && lastAnswered(journal, seats, seatOf) < journal.at;
}

/** The cues of the facts that were not shown before, each once. */
export function cuesOf<F extends Fact>(facts: readonly F[], cue: (fact: F) => Cue | undefined): readonly Cue[] {
  const heard = new Set(facts.map(cue));
  return CUES.filter((one) => heard.has(one));
}
