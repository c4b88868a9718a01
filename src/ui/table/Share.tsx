import { useState } from 'preact/hooks';
import { copyOut, download } from '../hand-out.ts';
import { textsOf } from '../kept/texts.ts';
import type { Kinds, ShownOf } from '../playable.ts';
import { textOf, useGameSpeech } from '../speech.ts';
import { filedIn } from './filed.ts';
import type { Room } from './room.ts';
import { fileOfRoom, gameLink, LONGEST_LINK, positionLink } from './sharing.ts';
import { useTableWords } from './words.ts';

/**
 * Links and files of a game, and a report of an apparent error. Nothing is sent anywhere: the link contains everything.
 */
export function Share<K extends Kinds>({ room, shown }: { readonly room: Room<K>; readonly shown: ShownOf<K> }) {
  const speech = useGameSpeech();
  const { words, book } = speech;
  const { games, table, voice } = useTableWords();
  const { share } = table;
  const [said, setSaid] = useState<string>();
  const [link, setLink] = useState<string>();
  const copy = async (copied: string, what: 'link' | 'report' = 'link'): Promise<void> => {
    setLink(undefined);
    const done = await copyOut(copied);
    setSaid(done ? (what === 'link' ? share.copied : share.reportCopied) : words.play.notCopied);
    if (!done) setLink(copied);
  };
  const whole = async (): Promise<void> => {
    const address = await gameLink(room, shown);
    if (address.length > LONGEST_LINK) {
      setLink(undefined);
      setSaid(share.tooLong(address.length));
    } else await copy(address);
  };
  const report = async (): Promise<void> => {
    const { decision } = shown.seen;
    await copy(
      share.reportText({
        book: voice.title,
        link: await positionLink(room, shown),
        rule: decision?.rule ?? '',
        engine: room.playable.game.version,
        answer: shown.looking ?? shown.journal.at,
        question: decision ? textOf(speech, book.prompt(decision).ask) : '',
      }),
      'report',
    );
  };
  const save = (): void => {
    download({ name: games.file(room.name), text: fileOfRoom(room, shown) });
    const { book } = room.playable;
    filedIn(textsOf(book), book.id).mark(room.id, Date.now());
  };
  return (
    <section class="share">
      <h3>{share.title}</h3>
      <p class="acts">
        <button type="button" class="btn quiet" onClick={async () => copy(await positionLink(room, shown))}>
          {share.position}
        </button>
        <button type="button" class="btn quiet" onClick={whole}>
          {share.game}
        </button>
        <button type="button" class="btn quiet" onClick={save}>
          {share.file}
        </button>
        <button type="button" class="btn quiet" onClick={report}>
          {share.report}
        </button>
      </p>
      <p class="fine">{share.secret}</p>
      <p class="fine">{share.reportSays}</p>
      <p role="status">{said}</p>
      {link && (
        <input readOnly value={link} aria-label={share.title} onFocus={(event) => event.currentTarget.select()} />
      )}
    </section>
  );
}
