import { t } from '../../../../../words/rich.ts';
import type { TermWords } from './types.ts';

/** Words that this site uses for itself. */
export const OWN = {
  scene: {
    term: 'Scene',
    text: t`A worked example that can be played: a position, the book’s own line with its dice, what must come of it, and tasks.`,
    also: ['example'],
  },
  lesson: {
    term: 'Lesson',
    text: t`A short chain of scenes with words around them.`,
    also: ['tutorial'],
  },
  position: {
    term: 'Position',
    text: t`Everything that there is to know of a game at one moment, written down and found to be legal.`,
    also: ['set-up', 'state', 'situation'],
  },
  decision: {
    term: 'Decision',
    text: t`The one question that the game asks now: of whom, by which rule, and what may be answered.`,
    also: ['prompt', 'choice'],
  },
  refusal: {
    term: 'Refusal',
    text: t`Why something cannot be done, with the rule that says so.`,
    also: ['not allowed', 'illegal move'],
  },
  fact: {
    term: 'Fact',
    text: t`A thing that happened, as the log keeps it: dice, losses, points, each with its rule.`,
    also: ['log', 'history'],
  },
  ruling: {
    term: 'Ruling',
    text: t`How we read a passage that contradicts another, or a silence. Rulings with a switch can be played either way.`,
    also: ['interpretation', 'FAQ', 'clarification'],
  },
  erratum: {
    term: 'Erratum',
    text: t`A misprint of the rulebook or of the components, corrected. A wavy line marks it in the text.`,
    also: ['errata', 'correction'],
  },
  reconstructed: {
    term: 'Reconstructed',
    text: t`Said of a value that is not public, and that we have made to fit every fact of the rulebook. It stands in ‹ ›.`,
    also: ['guess', 'estimate', 'angle marks'],
  },
  'data-set': {
    term: 'Data set',
    text: t`All incomes, borders, points and set-ups that a game is played on, under a name whose content never changes.`,
    also: ['values'],
  },
  'rule-id': {
    term: 'Rule number',
    text: t`The printed number of a rule, 6.4, or a name below one, 5.1-mountain, for a part that the book does not number. It is an address, for ever.`,
    also: ['rule id', 'paragraph'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
