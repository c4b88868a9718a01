import type { RuleId } from '../../../src/books/hispania/engine/data/ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import { LANGS } from '../../../src/words/lang.ts';
import { type Change, constantOf, keyOf, listOf, type Read, type Wanted } from '../change.ts';
import { inserted } from '../insert.ts';

const ROOT = 'src/books/hispania';

/** A scene in which Castile moves out of Cuenca: one step, two tasks and a wrong answer, for replacement one by one. */
export function newScene(wanted: Wanted, read: Read): Change {
  const { id } = wanted;
  const ids = `${ROOT}/scenes/ids.ts`;
  const load = `${ROOT}/scenes/load.ts`;
  const words = `${ROOT}/words/scenes.ts`;
  const fetch = `async () => (await import('./${id}.ts')).${constantOf(id)}`;
  return {
    files: {
      [`${ROOT}/scenes/${id}.ts`]: sceneText(wanted),
      [`${ROOT}/words/en/scenes/${id}.ts`]: wordsText(wanted, './types.ts'),
      [`${ROOT}/words/fr/scenes/${id}.ts`]: wordsText(wanted, '../../en/scenes/types.ts'),
    },
    edits: {
      [ids]: inserted(read(ids), 'SCENE_IDS', `'${id}'`, nextOf(wanted)),
      [load]: inserted(read(load), 'LOAD', `${keyOf(id)}: ${fetch}`),
      [words]: LANGS.reduce(
        (text, lang) => inserted(text, lang.toUpperCase(), `${keyOf(id)}: () => import('./${lang}/scenes/${id}.ts')`),
        read(words),
      ),
    },
  };
}

/** The lines that a scene works through; for a scene of our own, those of its first rule, for which the rulebook has no example. */
function linesOf({ rules, lines }: Wanted): readonly [from: number, to: number] {
  const [from, to = from] = lines;
  return from === undefined || to === undefined ? RULE_TABLE[rules[0] as RuleId].lines : [from, to];
}

/** Scenes are in the order of the rulebook; this is the next one, in the written form of the list of ids. */
function nextOf(wanted: Wanted): string | undefined {
  const [from] = linesOf(wanted);
  const next = SCENES.find(({ source }) => (source.lines?.[0] ?? 0) > from);
  return next && `'${next.id}'`;
}

function sceneText(wanted: Wanted): string {
  const { id, rules, lines } = wanted;
  return `import { step } from '../engine/actions.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** To write: what this scene shows of ${rules.join(', ')}. */
export const ${constantOf(id)} = {
  id: '${id}',
  rules: ${listOf(rules)},
  source: { lines: [${linesOf(wanted).join(', ')}]${lines.length > 0 ? '' : ', own: true'} },
  view: ['cuenca', 'zaragoza', 'tortosa', 'castellon'],
  position: {
    turn: 17,
    active: 'castile',
    phase: 'movement',
    units: {
      cuenca: [{ owner: 'castile', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('cuenca', 'zaragoza', { infantry: 1 }) }],
  after: [happened('moved', { from: 'cuenca', to: 'zaragoza' }), stand('zaragoza', 'castile', 1)],
  tasks: [
    {
      id: 'both',
      at: 0,
      goal: [stand('zaragoza', 'castile', 2)],
      // Once this holds, the reader has missed the goal: movement is over. It must not hold during the answer.
      lost: [not(value('phase', [], 'movement'))],
      answer: [{ action: step('cuenca', 'zaragoza', { infantry: 2 }) }],
    },
    {
      id: 'one-province-on',
      at: 1,
      goal: [holds('tortosa', 'castile')],
      lost: [not(value('phase', [], 'movement'))],
      // The key of a unit that has moved: npm run scene -- ${id} 1
      answer: [{ action: step('zaragoza', 'tortosa', { 'infantry/steps=1/from=cuenca': 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'over-the-corner',
      at: 0,
      action: step('cuenca', 'tortosa', { infantry: 1 }),
      code: 'corner',
      rule: '5-corners',
    },
  ],
} as const satisfies HispaniaScene;
`;
}

/** The words to write, in a language. `types`: the module of their form, from there. */
function wordsText({ id, rules }: Wanted, types: string): string {
  return `import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from '${types}';

export const words: WordsOf<'${id}'> = {
  title: 'To write',
  about: t\`To write: what the position is, and what to look at. \${n('castile')} has 2 infantry in \${p('cuenca')}.\`,
  steps: [t\`To write: 1 infantry moves to \${p('zaragoza')}.\`],
  after: t\`To write: what the line has shown (\${r('${rules[0]}')}).\`,
  tasks: {
    both: {
      ask: t\`To write: move both units to \${p('zaragoza')}.\`,
      done: t\`To write: what was learned.\`,
      lost: t\`To write: the movement is over.\`,
      hints: [t\`To write: where to look.\`, t\`To write: what to do.\`, t\`To write: the answer itself.\`],
    },
    'one-province-on': {
      ask: t\`To write: move on to \${p('tortosa')}.\`,
      done: t\`To write: what was learned.\`,
      lost: t\`To write: the movement is over.\`,
      hints: [t\`To write: where to look.\`, t\`To write: what to do.\`, t\`To write: the answer itself.\`],
    },
  },
  wrongs: {
    'over-the-corner': {
      label: t\`To write: move from \${p('cuenca')} to \${p('tortosa')}.\`,
      because: t\`To write: why the rule refuses it.\`,
    },
  },
};
`;
}
