import { useSpeech } from '../../../../ui/speech.ts';
import { OPTIONS } from '../../engine/data/play-ids.ts';
import type { State } from '../../engine/state.ts';
import { OWN } from '../../words/en/own-table.ts';

/** Above the log: the options of this game, and what of the map is reconstructed. */
export function PlayedOn({ state: { options, events } }: { readonly state: State }) {
  const { optional, tables, events: label } = OWN.begin;
  const table = typeof events === 'string' ? events : events.length === 6 ? 'six' : 'eleven';
  return (
    <p class="played-on">
      {label}: {tables[table][0]}.{' '}
      {OPTIONS.filter((one) => options.includes(one)).map((one) => `${optional[one][0]}. `)}
      {OWN.map} <a href={useHome('reconstructed/')}>{OWN.more}</a>
    </p>
  );
}

/** The address of a page of the book. The links of rules lead there already. */
function useHome(page: string): string | undefined {
  return useSpeech()
    .hrefOf('1')
    ?.replace(/rules\/.*$/, page);
}
