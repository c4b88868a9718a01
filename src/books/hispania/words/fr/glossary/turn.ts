import { t } from '../../../../../words/rich.ts';
import type { TURN as EN } from '../../en/glossary/turn.ts';
import { n, p } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Les termes d’un tour, du revenu au combat. */
export const TURN: Readonly<Record<keyof typeof EN, TermWords>> = {
  nation: {
    term: 'Nation',
    text: t`Un des 29\u00a0belligérants, avec ses propres unités, son Or et ses PV. Chaque joueur a plusieurs nations. Leurs noms sont en petites capitales.`,
    also: ['peuple', 'puissance', 'camp'],
  },
  'game-turn': {
    term: 'Tour',
    text: t`Une période de 10 à 500\u00a0ans, où chaque nation sur la carte joue une fois. Il y en a\u00a021.`,
    also: ['tour de jeu', 'piste des tours'],
  },
  'nation-turn': {
    term: 'Séquence de jeu',
    text: t`Les 9\u00a0phases que joue une nation\u00a0: revenu, placement, mouvement, empilement, combat, PV de combat, dernier contrôle d’empilement, population, PV de fin de séquence.`,
    also: ['tour d’une nation', 'phases', 'son tour'],
    forms: ['séquence de jeu'],
  },
  'active-nation': {
    term: 'Nation active',
    text: t`La nation dont c’est la séquence de jeu. Elle seule se déplace, attaque, voit contrôler ses limites d’empilement et de population, et marque pour des unités détruites.`,
    also: ['joueur actif', 'joueur en phase'],
    forms: ['nation active', 'joueur actif'],
  },
  'order-of-play': {
    term: 'Ordre des nations',
    text: t`L’ordre où jouent les nations, le même à chaque tour\u00a0: de ${n('carthage')}, la 1re, à l’${n('almohads')}, la\u00a029e.`,
    also: ['ordre de jeu', 'ordre du tour'],
    forms: ['ordre des nations'],
  },
  gold: {
    term: 'Or',
    text: t`Ce qui paie les unités. L’Or se compte par demis et appartient à une nation\u00a0; il ne se prête ni ne se donne.`,
    also: ['argent', 'monnaie', 'pièces d’or'],
  },
  income: {
    term: 'Revenu',
    text: t`Le nombre imprimé dans une province\u00a0: l’Or que la nation qui la contrôle collecte au début de sa séquence. Certaines nations n’en collectent que la moitié, ou rien.`,
    also: ['impôt', 'percevoir', 'collecte'],
  },
  'saved-gold': {
    term: 'Réserve',
    text: t`L’Or qu’une nation conserve pour sa prochaine séquence\u00a0: 4 au plus, 8 pour certaines. Le reste est perdu.`,
    also: ['épargne', 'mise en réserve', 'trésorerie'],
  },
  reinforcements: {
    term: 'Renforts',
    text: t`Les unités et les Chefs qui arrivent sans frais à un tour fixé par les règles d’une nation, même si elle n’a plus d’unité. Leur placement ignore la limite d’empilement.`,
    also: ['arrivées', 'entrées', 'nouvelles unités'],
    forms: ['renforts', 'renfort'],
  },
  'fill-up': {
    term: 'Complément',
    text: t`Des Renforts qui portent les unités d’une nation à un nombre fixé. Elle reçoit la différence, ou rien si elle en a déjà autant ou plus sur la carte.`,
    also: ['jusqu’à 13 Élites en tout', 'compléter'],
    forms: ['complément', 'compléments', 'renforts de complément'],
  },
  'stacking-limit': {
    term: 'Limite d’empilement',
    text: t`Le nombre d’unités qu’une nation peut garder dans une province\u00a0: 3 en plaine, 2 en montagne, ou le nombre cerclé\u00a0; 1 de plus dans une capitale. Un Attaquant peut la dépasser jusqu’à la fin du combat.`,
    also: ['empilement', 'stacking', 'combien d’unités'],
    forms: ['limite d’empilement', 'limites d’empilement', 'empilement'],
  },
  'stacking-check': {
    term: 'Contrôle d’empilement',
    text: t`Deux fois par séquence, après le mouvement et après le combat, une nation retire ses unités au-delà de la limite d’empilement. Son joueur les choisit.`,
    also: ['contrôle des limites d’empilement', 'unités en surplus'],
    forms: ['contrôle d’empilement', 'contrôle des limites d’empilement', 'contrôles des limites d’empilement'],
  },
  'population-limit': {
    term: 'Limite de population',
    text: t`À la fin de sa séquence, une nation peut garder 2\u00a0unités par province contrôlée. Châteaux-forts, Forts, Chefs et Berbères ne sont pas comptés.`,
    also: ['population', 'ravitaillement', 'surpopulation'],
    forms: ['limite de population', 'population'],
  },
  'forced-passage': {
    term: 'Passage en force',
    text: t`Chaque unité ennemie ne stoppe que 2 des unités qui entrent dans sa province, ou 1 seule si un Château-fort s’y trouve. Toutes les autres peuvent continuer.`,
    also: ['percée', 'overrun', 'traverser une province ennemie', 'unité stoppée'],
    forms: ['passage en force', 'passages en force'],
  },
  'naval-supremacy': {
    term: 'Suprématie navale',
    text: t`À quelques tours, les unités de ${n('byzantium')} et de l’${n('umayyads')} peuvent prendre la mer, y rester et retraiter vers elle.`,
    also: ['maîtrise des mers', 'puissance navale'],
    forms: ['suprématie navale'],
  },
  pillage: {
    term: 'Pillage',
    text: t`Le nom que donne le livret aux PV que marquent certaines nations quand elles détruisent des Forts ou des unités de nations voisines.`,
    also: ['butin', 'razzia', 'raid'],
    forms: ['pillage'],
  },
  march: {
    term: 'Mouvement spécial',
    text: t`Au tour\u00a06, avant son Invasion, le ${n('vandals')} traverse 3\u00a0provinces depuis ${p('narbonne')}. Chaque unité ennemie qui s’y trouve l’attaque une fois. Le ${n('vandals')} ne lance pas de dés.`,
    also: ['mouvement spécial du Vandale', 'marche des Vandales'],
    forms: ['mouvement spécial'],
  },
  mission: {
    term: 'Mission',
    text: t`Une attaque qu’${n('el-cid')} mène contre de l’Or au tour\u00a017, à la séquence d’une autre nation, dans une province adjacente à l’une des siennes.`,
    also: ['recruter El Cid', 'mercenaire', 'contrat'],
    forms: ['mission', 'missions'],
  },
  battle: {
    term: 'Bataille',
    text: t`Le combat dans une province qui contient des unités de deux nations après le mouvement. Il se poursuit, round après round, jusqu’à ce qu’un seul camp y ait des unités.`,
    also: ['combat', 'affrontement'],
  },
  round: {
    term: 'Round',
    text: t`Un échange de dés dans une bataille. Chaque unité lance, les pertes sont appliquées, puis chaque camp peut retraiter. Une bataille dure autant de rounds qu’il en faut.`,
    also: ['tour de combat', 'assaut'],
  },
  target: {
    term: 'Cible',
    text: t`Le type d’unité ennemie qu’un dé vise. Les cibles sont choisies avant que les dés soient lancés, et une touche ne passe jamais à un autre type.`,
    also: ['viser', 'choix des cibles'],
    forms: ['cible', 'cibles'],
  },
  hit: {
    term: 'Touche',
    text: t`Un dé qui donne le nombre de la table de combat ou plus. Un 1\u00a0naturel ne touche jamais, quels que soient les bonus.`,
    also: ['touché', 'dégât', 'coup au but'],
  },
  lives: {
    term: 'Points de vie',
    text: t`Le nombre de touches qui détruisent une unité\u00a0: 2 pour un Chevalier, 3 pour un Château-fort, 1 pour toute autre. Une unité qui survit à la bataille les retrouve tous.`,
    also: ['pas de perte', 'blessé', 'unité touchée'],
    forms: ['points de vie', 'point de vie'],
  },
  bonus: {
    term: 'Bonus',
    text: t`Un nombre ajouté à un dé\u00a0: 2 pour un Chef, un fleuve ou la Tactique, 1 pour le Zèle. Tous les bonus s’additionnent, mais un second Chef n’ajoute rien.`,
    also: ['modificateur', 'malus'],
  },
  retreat: {
    term: 'Retraite',
    text: t`Après chaque round, l’Attaquant, puis le Défenseur, peut retraiter vers des provinces adjacentes qu’il contrôle ou qui sont vides. Le Défenseur ne peut pas aller là d’où vient un attaquant.`,
    also: ['repli', 'se replier', 'fuite', 'recul'],
    forms: ['retraite', 'retraites', 'retraiter'],
  },
  'lone-leader': {
    term: 'Chef seul',
    text: t`Un Chef sans unité. Il ne contrôle pas de province et n’arrête aucune unité. Il se déplace de 3\u00a0provinces, et est tué là où se trouvent des unités ennemies.`,
    also: ['Chef isolé'],
    forms: ['chef seul', 'chefs seuls'],
  },
  surrender: {
    term: 'Reddition',
    text: t`De la chute de ${p('toledo')} au tour\u00a013, un Château-fort qui est la seule unité du ${n('visigoths')} dans sa province se rend à l’${n('umayyads')} qui l’attaque, avant un round. L’${n('umayyads')} doit le reconstruire.`,
    also: ['se rendre', 'capitulation', 'Château-fort qui se rend'],
    forms: ['reddition', 'se rend', 'se rendent'],
  },
};
