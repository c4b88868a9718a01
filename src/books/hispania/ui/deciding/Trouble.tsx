import type { Fault } from '../../../../kernel/contract.ts';
import type { Broken } from '../../../../kernel/saves.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { State } from '../../engine/state.ts';
import { broken as brokenWords, type FaultWords, fault as faultWords } from '../../words/index.ts';
import { useSpeech } from '../speech.tsx';

export interface TroubleOf {
  readonly words: FaultWords;
  readonly faults?: readonly Fault[] | undefined;
  readonly broken?: Broken<State> | undefined;
}

/** What was wrong with a link that was opened, by name, and what that means for the reader. */
export function Trouble({ words, faults = [], broken }: TroubleOf) {
  const { play } = useSpeech().words;
  return (
    <div class="slip trouble" role="alert">
      <p class="cap">{play.faults}</p>
      {broken && (
        <p>
          <Say text={brokenWords(words, broken)} /> {broken.rule && <RuleLink rule={broken.rule} />}
        </p>
      )}
      {faults.map((fault) => (
        <p key={`${fault.code} ${fault.path}`}>
          <Say text={faultWords(words, fault)} />
        </p>
      ))}
      <p>{faults.length > 0 ? words.REMEDIES.link : words.REMEDIES.replay}</p>
    </div>
  );
}
