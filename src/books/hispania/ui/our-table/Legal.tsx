import { useMemo } from 'preact/hooks';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { choice as choiceWords, prompt } from '../../words/index.ts';
import { Barred } from '../deciding/Choices.tsx';
import { look } from '../deciding/look.ts';
import { prospectIn, type Seen } from '../deciding/seen.ts';
import { FactLines } from '../FactLines.tsx';
import { type Ahead, type Group, groupsOf } from './forecast.ts';
import { useEditor } from './spoken.ts';

interface Props {
  readonly ahead: Ahead | undefined;
}

/** The current question of the rules and all its answers: for reading, not for play. */
export function Legal({ ahead }: Props) {
  const { editor, facts: say, words } = useEditor();
  const { legal } = editor;
  const seen = useMemo(() => ahead && look(ahead.state), [ahead]);
  const decision = seen?.decision;
  const facts = ahead?.facts.filter(({ only }) => only === undefined) ?? [];
  const said = decision && prompt(words, decision);
  return (
    <details class="slip fold" open>
      <summary>
        {legal.title} <small>{decision && legal.count(decision.choices.length)}</small>
      </summary>
      {!ahead && <p class="quietly">{legal.wait}</p>}
      {facts.length > 0 && (
        <details class="inner">
          <summary>
            {legal.first} <small>{facts.length}</small>
          </summary>
          <ol class="lines">
            <FactLines facts={facts} say={say} />
          </ol>
        </details>
      )}
      {ahead && !decision && <p>{legal.over}</p>}
      {said && decision && (
        <>
          <p class="who">
            <span>
              <Say text={said.who} />
            </span>
            <RuleLink rule={decision.rule} />
          </p>
          <p class="ask">
            <Say text={said.ask} />
          </p>
          <p class="quietly">
            <Say text={said.otherwise} />
          </p>
        </>
      )}
      {seen && decision && groupsOf(decision).map((group) => <Choices key={nameOf(group)} seen={seen} group={group} />)}
      {seen && <Barred barred={seen.barred} />}
    </details>
  );
}

const nameOf = ({ kind, from }: Group): string => `${kind} ${from ?? ''}`;

/** A longer list of choices of one kind is folded. */
const FEW = 4;

function Choices({ seen, group }: { readonly seen: Seen; readonly group: Group }) {
  const { editor, words } = useEditor();
  const { legal } = editor;
  const rows = (
    <ul class="lines">
      {group.choices.map((choice) => {
        const { label, consequence } = choiceWords(words, choice, prospectIn(seen, choice));
        return (
          <li key={JSON.stringify([choice.fixed, Object.keys(choice.ranges)])}>
            <span>
              <Say text={label} />{' '}
              {consequence.length > 0 && (
                <small>
                  <Say text={consequence} />
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (!group.from && group.choices.length <= FEW) return rows;
  return (
    <details class="inner">
      <summary>
        <span>{group.from ? <Say text={legal.from(group.from)} /> : legal.kinds}</span>{' '}
        <small>{group.choices.length}</small>
      </summary>
      {rows}
    </details>
  );
}
