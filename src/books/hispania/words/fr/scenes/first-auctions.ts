import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, r } from '../../marks.ts';

export const words: WordsOf<'first-auctions'> = {
  title: 'Les premières enchères',
  about: t`Scénario A, en 320\u00a0av.\u00a0J.-C., à 4\u00a0joueurs. Chacun choisit une nation majeure\u00a0; le joueur\u00a01 prend ${n('carthage')}, comme dans le livret. Puis chacun lance 2\u00a0dés, et celui qui a le plus fort total ouvre les premières enchères. Son voisin de gauche ouvre les suivantes. Les autres choix, les dés et les mises sont reconstitués.`,
  steps: [
    t`Le joueur\u00a01 choisit ${n('carthage')}.`,
    t`Le joueur\u00a02 choisit ${n('rome')}.`,
    t`Le joueur\u00a03 choisit le ${n('visigoths')}.`,
    t`Le joueur\u00a04 choisit l’${n('umayyads')}. Les dés sont lancés\u00a0: le joueur\u00a01 a 15, les autres moins.`,
    t`Le joueur\u00a01 ouvre les enchères du ${n('galicians')}, première nation dans l’ordre des nations, à 13.`,
    t`Le joueur\u00a02 passe.`,
    t`Le joueur\u00a03 passe.`,
    t`Le joueur\u00a04 passe\u00a0; le ${n('galicians')} est adjugé au joueur\u00a01.`,
    t`Le joueur\u00a02, à la gauche du joueur\u00a01, ouvre les enchères du ${n('cantabrians')}, à 11.`,
    t`Le joueur\u00a03 passe.`,
    t`Le joueur\u00a04 passe. Le joueur\u00a01 a le ${n('galicians')} et ne peut donc pas miser sur le ${n('cantabrians')}.`,
  ],
  after: t`Le joueur\u00a03 ouvre les enchères du ${n('lusitanians')}, et ainsi de suite autour de la table (${r('14.2')}).`,
  tasks: {
    'castile-for-the-fourth': {
      ask: t`C’est au joueur\u00a04 de choisir. Faites-lui prendre la ${n('castile')}.`,
      done: t`Son score initial fixé, 39, est soustrait des PV du joueur\u00a04.`,
      lost: t`Le joueur\u00a04 a l’${n('umayyads')}.`,
      hints: [
        t`Il reste deux nations majeures.`,
        t`La ${n('castile')} est fondée à la fin du tour\u00a012, mais peut être choisie dès maintenant.`,
        t`Choisissez la ${n('castile')}.`,
      ],
    },
    'galicians-for-the-third': {
      ask: t`Faites adjuger le ${n('galicians')} au joueur\u00a03, et voyez qui ouvre les enchères suivantes.`,
      done: t`C’est encore le joueur\u00a02. Peu importe qui l’emporte\u00a0: les enchères suivantes sont ouvertes par le voisin de gauche de celui qui a ouvert celles-ci.`,
      lost: t`Le ${n('galicians')} est adjugé à un autre joueur.`,
      hints: [
        t`Les joueurs\u00a01 et 2 parlent avant le joueur\u00a03.`,
        t`Rien ne les oblige à miser.`,
        t`Passez, passez, misez 13 pour le joueur\u00a03, puis passez 3\u00a0fois.`,
      ],
    },
  },
  wrongs: {
    'carthage-twice': {
      label: t`Faire aussi choisir ${n('carthage')} au joueur\u00a02.`,
      because: t`Le joueur\u00a01 a ${n('carthage')}.`,
    },
    'the-second-first': {
      label: t`Faire ouvrir les enchères du ${n('galicians')} par le joueur\u00a02.`,
      because: t`Le joueur\u00a01 a le plus fort total\u00a0: c’est lui qui ouvre.`,
    },
    'galicians-and-cantabrians': {
      label: t`Faire miser 15 au joueur\u00a01\u00a0sur le ${n('cantabrians')}.`,
      because: t`Le joueur\u00a01 a déjà le ${n('galicians')}.`,
    },
  },
};
