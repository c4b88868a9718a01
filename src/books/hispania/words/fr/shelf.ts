import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId, UnitKind } from '../../engine/data/ids.ts';
import type { Lost, ShelfWords } from '../en/shelf.ts';
import { n, p } from '../marks.ts';

/** Des unités d’un type, comme `2 Infanteries`, `1 Chevalier`. */
const KINDS: Readonly<Record<UnitKind, readonly [one: string, many: string]>> = {
  infantry: ['Infanterie', 'Infanteries'],
  elite: ['Élite', 'Élites'],
  cavalry: ['Cavalerie', 'Cavaleries'],
  knight: ['Chevalier', 'Chevaliers'],
  berber: ['Berbère', 'Berbères'],
  castle: ['Château-fort', 'Châteaux-forts'],
  fort: ['Fort', 'Forts'],
  leader: ['Chef', 'Chefs'],
  ruin: ['Ruine', 'Ruines'],
};
const units = (kind: UnitKind, count: number): string => `${count}\u00a0${KINDS[kind][count === 1 ? 0 : 1]}`;

/** Des unités de plusieurs types. */
const army = (lost: Lost): string => lost.map(([kind, count]) => units(kind, count)).join(' et ');

/** L’article que le livret met devant une nation. */
const ARTICLES: { readonly [nation in NationId]?: string } = {
  castile: 'la ',
  navarre: 'la ',
  crusade: 'la ',
  carthage: '',
  rome: '',
  byzantium: '',
  zaragoza: '',
  seville: '',
  valencia: '',
  granada: '',
  aragon: 'l’',
  iberians: 'l’',
  'hispano-romans': 'l’',
  alans: 'l’',
  umayyads: 'l’',
  almoravids: 'l’',
  almohads: 'l’',
  'el-cid': '',
};
const the = (nation: NationId): Rich => t`${ARTICLES[nation] ?? 'le '}${n(nation)}`;
const The = (nation: NationId): Rich => {
  const article = ARTICLES[nation] ?? 'le ';
  return t`${article.charAt(0).toUpperCase()}${article.slice(1)}${n(nation)}`;
};
const to = (nation: NationId): Rich => {
  const article = ARTICLES[nation] ?? 'le ';
  return article === 'le ' ? t`au ${n(nation)}` : t`à ${the(nation)}`;
};

/** Ce que l’étagère dit de ce livre, et de sa bataille. */
export const SHELF: ShelfWords = {
  subtitle: '29 nations, de 320\u00a0av.\u00a0J.-C. à 1220',
  drawn:
    'Sur la couverture\u00a0: qui est sur la carte. Les 21 tours vont de gauche à droite, et à chacun les nations se partagent la hauteur.',
  begin: 'Nouvelle partie',
  learn: 'Première leçon',
  battle: {
    label: 'Une bataille à jouer',
    title: 'Tolède, par-delà le Tage',
    from: 'Hispania, règle 6.7',
    open: 'Ouvrir',
    map: 'Tolède et ses voisines, au point où en est la bataille',
    who: (nation, round) => t`${The(nation)} attaque, round ${round}`,
    rolls: (round) => `Dés du round ${round}`,
    roll: (die, count, at) => `${units(die, count)}, cible\u00a0: ${KINDS[at][0]}`,
    needs: (needs) => `${needs}+`,
    die: (value, hit) => `${value}, ${hit ? 'touche' : 'raté'}`,
    lost: (nation, own, lost) => (own ? [`Vous perdez ${army(lost)}.`] : t`${The(nation)} perd ${army(lost)}.`),
    wounded: (kind) => `Votre ${KINDS[kind][0]} est touché.`,
    unhurt: 'Aucune unité n’est touchée.',
    left: (count) => t`${units('infantry', count)} ${count === 1 ? 'retraite' : 'retraitent'} à ${p('segovia')}.`,
    ask: 'Continuer\u00a0?',
    won: t`${p('toledo')} est à vous.`,
    held: t`${n('seville')} garde ${p('toledo')}.`,
    empty: t`Il ne reste aucune unité à ${p('toledo')}.`,
    next: (round) => `Lancer le round ${round}`,
    retreat: 'Faire retraite',
    again: 'Recommencer',
    taken: (of100) => t`La ${n('castile')} prend ${p('toledo')}\u00a0: ${of100} sur 100`,
    without: 'Les dés demandent un script. La bataille entière se lit sur sa page.',
    read: 'Lire la bataille',
    failed: 'Les dés n’ont pas pu être chargés. Réessayez, ou ouvrez la bataille sur sa page.',
    coming: 'chargement des dés…',
  },
  leftOff: (nation, turn) => t`Tour ${turn}, ${to(nation)} de jouer`,
  turn: (turn) => [`Tour ${turn}`],
  over: ['La partie est finie'],
};
