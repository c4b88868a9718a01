import { LESSONS } from '../../../src/books/hispania/lessons/index.ts';
import type { LessonChapter } from '../../../src/books/hispania/lessons/lesson.ts';
import { LANGS } from '../../../src/words/lang.ts';
import { type Change, constantOf, keyOf, listOf, type Read, type Wanted } from '../change.ts';
import { inserted } from '../insert.ts';

const ROOT = 'src/books/hispania';
const CHAPTER = 'first-steps' satisfies LessonChapter;

/** A lesson of a question and a step to play, in which Castile moves out of Cuenca. It is the last of its chapter. */
export function newLesson(wanted: Wanted, read: Read): Change {
  const { id } = wanted;
  const ids = `${ROOT}/lessons/ids.ts`;
  const load = `${ROOT}/lessons/load.ts`;
  const words = `${ROOT}/words/lessons.ts`;
  const fetch = `async () => (await import('./${id}.ts')).${constantOf(id)}`;
  return {
    files: {
      [`${ROOT}/lessons/${id}.ts`]: lessonText(wanted),
      [`${ROOT}/words/en/lessons/${id}.ts`]: wordsText(wanted, './types.ts'),
      [`${ROOT}/words/fr/lessons/${id}.ts`]: wordsText(wanted, '../../en/lessons/types.ts'),
    },
    edits: {
      [ids]: inserted(read(ids), 'LESSON_IDS', `'${id}'`, nextOf()),
      [load]: inserted(read(load), 'LOAD', `${keyOf(id)}: ${fetch}`),
      [words]: LANGS.reduce(
        (text, lang) => inserted(text, lang.toUpperCase(), `${keyOf(id)}: () => import('./${lang}/lessons/${id}.ts')`),
        read(words),
      ),
    },
  };
}

/** The first lesson behind the chapter of the new one, in the written form of the list of ids. */
function nextOf(): string | undefined {
  const next = LESSONS[LESSONS.findLastIndex(({ chapter }) => chapter === CHAPTER) + 1];
  return next && `'${next.id}'`;
}

function lessonText({ id, rules }: Wanted): string {
  return `import { end, step } from '../engine/actions.ts';
import { happened, holds, not, stand } from '../scenes/claims.ts';
import { type HispaniaLesson, LESSON_SET } from './lesson.ts';
import { among } from './places.ts';

/** The nation has ended its turn. */
const over = happened('phase', { nation: 'castile', phase: 'sequence-end' });

const PLACES = ['cuenca', 'zaragoza', 'tortosa', 'castellon'] as const;

const position = {
  set: LESSON_SET,
  turn: 17,
  active: 'castile',
  phase: 'movement',
  units: {
    cuenca: [{ owner: 'castile', kind: 'infantry', count: 2 }],
  },
  seed: 1,
} as const;

/** To write: what this lesson teaches. */
export const ${constantOf(id)} = {
  id: '${id}',
  chapter: '${CHAPTER}',
  rules: ${listOf(rules)},
  minutes: 1,
  steps: [
    {
      is: 'ask',
      id: 'where',
      on: 'board',
      position,
      view: PLACES,
      look: ['cuenca'],
      options: among(PLACES, (place) => holds(place, 'castile')),
    },
    {
      is: 'play',
      id: 'both',
      position,
      seed: 1,
      reader: ['castile'],
      view: PLACES,
      look: ['zaragoza'],
      goal: [over, stand('zaragoza', 'castile', 2)],
      lost: [over, not(stand('zaragoza', 'castile', 2))],
      answer: [{ action: step('cuenca', 'zaragoza', { infantry: 2 }) }, { action: end() }],
      others: [
        {
          id: 'one-by-one',
          line: [
            { action: step('cuenca', 'zaragoza', { infantry: 1 }) },
            { action: step('cuenca', 'zaragoza', { infantry: 1 }) },
            { action: end() },
          ],
        },
      ],
      poor: [
        {
          id: 'one-stays',
          line: [{ action: step('cuenca', 'zaragoza', { infantry: 1 }) }, { action: end() }],
          signs: [over, stand('zaragoza', 'castile', 1)],
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
    },
  ],
} as const satisfies HispaniaLesson;
`;
}

/** The words to write, in a language. `types`: the module of their form, from there. */
function wordsText({ id, rules }: Wanted, types: string): string {
  return `import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from '${types}';

export const words: WordsOf<'${id}'> = {
  title: 'To write',
  learn: t\`To write: what one learns, in one line.\`,
  about: t\`To write: two sentences before the board.\`,
  steps: {
    where: {
      ask: t\`To write: choose the province that \${n('castile')} controls.\`,
      done: t\`To write: why this is right.\`,
      hints: [t\`To write: where to look.\`, t\`To write: what to do.\`],
      wrong: t\`To write: what a wrong answer overlooks.\`,
    },
    both: {
      ask: t\`To write: move both units to \${p('zaragoza')}.\`,
      done: t\`To write: what was learned.\`,
      lost: t\`To write: the turn is over.\`,
      hints: [t\`To write: where to look.\`, t\`To write: what to do.\`],
      poor: {
        'one-stays': t\`To write: why this is worse.\`,
      },
      wrongs: {
        'over-the-corner': {
          label: t\`To write: move from \${p('cuenca')} to \${p('tortosa')}.\`,
          because: t\`To write: why the rule refuses it.\`,
        },
      },
    },
  },
  after: t\`To write: what is worth keeping (\${r('${rules[0]}')}).\`,
};
`;
}
