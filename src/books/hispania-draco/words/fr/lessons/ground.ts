import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des leçons sur la victoire, les mouvements et les garnisons. */

export const whatWins: WordsOfLesson<Lessons['what-wins']> = {
  title: 'Gagner ou perdre',
  learn: t`Les 6\u00a0capitales, les provinces qui les ferment, et la réserve de révoltes.`,
  about: t`Les Romains gagnent ensemble dès que les 6\u00a0capitales hispaniques ont une garnison et qu’aucune province romaine n’est en révolte. Ils perdent si une révolte doit être placée et qu’il n’en reste plus.`,
  steps: {
    'open-capitals': {
      ask: t`Dans quelles 3\u00a0capitales peut-on placer une garnison maintenant\u00a0?`,
      done: t`Leur province ne contient aucune révolte (${r('4.2-capital')}).`,
      hints: [
        t`Cherchez les révoltes, dans les capitales et dans les autres villes.`,
        t`Ilergetia, Celtiberia et Gallaecia contiennent des révoltes.`,
      ],
      wrong: t`Sa province contient une révolte.`,
    },
    'the-sixth-capital': {
      ask: t`Cinq capitales sont à vous. Gagnez la partie avec les 2\u00a0deniers du consul.`,
      done: t`La partie est gagnée aussitôt (${r('3.1')}). Les révoltes de ${s('lancia')} et de ${s('salduba')} ne comptent plus.`,
      lost: t`Il ne reste pas de denier pour la garnison de ${s('flaviobriga')}.`,
      hints: [
        t`${s('flaviobriga')}, capitale de Cantabria, est à 1\u00a0segment de ${s('deobriga')}.`,
        t`Allez-y et placez une garnison.`,
      ],
      poor: { 'at-deobriga': t`Une garnison à ${s('deobriga')} est à l’abri, mais seules les capitales font gagner.` },
      wrongs: {},
    },
    'the-reserve': {
      ask: t`Le jeu a 22\u00a0révoltes. Combien peuvent encore être placées avant que les Romains perdent\u00a0?`,
      done: t`Le plateau en a 15, la piste du temps 4 (${r('3.2')}).`,
      hints: [
        t`Comptez les disques du plateau et ceux de la piste du temps.`,
        t`La manche\u00a05 a commencé\u00a0: la piste du temps a 4\u00a0révoltes.`,
      ],
      options: { '0': t`aucune`, '3': t`3\u00a0révoltes`, '7': t`7\u00a0révoltes`, '11': t`11\u00a0révoltes` },
      wrong: t`De 22, ôtez les disques du plateau et ceux de la piste du temps.`,
    },
  },
  after: t`Six capitales, et les deux provinces romaines sans révolte (${r('3.1')}). Chaque manche sort une révolte du jeu (${r('6')})\u00a0: le temps joue contre vous.`,
};

export const movesAndRoads: WordsOfLesson<Lessons['moves-and-roads']> = {
  title: 'Mouvements, voies et flottes',
  learn: t`Ce que coûte un mouvement par terre, par les voies et par mer.`,
  about: t`Un mouvement coûte 1\u00a0denier par segment de la connexion. Une chaîne de voies vaut 1\u00a0segment en tout, et une mer n’est ouverte que s’il y a une flotte.`,
  steps: {
    'for-one-coin': {
      ask: t`Le préteur d’Ulterior est à ${s('corduba')}. Dans quelles 3 de ces villes peut-il entrer pour 1\u00a0denier\u00a0?`,
      done: t`La chaîne de voies vaut 1\u00a0segment, si longue qu’elle soit (${r('4.1-road')}).`,
      hints: [
        t`Suivez les voies à partir de ${s('corduba')}.`,
        t`Elles mènent à ${s('gades')}, à ${s('basti')} et à ${s('regina')}.`,
      ],
      wrong: t`La ville est en révolte, ou il faut un second mouvement.`,
    },
    'by-sea': {
      ask: t`Amenez le préteur de ${s('gades')} à ${s('brigantium')} avec 3\u00a0deniers.`,
      done: t`Il a croisé le consul en ${s('mare-gaditanum')} et s’est arrêté sur la flotte suivante (${r('4.1-pass')}).`,
      lost: t`Les deniers qui restent ne mènent pas à ${s('brigantium')}.`,
      hints: [
        t`Les mers de l’ouest ont 2\u00a0flottes.`,
        t`Allez en ${s('mare-atlanticum')}, puis à ${s('brigantium')}.`,
      ],
      poor: {
        'by-land': t`Par terre, ${s('emerita')} à elle seule prend 2\u00a0deniers, et ${s('brigantium')} est loin.`,
      },
      wrongs: {
        'onto-the-consul': {
          label: t`S’arrêter en ${s('mare-gaditanum')}.`,
          because: t`Le consul s’y trouve\u00a0: on ne peut que le croiser.`,
        },
      },
    },
    'with-the-fleet': {
      ask: t`Amenez le consul à ${s('onuba')} avec 2\u00a0deniers.`,
      done: t`Une flotte porte son général pour 1\u00a0denier par mer (${r('4.1-fleet')}). Par ${s('gades')}, le coût est le même.`,
      lost: t`Les deniers sont dépensés.`,
      hints: [
        t`Le consul est sur une flotte en ${s('mare-ibericum')}.`,
        t`Déplacez la flotte vers ${s('mare-gaditanum')}, puis le consul vers ${s('onuba')}.`,
      ],
      poor: {},
      wrongs: {
        'without-the-fleet': {
          label: t`Déplacer le consul seul vers ${s('mare-gaditanum')}.`,
          because: t`Aucune flotte ne s’y trouve.`,
        },
      },
    },
  },
  after: t`Comptez les segments, cherchez les chaînes de voies (${r('4.1-road')}), et n’oubliez pas que l’on peut croiser un général sur sa case (${r('4.1-pass')}).`,
};

