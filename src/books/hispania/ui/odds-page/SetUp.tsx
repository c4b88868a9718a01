import type { Ref } from 'preact';
import { drawnName } from '../../../../kernel/names.ts';
import { SIDES } from '../../engine/state/battle.ts';
import { useCommon } from '../naming.tsx';
import { OddsFigure } from '../odds/OddsFigure.tsx';
import type { Told } from '../odds/use-odds.ts';
import { type Comparison, type Entry, letterOf } from './comparison.ts';
import { Fighting } from './Fighting.tsx';
import { Ground } from './Ground.tsx';
import { namesOf } from './pieces.ts';
import { SideFields } from './SideFields.tsx';
import { Trouble } from './Trouble.tsx';
import { usePage } from './words.ts';

interface Props {
  readonly all: Comparison;
  readonly entry: Entry;
  readonly told: Told;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onChoose: (id: number) => void;
  readonly onChange: (change: (entry: Entry) => Entry) => void;
}

/** The form of one of the battles: both sides, the ground, and the policies. */
export function SetUp({ all, entry, told, heading, onChoose, onChange }: Props) {
  const { page } = usePage();
  const { names, play } = useCommon();
  const letter = letterOf(all.indexOf(entry));
  const sides = namesOf(entry.battle, names.nations, page.side);
  const setBattle = (battle: Entry['battle']): void => onChange((old) => ({ ...old, battle }));
  const odds = told.answer?.is === 'odds' ? told.answer.odds : undefined;
  return (
    <section class="slip set-up" aria-labelledby="set-up">
      <div class="which">
        <h2 id="set-up" tabIndex={-1} ref={heading}>
          {page.setUp(letter)}
        </h2>
        {all.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons are no fields of a form
          <div class="letters" role="group" aria-label={page.which}>
            {all.map(({ id, name }, i) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === entry.id}
                aria-label={
                  name ? `${page.battle(letterOf(i))}${play.colon}${drawnName(name)}` : page.battle(letterOf(i))
                }
                onClick={() => onChoose(id)}
              >
                {letterOf(i)}
              </button>
            ))}
          </div>
        )}
      </div>
      {/* If the results are far below, the result stays in view. On wide screens it is beside this. */}
      <div class="meanwhile" aria-hidden="true">
        {odds ? (
          <OddsFigure odds={odds} attacker={sides.attacker} defender={sides.defender} size="row" />
        ) : (
          <Trouble battle={entry.battle} told={told} />
        )}
      </div>
      <div class="body">
        <div class="halves">
          {SIDES.map((side) => (
            <SideFields key={side} battle={entry.battle} side={side} onChange={setBattle} />
          ))}
        </div>
        <div class="round-it">
          <Ground battle={entry.battle} onChange={setBattle} />
          <Fighting entry={entry} onChange={(by) => onChange((old) => ({ ...old, by }))} />
        </div>
      </div>
    </section>
  );
}
