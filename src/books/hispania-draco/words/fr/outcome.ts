import type { EndingId } from '../../engine/state.ts';
import type { ENDINGS as ENDINGS_EN, VERDICTS as VERDICTS_EN } from '../en/outcome.ts';

/** Pourquoi une partie finit (3.1, 3.2). */
export const ENDINGS: typeof ENDINGS_EN = {
  victory:
    'Victoire romaine\u00a0: toutes les capitales ont une garnison, et les provinces romaines sont sans révolte.',
  'no-revolts': 'Victoire hispanique\u00a0: une révolte doit être placée, et la réserve n’en a plus.',
  'no-time': 'Victoire hispanique\u00a0: la piste du temps est pleine.',
};

const verdict =
  (ending: EndingId): (typeof VERDICTS_EN)[EndingId] =>
  ({ round }) => [`${ENDINGS[ending]} La partie finit à la manche\u00a0${round}.`];

/** Le résultat de la partie, le même pour tous les Romains. */
export const VERDICTS: typeof VERDICTS_EN = {
  victory: verdict('victory'),
  'no-revolts': verdict('no-revolts'),
  'no-time': verdict('no-time'),
};
