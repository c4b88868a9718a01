import { isCounting } from '../../../../kernel/root.ts';
import { Says } from '../../../../ui/records/Says.tsx';
import { useRecorded } from '../../../../ui/records/use-recorded.ts';
import type { EndedPart } from '../../../../ui/table/parts.ts';
import { PARAMETERS } from '../../engine/data/level.ts';
import type { OfDraco } from '../kinds.ts';
import { measuredFrom, type Result, resultIn, written } from './record.ts';
import { ShareResult } from './ShareResult.tsx';
import { useOwnTable } from './table-words.ts';
import { MEASURED_BY, useRates } from './use-rates.ts';

/** Below the result of a game: how it compares with computers, a level to play next, its text to share, and the record book. */
export function Ended({ room, shown, home }: EndedPart<OfDraco> & { readonly home: string }) {
  const { records, conquests } = useOwnTable();
  const { root } = shown.journal;
  const { counts } = root;
  const result = resultIn(root, shown.state);
  const failed = useRecorded({ room, shown, result: result && { ...result } });
  if (!result) return null;
  const recorded = counts && { counts, version: room.playable.game.version };
  return (
    <>
      <p>{conquests.held(result.capitals)}</p>
      <Says counts={counts} words={records} />
      {(!counts || isCounting(root)) && <Compared result={result} />}
      {recorded && <ShareResult result={result} recorded={recorded} home={home} />}
      {failed && <p class="wrong">{records.day.unkept}</p>}
      {recorded && (
        <p>
          <a href="#records">{conquests.recordBook}</a>
        </p>
      )}
    </>
  );
}

/** The wins of computers with the same choices, and a level to play next. */
function Compared({ result }: { readonly result: Result }) {
  const { conquests } = useOwnTable();
  const { parts: rates } = useRates();
  const options = measuredFrom(result);
  const rate = rates?.rateOf(MEASURED_BY, options);
  const won = result.ending === 'victory';
  const next = rates?.nextLevel(options, won, MEASURED_BY);
  return (
    <>
      {rate && <p>{conquests.rate(Math.round((100 * rate.won) / rate.games))}</p>}
      {next && <p>{conquests.next(written(PARAMETERS.map((one) => next[one])), won)}</p>}
    </>
  );
}
