import { LESSON } from '../../../../words/fr/lesson.ts';
import type { Wide } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { Cost, LEARN as English, PLAYED as EnglishPlayed } from '../en/learn.ts';
import { et, le } from './grammar.ts';
import { PERSONS } from './persons.ts';

/** Les mots des pages des leçons : le parcours, une leçon, le retour sur les erreurs. */

/** `6`, `1,4`, `0`, à partir de millièmes. */
const decimal = (thousandths: number): string => {
  const tenths = Math.round(thousandths / 100) / 10;
  return thousandths > 0 && tenths === 0 ? 'moins de\u00a00,1' : `${tenths}`.replace('.', ',');
};
/** `1 unité`, `1,4 unité`, `2 unités`. */
const count = (thousandths: number, one: string): string =>
  `${decimal(thousandths)}\u00a0${one}${Math.round(thousandths / 100) >= 20 ? 's' : ''}`;
/** Des millièmes de demi-point, en PV. */
const points = (halves: number): string => `${decimal(halves / 2)}\u00a0PV`;
/** `63 parties sur 100`. */
const of100 = (thousandths: number): string => {
  if (thousandths > 0 && thousandths < 10) return 'moins de 1\u00a0partie sur\u00a0100';
  const games = Math.round(thousandths / 10);
  return `${games}\u00a0${games < 2 ? 'partie' : 'parties'} sur\u00a0100`;
};
const played = ({ games }: Cost): string => (games ? ` (moyenne de ${games}\u00a0parties entre ordinateurs)` : '');

/** Les mots d’une leçon qui se joue ici. */
export const PLAYED: Wide<typeof EnglishPlayed> = {
  ...LESSON,
  persons: PERSONS,

  lesson: {
    ...LESSON.lesson,
    computing: 'Calcul du résultat…',
    asGood: 'Votre coup valait le meilleur connu\u00a0; les dés en ont décidé autrement.',
    elsewhere: 'Le meilleur coup suppose que le début de la séquence a été joué comme la leçon le conseille.',
    goOn: 'Continuer la partie entière',
    goOnAbout: (nations: readonly NationId[]): Rich =>
      t`Votre partie continue à la table, avec tous vos coups. Chaque joueur y a plusieurs nations\u00a0; les vôtres sont ${et(nations.map(le))}, et chacune joue à sa propre séquence. L’ordinateur joue les autres, au niveau Capitaine, et prépare chacune de leurs séquences\u00a0; vous pouvez changer cela à la table.`,
    /** Le nom de la partie à la table. */
    goOnName: (title: string): string => `Leçon\u00a0: ${title}`,
    goOnWait: 'Préparation de la partie…',
    goOnNothing: 'Jouez la dernière étape de la séquence pour continuer la partie depuis votre propre position.',
    sheets: 'Fiches de nation, dans un nouvel onglet\u00a0:',
  },

  /** Ce que coûte un coup permis mais médiocre, selon la mesure de sa tâche. */
  cost: {
    taken: (cost: Cost): Rich =>
      cost.best > 1000
        ? t`Ainsi, vous prenez en moyenne ${count(cost.this, 'province')}\u00a0; le meilleur coup en prend ${decimal(cost.best)}.`
        : t`Ainsi, vous prenez la province dans ${of100(cost.this)}\u00a0; le meilleur coup la prend dans ${of100(cost.best)}.`,
    'round-points': (cost: Cost): Rich =>
      t`Ainsi, le round rapporte en moyenne ${points(cost.this)}\u00a0; le meilleur coup rapporte ${points(cost.best)}.`,
    left: (cost: Cost, nation: NationId): Rich =>
      t`Ainsi, ${le(nation)} finit en moyenne avec ${count(cost.this, 'unité')}\u00a0; le meilleur coup en laisse ${decimal(cost.best)}.`,
    'turn-points': (cost: Cost, nation: NationId): Rich =>
      t`Ainsi, ${le(nation)} peut espérer ${points(cost.this)} de ce tour\u00a0; le meilleur coup rapporte ${points(cost.best)}${played(cost)}.`,
  },
};

/** Tous les mots des leçons et de leurs pages. */
export const LEARN: Wide<typeof English> = {
  ...PLAYED,
  title: 'Apprendre en jouant',
  lead: 'De courtes leçons sur le vrai plateau\u00a0: vous jouez d’abord, et lisez en chemin.',
  description:
    'De courtes leçons qui enseignent Hispania sur le plateau\u00a0: vous jouez d’abord, et lisez en chemin.',
  begin: 'Commencer',
  goOn: 'Continuer',
  allDone: 'Vous avez fait toutes les leçons.',
  chapters: {
    'first-steps': 'Premiers pas',
    'great-and-small': 'Invasions et suzerains',
    'later-ages': 'Les époques suivantes',
    openings: 'Ouvertures guidées\u00a0: vos premières séquences entières',
  },
  minutes: (of: number): string => `${of}\u00a0${of < 2 ? 'minute' : 'minutes'}`,
  done: (of: number, all: number): string => `${of}\u00a0${of < 2 ? 'leçon faite' : 'leçons faites'} sur\u00a0${all}`,

  review: 'Retour sur vos erreurs',
  reviewLead:
    'Les règles qui ont refusé vos coups, et les tâches manquées, comptées sur cet appareil, à votre seul usage.',
  reviewEmpty: 'Aucune erreur jusqu’ici. Jouez une leçon, et essayez les coups dont vous doutez.',
  reviewFailed: 'La liste des règles n’a pas pu être chargée. Le compte de vos erreurs est conservé.',
  reviewRules: 'Règles qui vous ont refusé un coup',
  reviewSteps: 'Tâches à refaire',
  refusedTimes: (times: number): string =>
    times === 1 ? 'vous a refusé 1\u00a0coup' : `vous a refusé ${times}\u00a0coups`,
  missedTimes: (times: number): string => `manquée ${times}\u00a0fois`,
  solvedSince: 'réussie depuis',
  tryThis: 'à essayer\u00a0:',
  noScript: 'Cette liste se fait sur votre appareil et demande JavaScript, qui est désactivé.',

  keeping: 'Votre progression',
  keepingLead: 'Votre progression est conservée sur cet appareil et n’est envoyée nulle part.',
  save: 'Enregistrer dans un fichier',
  open: 'Ouvrir un fichier',
  reset: 'Supprimer',
  resetSure: 'Supprimer toute la progression de cet appareil\u00a0?',
  resetYes: 'Supprimer',
  resetNo: 'Laisser tel quel',
  wasReset: 'Toute la progression de cet appareil est supprimée.',
  wasTaken: 'La progression du fichier est chargée. Celle de cet appareil est conservée aussi.',
  file: 'hispania-lecons.json',
  trouble: {
    damaged: 'Ce fichier est abîmé\u00a0: rien n’a été chargé.',
    other: 'Ce fichier contient autre chose\u00a0: rien n’a été chargé.',
    newer: 'Ce fichier vient d’une version plus récente du site\u00a0: rien n’a été chargé.',
  },
  aside: {
    text: 'La progression conservée sur cet appareil n’a pu être lue qu’en partie. Ce qui est lisible est repris, et une copie du texte d’origine est conservée.',
    save: 'Enregistrer ce texte',
    forget: 'Supprimer la copie',
    file: 'hispania-lecons-abimees.json',
  },
};
