import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des leçons sur la phase hispanique. */

export const theRollOfRevolt: WordsOfLesson<Lessons['the-roll-of-revolt']> = {
  title: 'Le jet de révolte',
  learn: t`Révolte, armée ou rien\u00a0: ce que font les deux dés dans une ville.`,
  about: t`Le dé romain désigne la province, le dé hispanique le bouclier de la ville. La suite dépend de ce que la ville contient.`,
  steps: {
    'where-an-army': {
      ask: t`Dans quelles 2 de ces villes le jet placerait-il une armée\u00a0?`,
      done: t`Elles sont en révolte, et leur province n’a pas d’armée (${r('5.1-army')}).`,
      hints: [t`Une armée est toujours sur une révolte.`, t`Celtiberia a déjà son armée, à ${s('numantia')}.`],
      wrong: t`La ville est sans révolte, ou sa province a une armée.`,
    },
    'three-discs': {
      ask: t`${s('segobriga')} a 3\u00a0révoltes, et l’armée de Celtiberia est à ${s('numantia')}. Les dés désignent ${s('segobriga')}. Que se passe-t-il\u00a0?`,
      done: t`Ni seconde armée, ni quatrième disque (${r('5.1-full')}).`,
      hints: [t`Une seule armée par province.`, t`Une ville contient 3\u00a0disques au plus.`],
      options: { army: t`une armée est placée`, revolt: t`une révolte est placée`, full: t`rien` },
      wrong: t`La province a une armée, et la ville est pleine.`,
    },
    'two-protected': {
      ask: t`Avec 2\u00a0deniers, protégez ${s('bilbilis')} et ${s('segontia')} contre les dés.`,
      done: t`La garnison protège ${s('bilbilis')}, le préteur ${s('segontia')} (${r('5.1-held')}).`,
      lost: t`Les deniers sont dépensés, et une seule ville est protégée.`,
      hints: [
        t`Un général protège la ville où il se trouve.`,
        t`Placez une garnison à ${s('bilbilis')}, puis allez à ${s('segontia')}.`,
      ],
      poor: { 'both-in-one': t`Le préteur et la garnison sont dans la même ville, et ${s('bilbilis')} est ouverte.` },
      wrongs: {},
    },
  },
  after: t`Chaque ville hispanique a 1\u00a0chance sur 36 d’être désignée. Une ville protégée fait perdre son jet au camp hispanique (${r('5.1-held')}).`,
};

export const whereArmiesGo: WordsOfLesson<Lessons['where-armies-go']> = {
  title: 'Où vont les armées',
  learn: t`La seule ville possible, les villes sans révolte, le bouclier le plus proche.`,
  about: t`Une armée va dans une ville connectée de sa propre province. Les villes sans révolte passent d’abord\u00a0; s’il en reste plusieurs, le dé choisit le bouclier le plus proche.`,
  steps: {
    'without-a-revolt': {
      ask: t`Une armée est à ${s('cauca')}. Dans quelle ville va-t-elle\u00a0?`,
      done: t`${s('numantia')} est en révolte, les autres villes sont dans d’autres provinces\u00a0: il en reste 1, sans jet (${r('5.2-choice')}).`,
      hints: [
        t`Quelles villes de Celtiberia sont connectées à ${s('cauca')}\u00a0?`,
        t`${s('numantia')} et ${s('segontia')}\u00a0; l’une des deux est sans révolte.`,
      ],
      wrong: t`Elle est en révolte, ou dans une autre province.`,
    },
    'the-nearest-shield': {
      ask: t`Une armée, à ${s('brigantium')}, a le choix entre ${s('lucus')}, bouclier\u00a04, et ${s('bracara')}, bouclier\u00a05. Le dé donne 1.`,
      done: t`4 est plus proche de 1 que 5.`,
      hints: [t`Comparez les distances des deux boucliers à 1.`, t`4 − 1 = 3, 5 − 1 = 4.`],
      options: { lucus: t`Elle va à ${s('lucus')}.`, bracara: t`Elle va à ${s('bracara')}.`, stays: t`Elle reste.` },
      wrong: t`C’est le bouclier le plus proche qui compte\u00a0: il n’a pas à être égal au dé.`,
    },
    'lure-it-away': {
      ask: t`L’armée de ${s('lucus')} a 4\u00a0villes possibles, toutes en révolte. Avec 1\u00a0denier, faites en sorte qu’elle aille à ${s('noega')}.`,
      done: t`${s('noega')} est maintenant la seule ville connectée sans révolte\u00a0: l’armée y va.`,
      lost: t`La phase hispanique a commencé.`,
      hints: [
        t`Les villes sans révolte passent d’abord.`,
        t`Assiégez ${s('noega')}, bouclier\u00a01, depuis ${s('mare-cantabricum')}.`,
      ],
      poor: {},
      wrongs: {
        lucus: { label: t`Attaquer l’armée de ${s('lucus')}.`, because: t`La mer n’y est pas connectée.` },
      },
    },
  },
  after: t`Une ville avec une garnison ou un général compte comme une ville sans révolte\u00a0: l’armée vient y combattre (${r('5.2-choice')}).`,
};

