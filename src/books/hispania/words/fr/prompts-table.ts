import { type Rich, t } from '../../../../words/rich.ts';
import type { WindowId } from '../../engine/state/tokens.ts';
import type { DecisionParams, Prompt, PromptWords, Raise } from '../en/decisions.ts';
import { de, deQui, et, LeQui, le, leQui } from './grammar.ts';
import { event, inside, ofPlace, points } from './units.ts';

/** Les questions des mises, des nations majeures et des événements. */

/** Les joueurs à qui la question est posée, au début d’une phrase. */
const players = ([first = '', ...others]: readonly string[] = []): Rich => et([LeQui(first), ...others.map(leQui)]);

const raise: Prompt<Raise> = {
  first: 'mise',
  who: ({ nation }, { by }) => t`${players(by)}, enchères ${de(nation)}`,
  ask: ({ bid, holder, least }) =>
    holder === null
      ? [`Miser ${points(least)} ou plus\u00a0?`]
      : t`Mise ${deQui(holder)}\u00a0: ${points(bid ?? 0)}. Miser davantage\u00a0?`,
  otherwise: ({ holder }) =>
    holder === null
      ? ['Si personne ne mise, la nation est tirée au sort.']
      : t`Si personne ne mise davantage, ${leQui(holder)} remporte les enchères. La mise est retirée de son score.`,
};
/** Les moments où un événement peut être joué. */
const MOMENT: { readonly [at in WindowId]: (of: DecisionParams['window']) => Rich } = {
  'turn-start': ({ nation }) => (nation ? t`La séquence ${de(nation)} commence` : ['Le tour commence']),
  'turn-end': () => ['Le tour se termine'],
  'after-combat': ({ nation }) => (nation ? t`Le combat ${de(nation)} est fini` : ['Le combat est fini']),
  opening: ({ place: at }) => t`La bataille ${ofPlace(at)} commence`,
  'before-dice': ({ place: at }) => t`Les dés vont être lancés ${inside(at)}`,
  'after-dice': ({ place: at }) => t`Les dés sont lancés ${inside(at)}`,
  null: () => ['Un événement vient d’être joué'],
};

export const TABLE_PROMPTS = {
  auction: raise,
  'group-raise': {
    ...raise,
    first: 'mise plus haute',
    ask: (of, beside) =>
      of.holder === null
        ? [`Les mises les plus hautes sont égales\u00a0: ${points(of.bid ?? 0)}. Augmenter la vôtre\u00a0?`]
        : raise.ask(of, beside),
  },
  'sealed-bid': {
    first: 'mise secrète',
    who: ({ nation }, { by }) => t`${players(by)}, enchères secrètes pour ${le(nation)}`,
    ask: ({ least, again }) => [
      again
        ? `Vos mises étaient égales. Écrivez-en une autre, de ${points(least)} ou plus.`
        : `Écrivez une mise de ${points(least)} ou plus, ou ne misez pas.`,
    ],
    otherwise: () => ['Les mises sont révélées ensemble. La plus haute est retirée du score de son auteur.'],
  },
  'group-bids': {
    first: 'mises secrètes',
    who: (_, { by }) => t`${players(by)}, enchères secrètes`,
    ask: () => ['Écrivez une mise pour chaque nation de la liste.'],
    otherwise: () => [
      'Proposition\u00a0: aucune mise. Celle de la nation que vous recevez est retirée de votre score.',
    ],
  },
  major: {
    first: 'nations majeures',
    who: (_, { by }) => t`${players(by)}, nation majeure`,
    ask: () => ['Quelle est votre nation majeure\u00a0?'],
    otherwise: () => ['Son score initial fixé est retiré du vôtre à la fin.'],
  },
  window: {
    first: 'événements à jouer',
    who: (_, { by, rule }) => t`${players(by)}, ${rule === '10.2' ? 'Signe de Dieu' : 'événements'}`,
    ask: (of, { rule }) =>
      of.played
        ? t`${LeQui(of.played.seat)} joue ${event(of.played.token)}. L’annuler\u00a0?`
        : t`${MOMENT[of.at](of)}. Jouer ${rule === '10.2' ? 'le Signe de Dieu' : 'un événement'}\u00a0?`,
    otherwise: ({ played }) => [
      played ? 'Si personne ne l’annule, il prend effet.' : 'Si tous passent, la partie continue.',
    ],
  },
} satisfies Partial<PromptWords>;
