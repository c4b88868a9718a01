import { isCounting } from '../../../../kernel/root.ts';
import { RecordBook } from '../../../../ui/records/RecordBook.tsx';
import { useRecordBook } from '../../../../ui/records/use-recorded.ts';
import type { Desk } from '../../../../ui/table/desk.ts';
import { placeOf, standingOf } from '../../bots/par.ts';
import { resultOf } from '../../engine/rules/score.ts';
import type { TableWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';
import { RECONQUISTA } from '../playable.ts';
import { useWords } from '../speech.tsx';
import { type Campaign, isPlain, readCampaign } from './record.ts';

interface Props {
  readonly desk: Desk<OfReconquista>;
  readonly words: TableWords;
}

/** The record book: all finished campaigns of this device. */
export function Records({ desk, words: { records, campaigns } }: Props) {
  const { names, own } = useWords();
  const { book } = RECONQUISTA;
  const optionsOf = ({ options, table, rulings }: Campaign): string =>
    [
      ...options.map(campaigns.options.optional),
      ...(table === 'basic' ? [] : [own.begin.tables[table][0]]),
      ...(rulings.length > 0 ? [campaigns.options.rulings(rulings)] : []),
    ].join(', ') || campaigns.options.plain;
  const placed = (campaign: Campaign): string => {
    const standing = isPlain(campaign) ? standingOf(campaign.start, campaign.points) : undefined;
    return standing ? campaigns.place(placeOf(standing)) : campaigns.noPlace;
  };
  return (
    <RecordBook
      kept={useRecordBook(book)}
      words={records}
      columns={campaigns.columns}
      cells={(recorded) => {
        const campaign = readCampaign(recorded.result);
        if (!campaign) return undefined;
        const { start, points } = campaign;
        return [
          campaigns.start(start),
          optionsOf(campaign),
          `${points}`,
          names.results[resultOf(points)],
          isCounting(recorded) ? placed(campaign) : campaigns.noPlace,
        ];
      }}
      note={campaigns.note}
      book={book.id}
      onBack={() => desk.go({ is: 'home' })}
    />
  );
}
