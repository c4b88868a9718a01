import { half } from '../../../../words/half.ts';
import type { Wide } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { TokenId } from '../../engine/data/ids.ts';
import { TREASURE } from '../../engine/data/tokens.ts';
import type { TOKENS_PAGE as EN, TokenWords } from '../en/tokens-page.ts';
import { mots } from './grammar.ts';

/** Les mots de la page des événements. */
export const TOKENS_PAGE: Wide<Omit<typeof EN, 'tokens'>> & { readonly tokens: Readonly<Record<TokenId, TokenWords>> } =
  {
    howTitle: 'Comment se jouent les événements',
    how: (total, size, turns): readonly Rich[] => [
      t`Le sac contient ${total}\u00a0pions événements. Chaque joueur en tire ${size} au début de la partie, puis ${size} de plus quand commencent les tours\u00a0${mots(turns)}. S’il reste moins de 5\u00a0pions, personne ne tire. S’il en reste de 5 à 8, chaque joueur en tire 1.`,
      t`Un joueur peut conserver autant de pions qu’il veut, cachés, et ne peut pas les échanger. Un pion se joue à son moment, face visible. Un joueur qui a l’événement Nul peut l’annuler aussitôt.`,
      t`Les deux camps d’une bataille peuvent y jouer des événements. Un joueur n’en joue que pour une de ses nations qui y prend part.`,
    ],
    caption: 'Tous les événements',
    note: (total) => `${total}\u00a0pions en tout\u00a0; le nombre de chacun est reconstitué`,
    token: 'Événement',
    count: 'Nombre',
    who: 'Joué par',
    when: 'Quand',
    what: 'Effet',
    rulings: (count) => (count < 2 ? 'arbitrage' : 'arbitrages'),
    tokens: {
      army: {
        who: 'la nation active',
        when: 'au début de sa séquence',
        what: t`1\u00a0unité gratuite, d’un type dont il reste un pion à la nation\u00a0; ni Chef, ni Château-fort, ni Fort, ni Berbère. Elle se place comme un achat, mais ne compte pas comme le seul achat permis dans sa province.`,
        rulings: ['army-event', 'pool-limit'],
      },
      castle: {
        who: 'la nation active',
        when: 'au début de sa séquence, à partir du tour\u00a08',
        what: t`1\u00a0Château-fort gratuit, dans une province que la nation contrôle, sans Château-fort ni Fort. Une Ruine qui s’y trouve est retirée. Une nation sans pion Château-fort emploie l’un des 2\u00a0pions spéciaux.`,
        rulings: ['heir-castles'],
      },
      treasure: {
        who: 'la nation active',
        when: 'au début de sa séquence',
        what: t`La nation reçoit ${half(TREASURE)}\u00a0Or, sans part pour un suzerain.`,
      },
      'minor-invasion': {
        who: 'la nation active',
        when: 'au début de sa séquence, sauf à un tour où elle est en Invasion',
        what: t`Une pile a un second mouvement et un second combat. Son empilement n’est pas contrôlé après le premier combat.`,
        rulings: ['minor-invasion-stacking', 'minor-invasion-when', 'minor-invasion-parts'],
      },
      'long-life': {
        who: 'la nation d’un Chef',
        when: 'quand un Chef qui reste 1\u00a0tour devrait partir',
        what: t`Le Chef reste un second tour. L’événement est sans effet sur un Chef qui reste plus longtemps, comme Alphonse\u00a0VI.`,
        rulings: ['long-life-alfonso', 'long-life-ends'],
      },
      ardour: {
        who: 'la nation active',
        when: 'après son combat',
        what: t`Toutes ses unités d’une province ont la Fougue\u00a0: elles se déplacent et combattent de nouveau, avec le bonus d’attaque habituel.`,
        rulings: ['ardour-once'],
      },
      retreat: {
        who: 'l’un ou l’autre camp',
        when: 'avant le 1er\u00a0round d’une bataille',
        what: t`Des unités, ou toutes, peuvent retraiter avant le 1er\u00a0round. Une nation dont des unités l’ont fait ne peut pas se soumettre dans cette bataille.`,
        rulings: ['retreat-token'],
      },
      treachery: {
        who: 'l’un ou l’autre camp',
        when: 'au début d’une bataille, avant le choix des cibles',
        what: t`Un Château-fort ennemi est détruit par la première touche, et non par la troisième.`,
        rulings: ['treachery-dice'],
      },
      indiscipline: {
        who: 'l’un ou l’autre camp',
        when: 'au début d’une bataille',
        what: t`Un Chevalier ennemi désigné est détruit par la première touche, et non par la deuxième.`,
      },
      ambush: {
        who: 'le Défenseur',
        when: 'avant les premiers dés d’une bataille en plaine',
        what: t`Les deux camps lisent les colonnes «\u00a0montagne\u00a0» des tables de combat.`,
      },
      ruse: {
        who: 'l’Attaquant',
        when: 'avant les premiers dés d’une bataille en montagne',
        what: t`Les deux camps lisent les colonnes «\u00a0plaine\u00a0» des tables de combat.`,
        rulings: ['surplus-retreat'],
      },
      tactics: {
        who: 'l’un ou l’autre camp',
        when: 'avant les dés d’un round',
        what: t`+2 à tous les dés de la nation à ce round, en plus de tout autre bonus.`,
      },
      bravery: {
        who: 'l’un ou l’autre camp',
        when: 'pendant un round',
        what: t`Une unité autre qu’un Château-fort attaque deux fois, avant toutes les autres. Les unités qu’elle détruit ne lancent pas de dés à ce round. Elle ne peut pas prendre un Château-fort pour cible.`,
        rulings: ['bravery-order', 'bravery-aims'],
      },
      die: {
        who: 'l’un ou l’autre camp',
        when: 'après un round',
        what: t`Les deux camps relancent tous les dés du round.`,
        rulings: ['replay'],
      },
      null: {
        who: 'tout autre joueur',
        when: 'juste après un événement',
        what: t`Cet événement n’a pas d’effet. Un autre événement Nul peut annuler le premier\u00a0; une Remise ne peut pas être annulée.`,
        rulings: ['null-event'],
      },
      reshuffle: {
        who: 'le joueur qui la tire',
        when: 'dès qu’elle est tirée',
        what: t`Tous les pions déjà joués retournent dans le sac. Le joueur tire un autre pion à la place de la Remise, qui retourne ensuite dans le sac.`,
        rulings: ['reshuffle-returns'],
      },
    },
  };
