import type { SiteWords } from '../en/site.ts';
import type { Partly } from '../lang.ts';

/** Les mots du site lui-même : en-tête, sommaire, marges. */
export const SITE: Partly<SiteWords> = {
  name: 'Scriptorium',
  tagline: 'Des livres de règles à jouer',
  skip: 'Aller au texte',

  nav: {
    books: 'Livres',
    menu: 'Menu',
  },
  failed: 'Cette partie n’a pas pu être chargée. Ce qui est écrit ici se lit sans elle.',
  theme: { label: 'Couleurs', system: 'Système', light: 'Clair', dark: 'Sombre' },

  contents: {
    label: 'Sommaire',
    here: 'Où vous êtes',
    open: 'Chapitres',
    read: '(lu)',
    unwritten: 'Les chapitres en gris sont en cours d’écriture.',
  },
  pager: { label: 'Avant et après', previous: 'Précédent', next: 'Suivant' },
  untranslated: { text: 'Cette page n’est pas encore traduite.', link: 'La lire en anglais' },

  footer: {
    rules: (version: string) => `Règles, version ${version}`,
    licence: 'Code sous licence MIT, polices sous licence SIL Open Font.',
  },

  onePage: {
    print: 'Imprimer cette page',
    note: 'Une page\u00a0A4. Seul le texte est imprimé, sans les couleurs de l’écran.',
  },

  parts: {
    except: 'Sauf',
    corrected: 'Corrigé',
    history: 'Note historique',
    ruling: (letter: string) => `Arbitrage ${letter}`,
    ourDefault: 'notre choix',
    readings: 'Les deux lectures et ce qu’elles changent',
    reasons: 'Les passages et nos raisons',
    see: (letter: string) => `Voir la note ${letter}`,
    isNew: 'Changé depuis votre dernière visite',
  },
};
