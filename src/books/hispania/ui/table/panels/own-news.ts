import type { Seat } from '../../../../../kernel/contract.ts';
import { type Journal, stateAt } from '../../../../../kernel/journal.ts';
import { lastAnswered } from '../../../../../ui/table/recap.ts';
import { type NationId, PROVINCES, type ProvinceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { State } from '../../../engine/state.ts';
import { ownsOf } from '../../deciding/own.ts';
import { customs } from '../customs.ts';
import { holdersIn } from '../holders.ts';

/** What has become of the reader's own nations since they last decided. */
export interface OwnNews {
  /** Their provinces that others have taken. */
  readonly lost: readonly ProvinceId[];
  readonly submitted: readonly { readonly nation: NationId; readonly to: NationId }[];
  /** Their nations that transformed or left the game. */
  readonly ended: readonly { readonly nation: NationId; readonly into: NationId | null }[];
}

const NONE: OwnNews = { lost: [], submitted: [], ended: [] };

export function ownNews(journal: Journal<State, HispaniaFact>, seats: readonly Seat[]): OwnNews {
  const { at, entries } = journal;
  const since = lastAnswered(journal, seats, customs.seatOf);
  const later = entries.slice(since, at);
  if (since === 0 || later.length === 0) return NONE;
  // With the last answer a battle may have been lost: its province was theirs before it.
  const [before, now] = [stateAt(journal, since - 1), stateAt(journal, at)];
  const [wasOwn, isOwn] = [ownsOf(before, seats), ownsOf(now, seats)];
  const facts = entries.slice(since - 1, at).flatMap((entry) => entry.facts);
  const ended = facts.flatMap((fact) =>
    fact.kind === 'nation-ended' && wasOwn(fact.nation) ? [{ nation: fact.nation, into: fact.into }] : [],
  );
  const [held, holds] = [holdersIn(before), holdersIn(now)];
  const isGone = (owner: NationId): boolean => ended.some(({ nation }) => nation === owner);
  return {
    lost: PROVINCES.filter((place) => {
      const [was, is] = [held[place], holds[place]];
      return wasOwn(was) && !isGone(was) && is !== undefined && !isOwn(is);
    }),
    submitted: facts.flatMap((fact) =>
      fact.kind === 'submitted' && wasOwn(fact.nation) ? [{ nation: fact.nation, to: fact.to }] : [],
    ),
    ended,
  };
}

/** The facts without the battles in these provinces: that they are lost is told. */
export const besides = (facts: readonly HispaniaFact[], { lost }: OwnNews): readonly HispaniaFact[] =>
  facts.filter((fact) => fact.kind !== 'battle-over' || !lost.some((place) => place === fact.place));
