import { Say } from '../../../../../ui/Say.tsx';
import { half } from '../../../../../words/half.ts';
import type { Rich } from '../../../../../words/rich.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { NationChip } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { marked } from './marked.ts';
import { nextPoints } from './next-points.ts';
import type { PlaceCard } from './place.ts';

interface Props {
  readonly about: PlaceCard;
  /** The active nation, and whether a nation is the reader's. */
  readonly active: NationId | null;
  readonly isOwn: (nation: NationId) => boolean;
  /** What was fought there this turn. */
  readonly fought?: Rich | undefined;
}

/** The shortest account of a place, for a pointer that rests on it: whose it is, its room, and the reader's next points. */
export function TagText({ about: { place, land, groups, scores }, active, isOwn, fought }: Props) {
  const { inspect } = useTableWords();
  const { names } = useSpeech();
  const [only, ...others] = groups.map(({ owner }) => owner);
  const holder = only && only !== 'neutral' && others.length === 0 ? only : null;
  const next = nextPoints(scores, { active, holder, isOwn });
  return (
    <>
      <p class="head">
        <i>{names.places[place]}</i>
        {land && <small>{inspect.ground(marked(half(land.income), land.incomeKnown), land.limit, land.capital)}</small>}
      </p>
      {groups.map(({ owner, units, leaders, ruins }) => (
        <p key={owner}>
          <NationChip nation={owner} size={20} /> <Say text={inspect.stack(units, leaders, ruins)} />
        </p>
      ))}
      {land?.room !== undefined && groups.length > 0 && <p>{inspect.room(land.room)}</p>}
      {fought && (
        <p>
          <Say text={fought} />
        </p>
      )}
      {next && (
        <p>
          <Say
            text={inspect.toYou(
              next.worth.map(({ nation, points, known }) => ({ nation, points: marked(half(points), known) })),
              next.turn,
            )}
          />
        </p>
      )}
    </>
  );
}
