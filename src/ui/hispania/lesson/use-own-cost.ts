import { useMemo } from 'preact/hooks';
import { beforeDice } from '../../../hispania/lessons/own-line.ts';
import type { Cost } from '../../../words/en/learn.ts';
import { useAnswer } from '../../use-answer.ts';
import type { Play } from '../scene/seen.ts';
import { ownCostOf } from './costs.ts';
import { ownWorth } from './own-worth.ts';
import type { PlayStart } from './seen.ts';

/** What a miss that is no recorded line has cost, or that it was worth as much as the best; nothing where neither can be told. */
export type OwnCost = { readonly is: 'reckoning' | 'as-good' } | { readonly is: 'cost'; readonly cost: Cost };

/** `missed`: the reader has missed what was to be reached, in a way that nobody has recorded. */
export function useOwnCost(step: PlayStart, play: Play, at: number, missed: boolean): OwnCost | undefined {
  const { measure, reckoned } = step;
  const player = missed && measure && reckoned ? play.$player.get() : undefined;
  const state = useMemo(() => {
    const game = player?.store.asGame();
    return game && beforeDice(game, game.at - at);
  }, [player, at]);
  const told = useAnswer(ownWorth, state && measure && reckoned && { state, measure, seed: reckoned.seed });
  if (!state || told.is === 'failed') return undefined;
  if (told.is === 'reckoning' || !told.answer) return { is: 'reckoning' };
  const cost = ownCostOf(step, told.answer);
  if (cost !== 'as-good') return cost && { is: 'cost', cost };
  // Whoever fights nobody has all their units left: that is no merit.
  return measure?.is === 'left' ? undefined : { is: 'as-good' };
}
