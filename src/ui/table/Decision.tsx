import { Acts } from '../deciding/Acts.tsx';
import { RuleLink, Say } from '../Say.tsx';
import { useGameSpeech } from '../speech.ts';
import { ASKED } from './Notice.tsx';
import type { Beside, Parts, TableKinds } from './parts.ts';
import { lastAnswered, recap as recapOf } from './recap.ts';
import type { Room } from './room.ts';
import type { Recapping } from './use-recap.ts';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> extends Beside<K> {
  readonly room: Room<K>;
  readonly parts: Parts<K>;
  readonly recap: Recapping;
}

/** The question, the result of the last answer, and the events since this person last decided. */
export function Decision<K extends TableKinds>({ room, parts, recap, ...beside }: Props<K>) {
  const { words, book } = useGameSpeech();
  const { table } = useTableWords();
  const { shown, seats, ending, gesture } = beside;
  const { Question, Note, Stopped, Recap, Since } = parts;
  const { seen, journal, refused } = shown;
  const { decision } = seen;
  if (!decision) return null;
  const { reading, customs } = room.playable;
  const since = lastAnswered(journal, seats, customs.seatOf);
  const steps = !Recap || recap.told || seats.length === 0 ? 0 : recapOf(reading, journal, since, seats).length;
  const colour = parts.colour?.(decision);
  return (
    <section
      class="slip prompt asked"
      tabIndex={-1}
      aria-label={words.play.prompt}
      aria-describedby={ASKED}
      style={colour && { '--nat': colour }}
    >
      {steps > 0 && (
        <p class="since">
          <button type="button" class="btn quiet" onClick={() => recap.begin()}>
            {table.since} <small>{steps}</small>
          </button>
        </p>
      )}
      {steps > 0 && Since && <Since shown={shown} since={since} seats={seats} onStep={recap.begin} />}
      <Question {...beside} decision={decision} id={ASKED} />
      {Note && <Note {...beside} decision={decision} />}
      {!ending.waits && (
        <Acts
          buttons={parts.buttons(decision)}
          label={(choice, action) => <Say text={parts.label(seen, choice, action)} />}
          onAnswer={ending.press}
          filled={parts.isFilled(decision) && !gesture.begun}
        />
      )}
      {Stopped && <Stopped {...beside} />}
      {refused && (
        <p class="refused" role="alert">
          <b>{words.play.refused}</b> <Say text={book.refusal(refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
    </section>
  );
}