export const garrisonsAndCapitals: WordsOfLesson<Lessons['garrisons-and-capitals']> = {
  title: 'Garnisons et capitales',
  learn: t`Où vont les garnisons, à qui elles sont, et comment une capitale s’ouvre.`,
  about: t`Placer une garnison coûte 1\u00a0denier, la retirer aussi, toujours dans la ville où est le général. Elle protège la ville et soutient le général au combat.`,
  steps: {
    'two-towns': {
      ask: t`Le consul a 4\u00a0deniers. Placez une garnison à ${s('ilerda')} et une à ${s('salduba')}.`,
      done: t`1 pour chaque garnison, 2 pour la connexion\u00a0: 4\u00a0deniers.`,
      lost: t`Les deniers ne suffisent plus pour les deux villes.`,
      hints: [t`Il est à ${s('ilerda')}.`, t`Placez une garnison, allez à ${s('salduba')}, placez-en une autre.`],
      poor: { 'two-in-one': t`Deux garnisons dans une ville ne la protègent pas mieux des dés de révolte.` },
      wrongs: {
        'into-the-revolt': { label: t`Aller à ${s('beseda')}.`, because: t`La ville contient une révolte.` },
      },
    },
    'whose-disc': {
      ask: t`Le préteur de Citerior est à ${s('salduba')} avec 3\u00a0garnisons, dans l’ordre\u00a0: une à lui, une au consul, une autre à lui. Combien peut-il en retirer\u00a0?`,
      done: t`Les deux siennes, même celle que les autres recouvrent (${r('4.2')}).`,
      hints: [t`Un général ne retire que ses propres garnisons.`, t`Peu importe laquelle est au-dessus.`],
      options: { '1': t`1\u00a0garnison`, '2': t`2\u00a0garnisons`, '3': t`3\u00a0garnisons` },
      wrong: t`Comptez les garnisons de sa couleur, même recouvertes.`,
    },
    'open-olisipo': {
      ask: t`Placez une garnison à ${s('olisipo')} avec les 5\u00a0deniers du préteur d’Ulterior.`,
      done: t`1\u00a0denier pour le siège, 1 et 2 pour le trajet, 1 pour la garnison.`,
      lost: t`Les deniers qui restent ne suffisent pas.`,
      hints: [
        t`${s('ebora')}, dans la même province, est en révolte\u00a0: bouclier\u00a03.`,
        t`Sa garnison et sa province ajoutent 2\u00a0: un siège à 1\u00a0denier est certain.`,
      ],
      poor: {
        'too-many-coins': t`Ici, 3\u00a0deniers ne sont pas plus sûrs que 1, et la suite jusqu’à ${s('olisipo')} en prend 4.`,
      },
      wrongs: {
        'past-the-revolt': { label: t`Aller à ${s('ebora')}.`, because: t`La ville contient une révolte.` },
      },
    },
  },
  after: t`Une capitale ne reçoit une garnison que si toute sa province est sans révolte à ce moment (${r('4.2-capital')}). Ce qui vient ensuite ne la fait pas retirer.`,
};
