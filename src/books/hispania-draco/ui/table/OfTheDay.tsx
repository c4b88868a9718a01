import { DayCard } from '../../../../ui/day/DayCard.tsx';
import { Says } from '../../../../ui/records/Says.tsx';
import { useRecordBook } from '../../../../ui/records/use-recorded.ts';
import type { DayPart } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import { PARAMETERS } from '../../engine/data/level.ts';
import { setup } from '../../engine/setup.ts';
import type { OfDraco } from '../kinds.ts';
import { DRACO } from '../playable.ts';
import { useWords } from '../speech.tsx';
import { revoltOf } from './day.ts';
import { optionsOf, variantsOf } from './new-game.ts';
import { Picture } from './Picture.tsx';
import { readResult, written } from './record.ts';
import { ShareResult } from './ShareResult.tsx';
import { useOwnTable } from './table-words.ts';

/** The revolt of the day, first on the page of the games. */
export function OfTheDay({ desk, home, games }: DayPart<OfDraco>) {
  const { names: seats } = useTableWords().table.begin;
  const { names } = useWords();
  const { conquests, records } = useOwnTable();
  return (
    <DayCard
      desk={desk}
      games={games}
      book={useRecordBook(DRACO.book)}
      words={records}
      title={conquests.ofDay}
      about={(day) => {
        const { wanted, seed } = revoltOf(day);
        const variants = variantsOf(wanted).map((one) => names.variants[one]);
        return (
          <>
            <Picture summary={DRACO.summary(setup(optionsOf(wanted), seed))} />
            <p>{conquests.about(wanted.scenario, written(PARAMETERS.map((one) => wanted.level[one])), variants)}</p>
          </>
        );
      }}
      result={(recorded) => {
        const result = readResult(recorded.result);
        if (!result) return null;
        return (
          <>
            <p>
              <b>{conquests.result(result.ending, result.round, result.capitals)}</b>
            </p>
            <Says counts={recorded.counts} words={records} />
            <ShareResult result={result} recorded={recorded} home={home} />
          </>
        );
      }}
      begin={(day, apart) => {
        const { wanted, seed } = revoltOf(day);
        const unopened = desk.begin({
          root: {
            is: 'game',
            options: { ...optionsOf(wanted) },
            seed,
            counts: { day, ...(apart ? { apart } : {}) },
          },
          sittings: [{ seat: 'first', name: seats.person(1), is: 'person' }],
          name: conquests.ofDay(day),
          keep: true,
        });
        return unopened === undefined;
      }}
    />
  );
}
