import type { Rich } from '../../../words/rich.ts';
import { printedNumber } from '../engine/data/rule-ids.ts';
import { CLASS_OF, nameOf } from '../words/marks.ts';
import { Dice } from './Dice.tsx';
import { useSpeech } from './speech.ts';

/** A sentence with its marks: nations in small caps, provinces in italics, rules as links, dice as dice. */
export function Say({ text }: { readonly text: Rich }) {
  const called = nameOf(useSpeech().names);
  return (
    <>
      {text.map((piece, i) => {
        // A sentence never changes its order: the index is the identity of a piece.
        const key = `${i}`;
        if (typeof piece === 'string') return piece;
        if ('tag' in piece) {
          const set = CLASS_OF[piece.tag];
          return set ? (
            <span key={key} class={set}>
              {called(piece)}
            </span>
          ) : (
            <i key={key}>{called(piece)}</i>
          );
        }
        if ('rule' in piece) return <RuleLink key={key} rule={piece.rule} />;
        return <Dice key={key} dice={piece.dice} />;
      })}
    </>
  );
}

/** The number of a rule, a link to it where its chapter is written. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const href = useSpeech().hrefOf(rule);
  const number = printedNumber(rule);
  return href ? (
    <a class="rid" href={href}>
      {number}
    </a>
  ) : (
    <span class="rid">{number}</span>
  );
}
