import type { Lang } from '../../../../words/lang.ts';
import { REFERENCE_NAMES as EN, type ReferenceNames } from '../../words/en/reference.ts';
import { REFERENCE_NAMES as FR } from '../../words/fr/reference.ts';
import { CHANGES_PATH, OTHER_GAMES_PATH } from '../paths.ts';

/** The reference pages in the order of their list, with their permanent addresses. */
export const REFERENCE_PAGES = [
  { key: 'aid', path: '/hispania/player-aid/' },
  { key: 'teach', path: '/hispania/learn/teach/' },
  { key: 'others', path: OTHER_GAMES_PATH },
  { key: 'often', path: '/hispania/often-missed/' },
  { key: 'glossary', path: '/hispania/glossary/' },
  { key: 'combat', path: '/hispania/combat-tables/' },
  { key: 'tokens', path: '/hispania/tokens/' },
  { key: 'leaders', path: '/hispania/leaders/' },
  { key: 'timeline', path: '/hispania/timeline/' },
  { key: 'provinces', path: '/hispania/provinces/' },
  { key: 'scenarios', path: '/hispania/scenarios/' },
  { key: 'rulings', path: '/hispania/rulings/' },
  { key: 'changes', path: CHANGES_PATH },
  { key: 'coverage', path: '/hispania/coverage/' },
  { key: 'data', path: '/hispania/about-data/' },
] as const;

const NAMES: Readonly<Record<Lang, ReferenceNames>> = { en: EN, fr: FR };

/** The names of the pages in a language. */
export const referenceNames = (lang: Lang): ReferenceNames => NAMES[lang];
