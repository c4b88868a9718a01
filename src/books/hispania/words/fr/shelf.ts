import { t } from '../../../../words/rich.ts';
import type { UnitKind } from '../../engine/data/ids.ts';
import type { Lost, ShelfWords } from '../en/shelf.ts';
import { a, dans, isFeminine, Le, lieu, mots, vers } from './grammar.ts';

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
const units = (kind: UnitKind, count: number): string => `${count}\u00a0${KINDS[kind][count < 2 ? 0 : 1]}`;

/** Des unités de plusieurs types. */
const army = (lost: Lost): string => mots(lost.map(([kind, count]) => units(kind, count)));

/** Ce que l’étagère dit de ce livre, et de sa bataille. */
export const SHELF: ShelfWords = {
  subtitle: '29\u00a0nations, de 320\u00a0av.\u00a0J.-C. à 1220',
  drawn:
    'Sur la couverture\u00a0: les nations sur la carte. Les 21\u00a0tours vont de gauche à droite\u00a0; à chacun, les nations se partagent la hauteur.',
  begin: 'Nouvelle partie',
  learn: 'Première leçon',
  battle: {
    label: 'Une bataille à jouer',
    title: 'Tolède, par-delà le Tage',
    from: 'Hispania, règle\u00a06.7',
    open: 'Ouvrir',
    map: 'Tolède et les provinces adjacentes pendant la bataille',
    who: (nation, round) => t`${Le(nation)} attaque, round\u00a0${round}`,
    rolls: (round) => `Dés du round\u00a0${round}`,
    roll: (die, count, at) => `${units(die, count)}, cible\u00a0: ${KINDS[at][0]}`,
    needs: (needs) => `${needs}+`,
    die: (value, hit) => `${value}, ${hit ? 'touche' : 'échec'}`,
    lost: (nation, own, lost) => (own ? [`Vous perdez ${army(lost)}.`] : t`${Le(nation)} perd ${army(lost)}.`),
    wounded: (kind) => `Votre ${KINDS[kind][0]} est ${isFeminine(kind) ? 'touchée' : 'touché'}.`,
    unhurt: 'Aucune unité n’est touchée.',
    left: (count) => t`${units('infantry', count)} ${count < 2 ? 'retraite' : 'retraitent'} ${vers('segovia')}.`,
    ask: 'Poursuivre le combat\u00a0?',
    won: t`${lieu('toledo')} est à vous.`,
    held: t`${Le('seville')} conserve ${lieu('toledo')}.`,
    empty: t`Il ne reste aucune unité ${dans('toledo')}.`,
    next: (round) => `Lancer le round\u00a0${round}`,
    retreat: 'Faire retraite',
    again: 'Recommencer',
    taken: (of100) => t`${Le('castile')} prend ${lieu('toledo')}\u00a0: ${of100}\u00a0sur\u00a0100`,
    without: 'Les dés demandent JavaScript. La bataille entière se lit sur sa page.',
    read: 'Lire la bataille',
    failed: 'Les dés n’ont pas pu être chargés. Réessayez, ou ouvrez la bataille sur sa page.',
    coming: 'chargement des dés…',
  },
  leftOff: (nation, turn) => t`Tour\u00a0${turn}, ${a(nation)} de jouer`,
  turn: (turn) => [`Tour\u00a0${turn}`],
  over: ['La partie est finie'],
};
