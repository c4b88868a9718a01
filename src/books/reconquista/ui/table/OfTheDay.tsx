import { DayCard } from '../../../../ui/day/DayCard.tsx';
import { Says } from '../../../../ui/records/Says.tsx';
import { useRecordBook } from '../../../../ui/records/use-recorded.ts';
import type { DayPart } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import { resultOf } from '../../engine/rules/score.ts';
import { setup } from '../../engine/setup.ts';
import type { TableWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';
import { RECONQUISTA } from '../playable.ts';
import { campaignOf } from './day.ts';
import { FIRST, optionsOf } from './new-game.ts';
import { Picture } from './Picture.tsx';
import { ShareCampaign } from './Result.tsx';
import { readCampaign } from './record.ts';

/** The campaign of the day, first on the page of the games. */
export function OfTheDay({ desk, home, games, words }: DayPart<OfReconquista> & { readonly words: TableWords }) {
  const { names } = useTableWords().table.begin;
  const { campaigns, records } = words;
  return (
    <DayCard
      desk={desk}
      games={games}
      book={useRecordBook(RECONQUISTA.book)}
      words={records}
      title={campaigns.ofDay}
      about={(day) => {
        const { start } = campaignOf(day);
        return (
          <>
            <Picture summary={RECONQUISTA.summary(setup({ start }, 1))} />
            <p>{campaigns.start(start)}</p>
          </>
        );
      }}
      result={(recorded) => {
        const campaign = readCampaign(recorded.result);
        if (!campaign) return null;
        return (
          <>
            <p>
              <b>{campaigns.result(campaign.points, resultOf(campaign.points))}</b>
            </p>
            <Says counts={recorded.counts} words={records} />
            <ShareCampaign campaign={campaign} recorded={recorded} words={words} home={home} />
          </>
        );
      }}
      begin={(day, apart) => {
        const { start, seed } = campaignOf(day);
        const unopened = desk.begin({
          root: {
            is: 'game',
            options: { ...optionsOf({ ...FIRST, start }) },
            seed,
            counts: { day, ...(apart ? { apart } : {}) },
          },
          sittings: [{ seat: 'christian', name: names.person(1), is: 'person' }],
          name: campaigns.ofDay(day),
          keep: true,
        });
        return unopened === undefined;
      }}
    />
  );
}
