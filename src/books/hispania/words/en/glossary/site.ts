import { t } from '../../../../../words/rich.ts';
import type { TermWords } from './types.ts';

/** Words that this site uses for itself. */
export const OWN = {
  scene: {
    term: 'Scene',
    text: t`A worked example that can be played: a position, the line of the rulebook with its dice, its results, and tasks.`,
    also: ['example'],
  },
  lesson: {
    term: 'Lesson',
    text: t`A short series of positions to play and questions to answer, with explanations.`,
    also: ['tutorial'],
  },
  position: {
    term: 'Position',
    text: t`The complete state of a game at one moment, checked against the rules.`,
    also: ['set-up', 'state', 'situation'],
  },
  decision: {
    term: 'Decision',
    text: t`The question that the game asks now, with its player, its rule and the possible answers.`,
    also: ['prompt', 'choice'],
  },
  refusal: {
    term: 'Refusal',
    text: t`The reason why an action is not allowed, with the rule that forbids it.`,
    also: ['not allowed', 'illegal move'],
  },
  fact: {
    term: 'Fact',
    text: t`A result in the game as the log records it: dice, losses, points, each with its rule.`,
    also: ['log', 'history'],
  },
  ruling: {
    term: 'Ruling',
    text: t`The answer to a passage that contradicts another, or to a question that the rulebook leaves open. Some rulings have an alternative that can be chosen for a game.`,
    also: ['interpretation', 'FAQ', 'clarification'],
  },
  erratum: {
    term: 'Erratum',
    text: t`A correction of a misprint in the rulebook or on the components. A wavy line marks it in the text.`,
    also: ['errata', 'correction'],
  },
  reconstructed: {
    term: 'Reconstructed',
    text: t`A value that is not published. The site has chosen it to fit every fact of the rulebook. It is shown in ‹ ›.`,
    also: ['guess', 'estimate', 'angle marks'],
  },
  'data-set': {
    term: 'Data set',
    text: t`All incomes, borders, points and set-ups of a game, under a name whose content never changes.`,
    also: ['values'],
  },
  'rule-id': {
    term: 'Rule number',
    text: t`The printed number of a rule, such as 6.4. This site numbers the sections of nations too, such as 11.23.1. A part without a number has a name, such as 5.1-mountain. None of them ever changes.`,
    also: ['rule id', 'paragraph'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
