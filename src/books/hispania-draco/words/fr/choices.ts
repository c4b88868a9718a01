import { type Rich, t } from '../../../../words/rich.ts';
import type { GeneralId } from '../../engine/data/ids.ts';
import { PROCONSUL_COST } from '../../engine/data/level.ts';
import type { ChoiceWords } from '../en/choices.ts';
import { s } from '../marks.ts';
import { target } from './combat.ts';
import { dans, deLieu, deniers, le, vers } from './grammar.ts';
import { NAMES } from './names.ts';
import { disque } from './pieces.ts';

const nothing = (): Rich => [];
const paid = (values?: { readonly coins: number }): string => (values ? ` pour ${deniers(values.coins)}` : '');
/** Le proconsul est nommé quand il agit à la place du général du tour. */
const by = (general: GeneralId): string => (general === 'proconsul' ? ` avec ${le(general)}` : '');

/** Les deux lignes de chaque réponse. */
export const CHOICES: ChoiceWords = {
  proceed: { label: () => ['Commencer'], consequence: nothing },
  end: { label: () => ['Terminer la phase'], consequence: () => ['Les deniers qui restent sont perdus'] },
  hand: {
    label: () => ['Passer la main'],
    consequence: () => ['Le deuxième joueur décide des actions qui restent'],
  },
  pass: { label: () => ['Continuer'], consequence: nothing },
  revolt: { label: ({ fixed: { place } }) => t`Placer ${dans(place)}`, consequence: nothing },
  army: { label: ({ fixed: { place } }) => t`Placer l’armée ${dans(place)}`, consequence: nothing },
  lay: { label: ({ fixed: { from, to } }) => t`Placer une voie entre ${s(from)} et ${s(to)}`, consequence: nothing },
  keep: { label: () => ['Garder cette voie'], consequence: () => ['Elle peut être placée plus tard'] },
  put: { label: ({ fixed: { general, to } }) => t`Placer ${le(general)} ${dans(to)}`, consequence: nothing },
  move: { label: ({ fixed: { general, to } }) => t`Déplacer ${le(general)} ${vers(to)}`, consequence: nothing },
  walk: {
    label: ({ fixed: { general, to } }) => t`Déplacer ${le(general)} ${vers(to)}`,
    consequence: () => ['Gratuit'],
  },
  sail: { label: ({ fixed: { from, to } }) => t`Déplacer la flotte ${deLieu(from)} ${vers(to)}`, consequence: nothing },
  place: {
    label: ({ fixed }) => [`Placer ${fixed.disc === 'legio' ? disque(fixed.disc) : 'une garnison'}`],
    consequence: () => [deniers(1)],
  },
  take: {
    label: ({ fixed }) => [`Retirer ${fixed.disc === 'legio' ? disque(fixed.disc) : 'une garnison'}`],
    consequence: () => [deniers(1)],
  },
  siege: {
    label: ({ fixed: { general, place }, values }) => t`Assiéger ${target(place)}${by(general)}${paid(values)}`,
    consequence: () => ['Au-dessus du bouclier, 1\u00a0révolte est retirée'],
  },
  attack: {
    label: ({ fixed: { general, place }, values }) => t`Attaquer l’armée ${deLieu(place)}${by(general)}${paid(values)}`,
    consequence: () => ['Une défaite retire le général et les garnisons de sa case'],
  },
  build: {
    label: ({ fixed: { general, to } }) => t`Placer une voie ${vers(to)}${by(general)}`,
    consequence: () => ['1\u00a0denier par segment'],
  },
  call: { label: () => ['Placer le proconsul'], consequence: () => [deniers(PROCONSUL_COST)] },
  murder: {
    label: ({ fixed: { general }, values }) => [`Tenter l’assassinat${by(general)}${paid(values)}`],
    consequence: () => ['Réussit si le dé romain ne dépasse pas les deniers dépensés'],
  },
  raise: {
    label: ({ values }) => [`Augmenter la valeur${values ? ` de ${values.coins}` : ''}`],
    consequence: () => ['1\u00a0denier par point'],
  },
  reroll: { label: ({ fixed: { die } }) => [`Relancer le ${NAMES.dice[die]}`], consequence: () => [deniers(1)] },
  choose: { label: ({ fixed: { place } }) => t`Choisir ${s(place)}`, consequence: () => [deniers(1)] },
  strike: {
    label: ({ fixed: { from, to }, values }) => t`Attaquer ${s(to)} avec l’armée ${deLieu(from)}${paid(values)}`,
    consequence: () => ['Les deniers s’ajoutent au dé hispanique'],
  },
};
