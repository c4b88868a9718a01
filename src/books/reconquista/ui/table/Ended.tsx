import { isCounting } from '../../../../kernel/root.ts';
import { Says } from '../../../../ui/records/Says.tsx';
import { useRecorded } from '../../../../ui/records/use-recorded.ts';
import type { EndedPart } from '../../../../ui/table/parts.ts';
import type { TableWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';
import { ShareCampaign, usePar } from './Result.tsx';
import { type Campaign, campaignIn, isPlain } from './record.ts';

interface Props extends EndedPart<OfReconquista> {
  readonly words: TableWords;
  /** The address of the book. */
  readonly home: string;
}

/** Below the result of a game: how it compares with par, its text to share, and the record book, which now has it. */
export function Ended({ room, shown, words, home }: Props) {
  const { root } = shown.journal;
  const { counts } = root;
  const campaign = campaignIn(root, shown.state);
  const failed = useRecorded({ room, shown, result: campaign && { ...campaign } });
  if (!campaign) return null;
  const recorded = counts && { counts, version: room.playable.game.version };
  return (
    <>
      <Says counts={counts} words={words.records} />
      {(!counts || isCounting(root)) && <ParOfGame campaign={campaign} words={words} page={`${home}par/`} />}
      {recorded && <ShareCampaign campaign={campaign} recorded={recorded} words={words} home={home} />}
      {failed && <p class="wrong">{words.records.day.unkept}</p>}
      {recorded && (
        <p>
          <a href="#records">{words.campaigns.recordBook}</a>
        </p>
      )}
    </>
  );
}

interface ParProps {
  readonly campaign: Campaign;
  readonly words: TableWords;
  /** The address of the page of par. */
  readonly page: string;
}

/** How the points of a finished game compare with those of a computer from the same start. */
function ParOfGame({ campaign, words, page }: ParProps) {
  const { parts } = usePar();
  const { par: said } = words.starts;
  const { start, points } = campaign;
  const par = parts?.standingOf(start, points);
  if (!par) return null;
  return (
    <section class="par">
      <h3>{said.title(par.median)}</h3>
      <p>
        {said.stands(par.below, par.equal, par.above)} {!isPlain(campaign) && said.otherwise}
      </p>
      <p>
        <a href={`${page}#turn-${start}`}>{said.more}</a>
      </p>
    </section>
  );
}
