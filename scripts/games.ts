import { mkdirSync, writeFileSync } from 'node:fs';
import { CHECKS } from '../src/books/checks.ts';
import { playGame } from '../src/kernel/check/play.ts';
import { answer, tempered } from '../src/kernel/check/player.ts';
import type { Decision } from '../src/kernel/contract.ts';
import { roller } from '../src/kernel/dice.ts';
import { hash } from '../src/kernel/hash.ts';
import { written } from '../tests/kernel/fixtures.ts';
import { bookIn } from './books.ts';
import { command, parsed, Wrong } from './command-line.ts';

/**
 * `npm run games -- --book hispania --write`: plays one game of each form of a book at random and writes it to
 * `tests/<book>/games`, with the hash of every turn. Use it only after an intended change of a rule, which the
 * CHANGELOG names. Exit code 2 on an invalid command line.
 */
const SEED = 320;

async function run(args: readonly string[]): Promise<number> {
  const values = parsed(args, { book: { type: 'string' }, write: { type: 'boolean' } });
  const [book, load] = bookIn(values.book, CHECKS, 'a game');
  const folder = `tests/${book}/games`;
  if (!values.write)
    throw new Wrong(`This replaces the fixtures of ${folder}. Say --write if a rule has changed on purpose.`);
  const check = await load();
  mkdirSync(folder, { recursive: true });
  for (const [i, form] of check.forms.entries()) {
    const seed = SEED + i;
    const drawn = check.options(form, roller(seed));
    const options = check.lasting?.(drawn) ?? drawn;
    // Separate dice, so that the answers do not depend on the other checks of the suite.
    const dice = roller(seed);
    const player = tempered(dice);
    const answers = (_: unknown, asked: Decision) => answer(player, asked, dice);
    const { actions, turns, end } = playGame(check, options, { seed, answers });
    writeFileSync(`${folder}/${form}.json`, written({ options, seed, hashes: [...turns, hash(end)], actions }));
    console.log(`${form}: ${actions.length} answers`);
  }
  return 0;
}

await command(run);
