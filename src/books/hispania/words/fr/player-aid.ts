import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, RuleId } from '../../engine/data/ids.ts';
import type { AidLine, PLAYER_AID as EN } from '../en/player-aid.ts';
import { n, p } from '../marks.ts';
import { et, le, nu, nuLieu } from './grammar.ts';

const nations = (ids: readonly NationId[], last = ', '): Rich => list(ids.map(nu), ', ', last);

const line = (text: Rich, rule?: RuleId): AidLine => (rule ? { text, rule } : { text });

/** La même forme, avec d’autres chaînes ; les numéros de règles restent des numéros de règles. */
type Twin<T> = T extends RuleId | AidLine | Rich
  ? T
  : T extends string
    ? string
    : T extends (...args: never[]) => unknown
      ? T
      : { readonly [K in keyof T]: Twin<T[K]> };

/** L’aide de jeu : ce que les joueurs cherchent le plus, sur une feuille. Les valeurs des séries lui sont données. */
export const PLAYER_AID: Twin<typeof EN> = {
  turn: {
    title: 'Séquence de jeu d’une nation',
    lines: [
      line(t`Revenu, puis achats`, '2'),
      line(t`Placement`, '3'),
      line(t`Mouvement`, '5'),
      line(t`Contrôle d’empilement, bonus d’attaque compris`, '4.5'),
      line(t`Combat`, '6'),
      line(t`PV de combat`, '8-kills'),
      line(t`Dernier contrôle d’empilement, sans ce bonus`, '6.8'),
      line(t`Contrôle de la limite de population`, '7'),
      line(t`PV de fin de séquence`, '8-own-turn'),
    ],
    invasion: line(
      t`Invasion\u00a0: mouvement, contrôle et combat deux fois\u00a0; pas de contrôle après le 1er\u00a0combat.`,
      '9.1',
    ),
    ardour: line(t`Fougue\u00a0: après le combat, 1\u00a0pile se déplace et combat de nouveau.`, '9.2'),
  },
  ending: {
    title: 'Fin d’un tour',
    scored: (turns) =>
      line(
        t`Tours de comptage\u00a0: ${turns.slice(0, -1).join(', ')}\u00a0; scénario\u00a0E\u00a0: aussi ${turns.at(-1) ?? 21}.`,
        '8-turn-end',
      ),
    lines: [
      line(
        t`Puis transformations, dans l’ordre des nations\u00a0; fins de soumission\u00a0; retrait des nations sans successeur.`,
        '9.4',
      ),
    ],
  },
  order: { title: 'Ordre des nations', rule: '1-nations' },
  gold: {
    title: 'Or',
    lines: [
      line(t`Collecter le revenu des provinces contrôlées. Une Ruine ou un Chef seul n’en contrôle pas.`, '2.1'),
      line(
        t`Jamais\u00a0: ${nations(['carthage', 'rome', 'vandals', 'almohads'])}\u00a0; avant le tour\u00a020\u00a0: ${nu('almoravids')}. La moitié\u00a0: ${nu('byzantium')}. Provinces avec Château-fort\u00a0: ${nations(['visigoths', 'umayyads'])}.`,
        '2.1-special',
      ),
      line(
        t`Une nation soumise garde la moitié, arrondie au ½ inférieur\u00a0; le reste va au ${n('visigoths')} ou à l’${n('umayyads')}.`,
        '2.2',
      ),
      line(t`1\u00a0unité achetée par province, au plus 1 au-delà de la limite.`, '3.1'),
    ],
    saved: (eight) => line(t`Réserve\u00a0: 4\u00a0Or\u00a0; 8\u00a0Or pour ${et(eight.map(le))}.`, '2.4'),
  },
  units: {
    title: 'Unités',
    unit: 'Unité',
    cost: 'Or',
    moves: 'Mvt',
    led: 'Chef',
    dice: 'Dés',
    lives: 'Vies',
    none: '–',
    rows: {
      infantry: { moves: '2', led: '3', dice: '1', lives: '1' },
      elite: { moves: '3', led: '4', dice: '1', lives: '1' },
      knight: { moves: '2', led: '3', dice: '1', lives: '2' },
      cavalry: { moves: '4', led: '5', dice: '1', lives: '1' },
      berber: { moves: '–', led: '3', dice: '1', lives: '1' },
      castle: { moves: '0', led: '0', dice: '3', lives: '3' },
      fort: { moves: '0', led: '0', dice: '1', lives: '1' },
      leader: { moves: '3', led: '–', dice: '–', lives: '–' },
    },
    note: line(
      t`Un Fort combat comme une Élite (${nu('rome')}) ou une Infanterie (${nu('hispano-romans')}). Un Berbère touche sur 7 et est touché sur 9, quel que soit le terrain.`,
      '6.2b',
    ),
  },
  movement: {
    title: 'Mouvement',
    lines: [
      line(t`La montagne arrête les unités sans Chef. Une autre nation arrête toute unité non alliée.`, '5.1'),
      line(
        t`Passage en force\u00a0: chaque unité ennemie stoppe 2\u00a0unités, ou 1 s’il y a un Château-fort. Les autres peuvent continuer.`,
        '5.3',
      ),
      line(t`Avec un Chef du début à la fin\u00a0: +1\u00a0province.`, '5.2'),
      line(t`Un détroit prend tout le mouvement, d’un côté à l’autre.`, '5.5'),
      line(
        t`De la mer\u00a0: débarquer sur une ancre non barrée (1re\u00a0province). D’${p('africa')}\u00a0: à ${p('cadiz')} ou à ${p('gibraltar')}.`,
        '5.6',
      ),
    ],
  },
  stacking: {
    title: 'Empilement',
    lines: [
      line(t`Plaine 3, montagne 2, ou le nombre cerclé.`, '4.1'),
      line(t`Capitale +1, déclarée à tout moment.`, '4.3'),
      line(
        t`Attaque +1\u00a0; avec un Chef ou en Invasion +2\u00a0; Zèle et certains Chefs\u00a0: pas de limite. Seul le plus élevé compte.`,
        '4.4',
      ),
      line(t`Retraite ou achat\u00a0: +1 jusqu’au prochain mouvement.`, '4.6'),
      line(t`Châteaux-forts et Forts comptent\u00a0; Chefs, Ruines et Berbères ne comptent pas.`, '4.2'),
    ],
  },
  ringed: (limits) =>
    line(
      t`Cerclés\u00a0: ${list(
        limits.map(({ limit, provinces }): Rich => t`${list(provinces.map(nuLieu), ', ')}\u00a0${limit}`),
        '\u00a0; ',
      )}.`,
      '4.1',
    ),
  heirs: {
    title: 'Transformations',
    rule: '9.4',
    one: (from, turns, into) => t`${turns.join(' ou ')} ${nu(from)}\u00a0: ${nations(into)}`,
    gone: (turn, id) => t`${turn} ${nu(id)}\u00a0: retrait`,
  },
  population: {
    title: 'Population',
    lines: [
      line(
        t`2\u00a0unités par province contrôlée. Ne comptent pas\u00a0: Châteaux-forts, Forts, Chefs et Berbères. Les unités en mer comptent.`,
        '7',
      ),
    ],
  },
  round: {
    title: 'Un round',
    lines: [
      line(t`L’Attaquant, puis le Défenseur choisit ses cibles par type.`, '6.1'),
      line(t`Toutes les unités lancent\u00a0; un 1 rate. Puis les pertes sont appliquées.`, '6.2'),
      line(
        t`Un Chef est tué avec la dernière unité de son camp\u00a0; seul parmi des unités ennemies, aussitôt.`,
        '6.2b-lone-leader',
      ),
      line(
        t`L’Attaquant, puis le Défenseur peut retraiter vers des provinces adjacentes, contrôlées ou vides. Jamais\u00a0: Châteaux-forts, Forts, Chevaliers touchés.`,
        '6.6',
      ),
      line(
        t`Jamais vers une autre bataille. Défenseur\u00a0: ni là d’où vient un attaquant. Hors d’Hispanie\u00a0: selon la fiche. Vers la mer\u00a0: avec la suprématie.`,
        '6.6',
      ),
    ],
  },
  bonuses: {
    title: 'Bonus (ils s’additionnent)',
    lines: [
      line(t`Chef +2\u00a0; un second n’ajoute rien`, '6.2b'),
      line(t`Fleuve +2 pour le Défenseur, 1er\u00a0round, contre qui l’a franchi`, '6.4'),
      line(t`Zèle +1, 1er\u00a0combat`, '9.3'),
      line(t`Tactique +2, un round`, '10.3-tactics'),
    ],
  },
  castles: {
    title: 'Châteaux-forts et Ruines',
    lines: [
      line(t`Un Château-fort détruit devient une Ruine (pas une unité).`, '9.5'),
      line(
        t`Reconstruire à sa séquence, hors des batailles\u00a0: sacrifier 1\u00a0unité de la province contre un pion Château-fort libre.`,
        '9.5-rebuild',
      ),
      line(
        t`Tours\u00a011 à\u00a013, après la chute de ${p('toledo')}\u00a0: les Châteaux-forts du ${n('visigoths')} restés seuls se rendent à l’${n('umayyads')}.`,
        '11-umayyads-surrender',
      ),
    ],
  },
  points: {
    title: 'Points de victoire',
    lines: [
      line(t`Unités détruites\u00a0: l’Attaquant seul, à sa séquence, selon sa fiche.`, '8-kills'),
      line(
        t`Une nation soumise marque la moitié, arrondie au ½ supérieur\u00a0; son suzerain marque les provinces en entier.`,
        '9.6-points',
      ),
      line(t`Les demi-points comptent.`, '8-turn-end'),
    ],
  },
  special: {
    title: 'Tours particuliers',
    invasion: 'Invasion',
    zeal: 'Zèle',
    ardour: 'Fougue',
    supremacy: 'Suprématie navale',
    on: (id, turns) => t`${nu(id)} ${turns.join(', ')}`,
  },
  submission: {
    title: 'Soumission',
    caption: 'nombre de provinces au plus, après un round où chaque camp garde une unité',
    rule: '9.6',
    clause: (id, most, must, reconstructed) =>
      t`${nu(id)} ${must ? 'doit' : 'peut'} ${reconstructed ? `‹${most}›` : most}`,
    until: (turn, toledo) =>
      toledo ? t`jusqu’au tour\u00a0${turn} ou à la chute de ${p('toledo')}` : t`jusqu’au tour\u00a0${turn}`,
  },
  tokens: {
    title: 'Événements',
    rule: '10.3',
    one: (when, effect) => `${when}\u00a0: ${effect}`,
  },
  advanced: {
    title: 'Version avancée',
    lines: [
      line(t`Mise minimale\u00a0: la moyenne moins\u00a05.`, '14.2'),
      line(t`Les mises et les scores initiaux fixés sont soustraits à la fin.`, '15'),
    ],
  },
};
