import { useMemo, useState } from 'preact/hooks';
import type { RuleId } from '../../engine/data/ids.ts';
import type { LookupWords } from '../../words/en/tables.ts';
import { Glyph } from '../Glyph.tsx';
import type { GlyphName } from '../glyphs.ts';
import { answer, type Reason } from './answer.ts';
import { changed, diceFor, FIRST_QUESTION, isFort, type Question, targetsFor, type Unit } from './question.ts';

export interface LookupProps {
  readonly words: Omit<LookupWords, 'title' | 'withoutScript' | 'fort'>;
  readonly units: Readonly<Record<Unit, string>>;
  /** The rules that an answer cites, as references print them, with their addresses; a rule whose chapter is not written has none. */
  readonly rules: { readonly [rule in RuleId]?: { readonly cited: string; readonly href: string | undefined } };
  /** Address of the page of rulings. */
  readonly rulings: string;
}

const fill = (text: string, n: number): string => text.replace('{n}', String(n));
const glyphOf = (unit: Unit): GlyphName => (isFort(unit) ? 'fort' : unit);

/** Asks for the shooter, the target, the place and the circumstances; shows at once the number that the die needs, and the reason. */
export function Lookup({ words, units, rules, rulings }: LookupProps) {
  const [question, setQuestion] = useState<Question>(FIRST_QUESTION);
  const found = useMemo(() => answer(question), [question]);
  const set = (change: Partial<Question>): void => setQuestion((old) => changed(old, change));
  const { side, die, target, terrain } = question;
  const unit = (id: Unit) => ({ id, text: units[id], glyph: glyphOf(id) });
  // Zeal belongs to the attacker, the river's bonus to the defender.
  const bonuses = ['leader', side === 'attacker' ? 'zeal' : 'river', 'tactics'] as const;

  return (
    <form class="lookup" onSubmit={(event) => event.preventDefault()}>
      <Pick
        legend={words.side}
        value={side}
        onPick={(id) => set({ side: id })}
        options={[
          { id: 'attacker', text: words.attacker },
          { id: 'defender', text: words.defender },
        ]}
      />
      <Pick
        legend={words.ground}
        value={terrain}
        onPick={(id) => set({ terrain: id })}
        options={[
          { id: 'plain', text: words.plain },
          { id: 'mountain', text: words.mountain },
        ]}
      />
      <Pick legend={words.die} value={die} onPick={(id) => set({ die: id })} options={diceFor(side).map(unit)} />
      <Pick
        legend={words.target}
        value={target}
        onPick={(id) => set({ target: id })}
        options={targetsFor(side, die).map(unit)}
      />
      <fieldset>
        <legend>{words.bonus}</legend>
        {bonuses.map((bonus) => (
          <label key={bonus}>
            <input
              type="checkbox"
              checked={question[bonus]}
              onChange={(event) => set({ [bonus]: event.currentTarget.checked })}
            />
            <span>{words[bonus]}</span>
          </label>
        ))}
      </fieldset>
      <div class="found">
        <output>
          {fill(words.needs, found.needs)} <b>{fill(words.chances, found.chances)}</b>
        </output>
        <Ten needs={found.needs} />
        <ul aria-label={words.reasons}>
          {found.reasons.map((reason) => (
            <li key={reason.why}>
              <span class="num">{numberOf(reason)}</span> {wordsOf(reason, question, words)}{' '}
              <Rule cited={rules[reason.rule]?.cited ?? reason.rule} href={rules[reason.rule]?.href} />
            </li>
          ))}
          {found.other && (
            <li>
              <span class="num" />
              <a href={`${rulings}#${found.other.ruling}`}>{fill(words.other, found.other.needs)}</a>
            </li>
          )}
        </ul>
      </div>
    </form>
  );
}

interface PickProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly text: string; readonly glyph?: GlyphName }[];
  readonly onPick: (id: T) => void;
}

/** One of several, as radio buttons. */
function Pick<T extends string>({ legend, value, options, onPick }: PickProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ id, text, glyph }) => (
        <label key={id}>
          <input type="radio" name={legend} value={id} checked={id === value} onChange={() => onPick(id)} />
          <span>
            {glyph && <Glyph name={glyph} size={18} />} {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The ten faces of the die; those that hit are filled. The sentence beside them gives the same information. */
function Ten({ needs }: { readonly needs: number }) {
  const faces = Array.from({ length: 10 }, (_, i) => i + 1);
  return (
    <p class="ten" aria-hidden="true">
      {faces.map((face) => (
        <span key={face} class={face >= needs ? 'hit' : undefined}>
          {face}
        </span>
      ))}
    </p>
  );
}

function Rule({ cited, href }: { readonly cited: string; readonly href: string | undefined }) {
  return href ? (
    <a class="rid" href={href}>
      {cited}
    </a>
  ) : (
    <span class="rid">{cited}</span>
  );
}

/** The number from which a line of the computation starts, or which it subtracts. */
function numberOf({ why, value }: Reason): string {
  if (why === 'no-bonus') return '';
  const starts = why === 'table' || why === 'berber' || why === 'on-berber' || why === 'one-misses';
  return starts ? String(value) : `−${value}`;
}

function wordsOf({ why }: Reason, { side, terrain }: Question, words: LookupProps['words']): string {
  return why === 'table' ? `${words.why[`table-${side}`]}, ${words[terrain]}` : words.why[why];
}
