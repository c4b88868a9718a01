import { complete } from '../../../words/complete.ts';
import type { Lang, Partly } from '../../../words/lang.ts';
import { map as EN, type MapWords } from '../words/en/map.ts';
import { map as FR } from '../words/fr/map.ts';

const ALL: Readonly<Record<Lang, Partly<MapWords>>> = { en: EN, fr: FR };

/** The words of the map and of boards in a language. */
export const mapWords = (lang: Lang): MapWords => complete<MapWords>(EN, ALL[lang], false);
