import type { Decision } from '../../../../kernel/contract.ts';
import { FactLines } from '../../../../ui/FactLines.tsx';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Telling } from '../../../../ui/scene/kinds.ts';
import type { Level } from '../../../../ui/scene/parts.ts';
import type { Owner } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { prompt } from '../../words/index.ts';
import { NationChip } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';
import type { Stack } from './stacks.ts';

/** Points from the last action, and the end of a battle: the map does not show them. */
export function Scored({
  facts,
  say,
}: {
  readonly facts: readonly HispaniaFact[];
  readonly say: Telling<HispaniaFact>;
}) {
  const { words } = useSpeech();
  const scored = facts.filter(({ kind }) => SCORED.includes(kind));
  if (scored.length === 0) return null;
  return (
    <ul class="scored" aria-label={words.play.scored}>
      <FactLines facts={scored} say={say} />
    </ul>
  );
}
const SCORED: readonly HispaniaFact['kind'][] = ['battle-over', 'scored', 'points', 'final'];

/** The owner of the question. */
export function ownerOf(decision: Decision | undefined): Owner | undefined {
  return (decision?.params['owner'] ?? decision?.params['nation']) as Owner | undefined;
}

interface QuestionProps {
  readonly decision: Decision;
  readonly owner: Owner | undefined;
  readonly facts: readonly HispaniaFact[];
  /** The stack in the hand: the question is then where it goes. */
  readonly stack?: Stack | undefined;
  /** The id of the question itself, for elements that it describes. */
  readonly id?: string;
  /** The level of its heading: one below the heading above it on the page. */
  readonly level: Level;
}

/** The decision, its owner and rule, and the result of doing nothing. */
export function Question({ decision, owner, facts, stack, id, level }: QuestionProps) {
  const { words } = useSpeech();
  const Heading = `h${level}` as const;
  const said = prompt(words, decision, {
    chosen: stack && { from: stack.from, units: { ...stack.units, ...stack.leaders } },
    facts: facts.some((f) => f.kind === 'rolled') ? facts : undefined,
  });
  return (
    <>
      <p class="who">
        {owner && <NationChip nation={owner} />}
        <span>
          <Say text={said.who} />
        </span>
        <RuleLink rule={decision.rule} />
      </p>
      <Heading class="ask" id={id}>
        <Say text={said.ask} />
      </Heading>
      <p class="else">
        <Say text={said.otherwise} />
      </p>
    </>
  );
}
