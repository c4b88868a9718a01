import { parseArgs } from 'node:util';
import { roller } from '../src/kernel/dice.ts';
import { hash } from '../src/kernel/hash.ts';
import { compare } from './odds/check.ts';
import { drawBattle, told } from './odds/compositions.ts';

/**
 * `npm run odds:check`: the odds of battles drawn at random against the same battles played by the engine, 100,000 in all unless
 * `--battles` says how many, on `--compositions` of them. Exit code 1 if a figure is off by more than five standard errors; 2 on
 * a command line that does not fit.
 */

const ALLOWED = 5;

function run(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { battles: { type: 'string' }, compositions: { type: 'string' }, seed: { type: 'string' } },
  });
  const compositions = count('compositions', values.compositions ?? '50');
  const each = Math.ceil(count('battles', values.battles ?? '100000') / compositions);
  const text = values.seed ?? '1994';
  const dice = roller(Number.parseInt(hash(text).slice(0, 8), 16) | 0);
  console.log(`seed ${text}: ${compositions} battles, each played ${each} times by the engine`);
  console.log('| off | attacker wins: exact, played | losses: exact, played | rounds: exact, played | battle |');
  console.log('|-----|------------------------------|-----------------------|-----------------------|--------|');
  let worst = 0;
  for (let i = 0; i < compositions; i++) {
    const battle = drawBattle(dice);
    const figures = compare(battle, each, i * each * 7919 + 1);
    const off = Math.max(...figures.map(({ errors }) => errors));
    worst = Math.max(worst, off);
    const shown = (name: string, digits: number) => {
      const figure = figures.find((one) => one.name === name);
      return `${figure?.exact.toFixed(digits)} ${figure?.played.toFixed(digits)}`;
    };
    const cells = [
      off.toFixed(1).padStart(3),
      shown('attackerWins', 4).padEnd(28),
      shown('attackerLosses', 4).padEnd(21),
      shown('rounds', 4).padEnd(21),
      told(battle),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`The worst figure is off by ${worst.toFixed(2)} standard errors; ${ALLOWED} are allowed.`);
  return worst > ALLOWED ? 1 : 0;
}

class Wrong extends Error {}

function count(name: string, given: string): number {
  if (!/^[1-9]\d{0,7}$/.test(given)) throw new Wrong(`--${name}: ${JSON.stringify(given)} is no number of battles.`);
  return Number(given);
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  const badly = error instanceof TypeError && String(error.cause ?? error.message).length > 0 && 'code' in error;
  if (!(error instanceof Wrong || badly)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
