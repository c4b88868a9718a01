import { fetchedLater } from '../../../../ui/later.ts';
import { CopyResult } from '../../../../ui/records/CopyResult.tsx';
import type { Recorded } from '../../../../ui/records/records.ts';
import { resultOf } from '../../engine/rules/score.ts';
import type { TableWords } from '../../words/table.ts';
import { type Campaign, isPlain } from './record.ts';

/** The table of par, fetched at the end of a first game. */
export const usePar = fetchedLater(() => import('../../bots/par.ts'));

interface Props {
  readonly campaign: Campaign;
  readonly recorded: Pick<Recorded, 'counts' | 'version'>;
  readonly words: TableWords;
  /** The address of the book. */
  readonly home: string;
}

/** The result of a campaign, to be shared as a text. */
export function ShareCampaign({ campaign, recorded, words, home }: Props) {
  const { parts } = usePar();
  const { records, campaigns } = words;
  const { start, points } = campaign;
  const { version, counts } = recorded;
  const { day, apart } = counts;
  const standing = apart || !isPlain(campaign) ? undefined : parts?.standingOf(start, points);
  const text = campaigns.shared({
    ...{ start, points, version, day },
    result: resultOf(points),
    link: new URL(`${home}play/`, location.href).href,
    par: standing && { below: standing.below, games: standing.below + standing.equal + standing.above },
    apart: apart && records.why[apart],
  });
  return <CopyResult words={records.share} text={text} />;
}
