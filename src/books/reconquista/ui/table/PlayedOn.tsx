import { OPTIONS } from '../../engine/data/play-ids.ts';
import type { State } from '../../engine/state.ts';
import { useWords } from '../speech.tsx';

interface Props {
  readonly state: State;
  /** The address of the page of reconstructed values. */
  readonly more: string;
}

/** Above the log: the options of this game, and what of the map is reconstructed. */
export function PlayedOn({ state: { options, events }, more }: Props) {
  const { play, own } = useWords();
  const { begin, map, more: about } = own;
  const { optional, tables, events: label } = begin;
  const table = typeof events === 'string' ? events : events.length === 6 ? 'six' : 'eleven';
  return (
    <p class="played-on">
      {label}
      {play.colon}
      {(tables[table][0] ?? '').toLowerCase()}.{' '}
      {OPTIONS.filter((one) => options.includes(one)).map((one) => `${optional[one][0]}. `)}
      {map} <a href={more}>{about}</a>
    </p>
  );
}
