import type { Sentence } from '../../../../ui/puzzle/parts.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Reason } from '../../puzzles/puzzle.ts';
import type { FactWords } from '../../words/facts.ts';
import { fact, refusal, type Words } from '../../words/index.ts';
import { p } from '../../words/marks.ts';
import type { PuzzleWords } from '../../words/puzzles.ts';
import type { PuzzleStart } from './seen.ts';

/** The words of a puzzle, the same on its page, in the list, and during the answering. */

/** Its question. */
export function askOf(
  { asked, nation, turn, phase, battle, sheet, given, way = [] }: PuzzleStart,
  { ask }: PuzzleWords,
): Rich {
  const of = { nation, turn };
  switch (asked.is) {
    case 'reach':
      return ask.reach({ ...of, ...asked });
    case 'may':
      return ask.may({ ...of, ...asked, way });
    case 'pass':
      return ask.pass({ ...of, ...asked, way });
    case 'remove':
      return ask.remove({ ...of, ...asked, phase });
    case 'cull':
      return ask.cull(of);
    case 'place':
      return ask.place({ ...of, ...asked });
    case 'retreat':
      return ask.retreat({ ...of, ...asked, round: given.round ?? 1, attackers: given.from ?? [] });
    case 'needs':
      return battle ? ask.needs({ ...of, ...asked, ...battle }) : [];
    case 'kills':
      return battle ? ask.kills({ ...of, at: battle.at }) : [];
    case 'turn-points':
      return ask['turn-points']({ ...of, values: sheet?.all ?? [] });
    case 'best':
      return ask.best({ ...of, ...asked });
    case 'chance':
      return ask.chance({ ...of, ...asked });
  }
}

/** Facts beside the board that may decide the question: the turn, subjects, a capital. */
export function besideOf(start: PuzzleStart, say: PuzzleWords): readonly Rich[] {
  const { asked, turn, subjects, capital, nation, given, known = true } = start;
  return [
    ...(given.rolls ?? []).map((roll) => say.roll(roll)),
    ...(given.worth ? [say.worth(given.worth, known)] : []),
    ...(asked.is === 'chance' && given.from?.length ? [say.came(given.from, given.rivers ?? [])] : []),
    say.turn(turn),
    ...subjects.map(([subject, overlord]) => say.subject(subject, overlord)),
    ...(capital ? [say.capital(nation, capital)] : []),
    ...(hangsOnCapital(start) ? [say.noCapital] : []),
  ];
}

/** Whether a capital declared now would give room, and another answer (4.3). */
function hangsOnCapital({ verdicts, because }: PuzzleStart): boolean {
  if (because.is === 'limit') return because.attack === null && !because.capital;
  const codes = Object.values(verdicts).map(({ refusal }) => refusal?.code);
  return codes.includes('place-full') || codes.includes('retreat-room');
}

/** One of its answers. */
export function optionOf({ asked, on }: PuzzleStart, answer: string, { option }: PuzzleWords): Rich {
  if (on === 'board') return [p(answer as PlaceId)];
  switch (asked.is) {
    case 'may':
      return [answer === 'yes' ? option.yes : option.no[answer.slice('no:'.length) as Reason]];
    case 'needs':
      return [option.orMore(Number(answer))];
    case 'kills':
    case 'turn-points':
      return [option.points(Number(answer))];
    case 'chance':
      return [option.tenths(Number(answer))];
    default:
      return [option.units(Number(answer))];
  }
}

/** The words on one answer, in addition to right or wrong; undefined if only the whole is explained. */
export function verdictOf(
  { asked, verdicts }: PuzzleStart,
  answer: string,
  words: Words,
  { told }: PuzzleWords,
): Sentence | undefined {
  const verdict = verdicts[answer];
  if (!verdict) return undefined;
  const { refusal: why, way, odds, right } = verdict;
  if (why) return { text: refusal(words, why), rule: why.rule };
  if (way) return { text: told.way(way) };
  if (odds !== undefined) return { text: told.odds(odds, verdict) };
  if (asked.is === 'reach' && !right) return { text: told.far };
  return (asked.is === 'place' || asked.is === 'retreat') && right ? { text: told.free } : undefined;
}

/** The explanation of the right answer; facts need their own words. */
export function becauseOf(
  { asked, right, because, sheet }: PuzzleStart,
  words: Words,
  { because: say }: PuzzleWords,
  facts: FactWords | undefined,
): readonly Sentence[] {
  switch (because.is) {
    case 'verdicts':
      return [];
    case 'refusal':
      return [
        ...(asked.is === 'pass' ? [{ text: say.oneMore(Number(right[0])) }] : []),
        { text: refusal(words, because.refusal), rule: because.refusal.rule },
      ];
    case 'allowed':
      return [{ text: say.allowed(because) }];
    case 'limit':
      return [{ text: say.limit(because), ...(because.unlimited && { rule: because.unlimited }) }];
    case 'population':
      return [{ text: say.population(because) }];
    case 'need':
      return [{ text: say.need(because) }];
    case 'facts':
      return facts ? because.facts.map((one) => ({ text: fact(facts, one), rule: one.rule })) : [];
    case 'provinces':
      return sheet ? [{ text: say.provinces(sheet.held, sheet.sum, because.half, because.subjects) }] : [];
    case 'odds':
      return [{ text: say.odds(because) }];
  }
}
