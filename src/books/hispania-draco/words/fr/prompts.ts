import { type Rich, t } from '../../../../words/rich.ts';
import type { CommanderId } from '../../engine/data/ids.ts';
import type { PhaseId } from '../../engine/state.ts';
import type { PromptWords } from '../en/prompts.ts';
import { face } from '../latin.ts';
import { s } from '../marks.ts';
import { combat } from './combat.ts';
import { compte, deLieu, deniers, du, enProvince, isMany, le, revoltes } from './grammar.ts';
import { enPhase } from './phases.ts';

const setUp = (): Rich => ['Mise en place'];
const hispano = ({ coins: n }: { readonly coins: number }): Rich => [`Joueur hispano, ${deniers(n)}`];
const phaseOf =
  (phase: PhaseId) =>
  ({ general }: { readonly general: CommanderId }): Rich => [`Tour ${du(general)}\u00a0: ${enPhase(phase)}`];

/** Les trois parties de chaque question : la phase ou le joueur, la question, et ce qui arrive ensuite ou sans réponse. */
export const PROMPTS: PromptWords = {
  starting: {
    who: setUp,
    ask: () => ['Commencez la mise en place.'],
    otherwise: () => ['Les dés placent les révoltes et les armées de départ. Les voies et les généraux suivent.'],
  },
  revolts: {
    who: setUp,
    ask: ({ province, revolts: n }) => [`Où placer ${revoltes(n)}${province ? ` ${enProvince(province)}` : ''}\u00a0?`],
    otherwise: ({ revolts: n }) => (isMany(n) ? ['Toutes vont dans la même ville.'] : []),
  },
  armies: {
    who: setUp,
    ask: () => ['Où placer l’armée de départ suivante\u00a0?'],
    otherwise: ({ armies }) => [
      `Il reste ${compte(armies, 'armée')} à placer${isMany(armies) ? ', 1 par province' : ''}.`,
    ],
  },
  roads: {
    who: setUp,
    ask: ({ general }) => [`Quelle voie place le joueur ${du(general)}\u00a0?`],
    otherwise: ({ roads }) => [`Il reste ${compte(roads, 'voie')} à placer.`],
  },
  generals: {
    who: setUp,
    ask: ({ general }) => [`Où placer ${le(general)}\u00a0?`],
    otherwise: ({ general }) => [
      general === 'consul' ? 'Il est placé sur une flotte.' : 'Il est placé dans une ville de sa province.',
    ],
  },
  return: {
    who: phaseOf('return'),
    ask: ({ general }) => [`Où ${le(general)} revient-il\u00a0?`],
    otherwise: () => ['Son retour ne coûte aucun denier.'],
  },
  roman: {
    who: phaseOf('roman'),
    ask: ({ coins: n }) => [
      n === 0
        ? 'Vous n’avez plus de deniers.'
        : n === 1
          ? 'Dépensez votre dernier denier.'
          : `Dépensez vos ${deniers(n)}.`,
    ],
    otherwise: () => ['Les deniers qui restent sont perdus. La phase hispanique suit.'],
  },
  leave: {
    who: phaseOf('roman'),
    ask: ({ general }) => [`Où va ${le(general)}\u00a0?`],
    otherwise: () => ['Avant toute autre action, il doit quitter la case de l’autre général.'],
  },
  hispanic: {
    who: phaseOf('hispanic'),
    ask: () => ['Commencez la phase hispanique.'],
    otherwise: () => ['2\u00a0dés désignent la ville d’une révolte. Les armées se déplacent ensuite.'],
  },
  after: {
    who: phaseOf('after'),
    ask: ({ general }) => [`Où va ${le(general)}\u00a0?`],
    otherwise: () => ['Il peut suivre gratuitement 1\u00a0connexion, ou rester.'],
  },
  revolt: {
    who: hispano,
    ask: ({ roman, hispanic, place }) =>
      t`${s(place)}\u00a0: dé romain ${face('roman', roman)}, dé hispanique ${face('hispanic', hispanic)}. En relancer un\u00a0?`,
    otherwise: () => ['Sinon, les dés comptent.'],
  },
  raise: {
    who: hispano,
    ask: () => ['Augmenter la valeur hispanique\u00a0?'],
    otherwise: (of) => t`Le jet suit. Combat annoncé\u00a0: ${combat(of)}.`,
  },
  dice: {
    who: hispano,
    ask: ({ hispanic }) => [`Dé hispanique ${face('hispanic', hispanic)}\u00a0: le relancer\u00a0?`],
    otherwise: (of) => t`Sinon, le dé compte. Combat en cours\u00a0: ${combat(of)}.`,
  },
  ways: {
    who: hispano,
    ask: ({ from }) => t`Choisir où va l’armée ${deLieu(from)}\u00a0?`,
    otherwise: () => ['Sinon, le dé hispanique décide.'],
  },
  strike: {
    who: hispano,
    ask: () => ['Attaquer avec une armée\u00a0?'],
    otherwise: () => ['Une armée qui attaque peut encore se déplacer dans cette phase.'],
  },
};