export const beyondTheProvince: WordsOfLesson<Lessons['beyond-the-province']> = {
  title: 'Au-delà de la province',
  learn: t`Quand une armée quitte sa province, et ce qu’elle fait à vos villes.`,
  about: t`Si toutes les villes de sa province sont en révolte, l’armée considère aussi les villes connectées des provinces sans armée.`,
  steps: {
    'out-of-gallaecia': {
      ask: t`Toute Gallaecia est en révolte. Entre quelles 2\u00a0villes l’armée de ${s('lancia')} a-t-elle le choix\u00a0?`,
      done: t`Les deux sont en Cantabria, et sans révolte (${r('5.2-beyond')}).`,
      hints: [
        t`Cantabria n’a pas d’armée.`,
        t`Les villes sans révolte passent d’abord, quelle que soit leur province.`,
      ],
      wrong: t`Elle est en révolte, et d’autres ne le sont pas.`,
    },
    'cantabria-is-taken': {
      ask: t`Cantabria a maintenant une armée, à ${s('deobriga')}. Entre quelles 2\u00a0villes l’armée de ${s('lancia')} a-t-elle le choix\u00a0?`,
      done: t`Une province contient 1\u00a0armée au plus\u00a0: celle-ci reste en Gallaecia, où le dé choisit.`,
      hints: [
        t`Où peut aller l’armée si Cantabria est fermée\u00a0?`,
        t`Dans les villes connectées de sa propre province.`,
      ],
      wrong: t`Sa province a déjà une armée.`,
    },
    'leave-a-garrison': {
      ask: t`L’armée de ${s('talabriga')} a 9\u00a0révoltes dans son groupe, et une seule ville possible\u00a0: ${s('conimbriga')}. Sauvez le préteur, et arrêtez l’armée.`,
      done: t`Elle assiégera la garnison et n’avancera pas (${r('5.2-siege')}). Le préteur et son denier sont saufs.`,
      lost: t`Les deniers sont dépensés.`,
      hints: [
        t`Une attaque contre le préteur serait dé + 9 contre son dé.`,
        t`Placez une garnison à ${s('conimbriga')}, puis allez à ${s('olisipo')}.`,
      ],
      poor: {
        stand: t`2\u00a0garnisons donnent dé + 2 contre dé + 9\u00a0: le préteur et les garnisons sont perdus.`,
        flee: t`Le préteur est sauf, mais l’armée entre à ${s('conimbriga')} et y laisse une révolte.`,
      },
      wrongs: {},
    },
  },
  after: t`Face à un grand groupe, une garnison fait gagner du temps, un général est un cadeau. Aucune armée victorieuse n’avance (${r('5.2-attack')}).`,
};
