import { overAt, type Terms, type Winning } from './passing.ts';
import type { Round } from './rounds.ts';

/** The chance of each side to win a battle to the end from any pair of states, for policies that need it. */
export function winningOf(terms: Terms, fight: (attacker: number, defender: number) => Round): Winning {
  const known = new Map<number, ReturnType<Winning>>();
  const chancesFrom: Winning = (a, d) => {
    const over = overAt(terms, a, d);
    if (over) return { attacker: over === 'attackerWins' ? 1 : 0, defender: over === 'defenderWins' ? 1 : 0 };
    const key = a * terms.defender.size + d;
    const found = known.get(key);
    if (found) return found;
    const round = fight(a, d);
    let [again, attacker, defender] = [0, 0, 0];
    round.attacker.states.forEach((x, i) => {
      round.defender.states.forEach((y, j) => {
        const chance = (round.attacker.chances[i] ?? 0) * (round.defender.chances[j] ?? 0);
        if (x === a && y === d) again += chance;
        else {
          const wins = chancesFrom(x, y);
          attacker += chance * wins.attacker;
          defender += chance * wins.defender;
        }
      });
    });
    const made = { attacker: attacker / (1 - again), defender: defender / (1 - again) };
    known.set(key, made);
    return made;
  };
  return chancesFrom;
}
