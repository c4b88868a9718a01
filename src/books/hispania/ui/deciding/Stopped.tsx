import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { refusal } from '../../words/index.ts';
import { useSpeech } from '../speech.tsx';
import type { Hand } from './use-hand.ts';

/** The reason why the stack in the hand cannot come to the chosen place, and how far it comes. */
export function Stopped({ hand: { stack, stopped } }: { readonly hand: Hand }) {
  const { words } = useSpeech();
  const { hand: say } = words.around;
  if (!stopped) return null;
  return (
    <p class="refused" role="status">
      <b>
        <Say text={say.cannot(stopped.place)} />
      </b>{' '}
      {stack && stopped.at !== stack.from && <Say text={say.comes(stopped.at)} />}{' '}
      <Say text={refusal(words, stopped.refusal)} /> <RuleLink rule={stopped.refusal.rule} />
    </p>
  );
}
