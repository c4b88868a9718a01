import type { Root } from '../../../../kernel/root.ts';
import { fetchedLater } from '../../../../ui/later.ts';
import type { ShownOf } from '../../../../ui/playable.ts';
import { scoreOf } from '../../engine/rules/score.ts';
import type { Options } from '../../engine/setup.ts';
import type { StartWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';

interface Props {
  readonly shown: ShownOf<OfReconquista>;
  readonly words: StartWords['par'];
  /** The address of the page of par. */
  readonly page: string;
}

/** The table of par, fetched at the end of a first game. */
const useRecord = fetchedLater(() => import('../../bots/par.ts'));

/** How the points of a finished game compare with those of a computer from the same start. */
export function ParOfGame({ shown: { journal, state }, words, page }: Props) {
  const { parts } = useRecord();
  const start = startOf(journal.root);
  const par = start === undefined ? undefined : parts?.standingOf(start, scoreOf(state).points);
  if (!par) return null;
  const { options, events, rulings } = state;
  const isPlain = events === 'basic' && options.length === 0 && Object.keys(rulings).length === 0;
  return (
    <section class="par">
      <h3>{words.title(par.median)}</h3>
      <p>
        {words.stands(par.below, par.equal, par.above)} {!isPlain && words.otherwise}
      </p>
      <p>
        <a href={`${page}#turn-${start}`}>{words.more}</a>
      </p>
    </section>
  );
}

/** The start of a whole game; undefined for a game from a position or a scene, which has no par. */
function startOf(root: Root): number | undefined {
  return root.is === 'game' ? ((root.options as Options).start ?? 1) : undefined;
}
