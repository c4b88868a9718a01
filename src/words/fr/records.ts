import type { RecordWords } from '../en/records.ts';

const LONG = new Intl.DateTimeFormat('fr', { dateStyle: 'long' });
const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('fr', { timeStyle: 'short' });

/** Le premier du mois est un ordinal ; le jour ne quitte pas son mois. */
const dated = (said: string): string => said.replace(/^1 /, '1er ').replace(/^(\S+) /, '$1\u00a0');
/** `30 novembre 2026`, du jour tel qu’il est enregistré : `2026-11-30`. Un fichier peut en nommer un faux. */
const jour = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : dated(DAY.format(Date.parse(day))));

/** Les mots du carnet des résultats et de la partie du jour, pour tout livre dont des parties comptent. */
export const RECORDS: RecordWords = {
  day: {
    named: jour,
    part: 'La partie du jour',
    begin: 'Jouer aujourd’hui',
    goOn: 'Continuer',
    look: 'Revoir la partie',
    next: (ms) => `La prochaine commence à ${CLOCK.format(ms)}, heure locale.`,
    says: 'Même début et mêmes dés pour tous, une fois par jour. Impossible d’annuler au-delà des dés.',
    over: 'Vous avez joué la partie du jour.',
    deleted: 'La partie du jour a été commencée puis supprimée. Vous pouvez la recommencer, mais elle ne comptera pas.',
    again: 'Recommencer',
    unkept: 'Le résultat n’a pas pu être enregistré sur cet appareil.',
  },
  apart: {
    undone: 'Cette partie ne compte pas\u00a0: des dés ont été annulés.',
    again: 'Cette partie ne compte pas\u00a0: la même a été jouée ailleurs.',
    helped: 'Cette partie ne compte pas\u00a0: un ordinateur a aidé.',
  },
  why: { undone: 'dés annulés', again: 'copie', helped: 'aide' },
  asks: {
    title: 'Cette partie doit-elle cesser de compter\u00a0?',
    says: {
      undone: 'Les dés de la dernière réponse sont lancés. Si vous les annulez, cette partie ne compte plus.',
      again: 'Une copie montre les dés à venir. Si vous jouez dans une copie, cette partie ne compte plus.',
    },
    means: 'Elle est alors marquée, n’est comparée à aucune autre et figure à part dans le carnet des résultats.',
    recorded: 'Son résultat reste dans le carnet.',
    yes: { undone: 'Annuler les dés', again: 'Jouer une copie' },
    no: 'Laisser compter',
  },
  share: {
    copy: 'Copier le résultat',
    copied: 'Copié. Il reste à le coller dans un message.',
    label: 'Le résultat en texte',
  },
  book: {
    title: 'Carnet des résultats',
    lead: 'Les parties finies sur cet appareil. Rien n’est envoyé nulle part.',
    back: 'Toutes les parties',
    empty: 'Aucun résultat n’est encore noté.',
    emptySays: 'Une nouvelle partie est notée ici à sa fin.',
    date: 'Finie le',
    on: (ms) => dated(LONG.format(ms)),
    ofDay: (day) => `partie du ${jour(day)}`,
    version: 'Règles',
    apart: 'Parties qui ne comptent pas',
    because: 'Raison',
    file: 'Enregistrer dans un fichier',
    open: 'Ouvrir un fichier',
    taken: 'Les résultats du fichier sont dans le carnet.',
    notTaken: {
      damaged: 'Le fichier est abîmé. Rien n’a changé.',
      other: 'Ce fichier n’est pas un carnet de résultats. Rien n’a changé.',
      newer: 'Le fichier vient d’une version plus récente du site. Rechargez la page et réessayez. Rien n’a changé.',
      full: 'Il n’y a plus de place sur cet appareil. Rien n’a changé.',
      unreadable: 'Le fichier n’a pas pu être lu sur le disque.',
    },
    damaged: (n) =>
      n === 1
        ? '1\u00a0résultat est illisible. Il est conservé tel quel, et le fichier du carnet le contient.'
        : `${n}\u00a0résultats sont illisibles. Ils sont conservés tels quels, et le fichier du carnet les contient.`,
    aside: 'Un carnet de cet appareil est illisible. Il est conservé tel quel.',
    asideFile: 'L’enregistrer tel quel',
    forget: 'Le supprimer',
  },
};
