import type { Rich } from '../words/rich.ts';
import { Dice } from './Dice.tsx';
import { useSpeech } from './speech.ts';

/** A sentence with its marks: names in the book's style, rules as links, dice as dice. */
export function Say({ text }: { readonly text: Rich }) {
  const { book } = useSpeech();
  return (
    <>
      {text.map((piece, i) => {
        // The parts of a sentence keep their order, so the index identifies a part.
        const key = `${i}`;
        if (typeof piece === 'string') return piece;
        if ('tag' in piece) {
          const { name, class: set } = book.named(piece);
          return set ? (
            <span key={key} class={set}>
              {name}
            </span>
          ) : (
            <i key={key}>{name}</i>
          );
        }
        if ('rule' in piece) return <RuleLink key={key} rule={piece.rule} />;
        return <Dice key={key} dice={piece.dice} />;
      })}
    </>
  );
}

/** A rule as references print it, as a link if its page is written. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { hrefOf, book } = useSpeech();
  const href = hrefOf(rule);
  const number = book.printed(rule);
  return href ? (
    <a class="rid" href={href}>
      {number}
    </a>
  ) : (
    <span class="rid">{number}</span>
  );
}
