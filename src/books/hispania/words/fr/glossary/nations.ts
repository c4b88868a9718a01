import { t } from '../../../../../words/rich.ts';
import type { NATIONS as EN } from '../../en/glossary/nations.ts';
import { n, p } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Les termes de ce que peuvent les nations, des PV, des versions et des options. */
export const NATIONS: Readonly<Record<keyof typeof EN, TermWords>> = {
  invasion: {
    term: 'Invasion',
    text: t`Un tour où une nation se déplace et combat deux fois, et peut dépasser de 2\u00a0unités la limite d’empilement quand elle attaque. Les règles de la nation indiquent ce tour.`,
    also: ['grande Invasion', 'double mouvement'],
    forms: ['invasion', 'invasions'],
  },
  ardour: {
    term: 'Fougue',
    text: t`Après le combat de sa nation, 1\u00a0pile se déplace et combat de nouveau\u00a0: avec Al\u00a0Mansur, avec Ramirez, pour la ${n('crusade')}, ou par l’événement du même nom.`,
    also: ['ardeur', 'second mouvement d’une pile'],
    forms: ['fougue'],
  },
  'religious-zeal': {
    term: 'Zèle religieux',
    text: t`Lors du 1er\u00a0mouvement et du 1er\u00a0combat de leur Invasion, l’${n('umayyads')} (tour\u00a011) et l’${n('almoravids')} (tour\u00a018) n’ont pas de limite d’empilement et ajoutent 1 à leurs dés.`,
    also: ['zèle', 'djihad'],
    forms: ['zèle religieux', 'zèle'],
  },
  transformation: {
    term: 'Transformation',
    text: t`Le remplacement d’une nation par son successeur à la fin d’un tour, après le comptage. Souvent, le successeur reprend des provinces et des unités.`,
    also: ['conversion', 'se transformer', 'nation transformée'],
    forms: ['transformation', 'transformations', 'se transforme', 'se transforment'],
  },
  heir: {
    term: 'Successeur',
    text: t`La nation en laquelle une autre se transforme\u00a0: la ${n('castile')} est le successeur du ${n('visigoths')}. C’est une nation différente. L’Or et les nations soumises de l’ancienne sont perdus.`,
    also: ['héritier', 'nouvelle nation', 'nation suivante'],
    forms: ['successeur', 'successeurs'],
  },
  submission: {
    term: 'Soumission',
    text: t`Une petite nation attaquée, qui a encore des unités dans la bataille après un round, peut ou doit se soumettre à l’Attaquant. La bataille prend fin, et les unités du suzerain quittent ses provinces.`,
    also: ['se soumettre', 'vasselage', 'capitulation d’une nation'],
    forms: ['soumission', 'soumissions', 'se soumet', 'se soumettre', 'se soumettent'],
  },
  overlord: {
    term: 'Suzerain',
    text: t`Une nation à laquelle d’autres se sont soumises. Elle marque leurs provinces comme les siennes. Le ${n('visigoths')} et l’${n('umayyads')} reçoivent aussi la moitié de leur revenu.`,
    also: ['nation suzeraine', 'souverain', 'maître'],
    forms: ['suzerain', 'suzerains', 'suzeraine', 'nation suzeraine'],
  },
  subject: {
    term: 'Nation soumise',
    text: t`Une nation qui s’est soumise. Elle continue à jouer, garde la moitié de son revenu et marque la moitié de ses PV. Elle et son suzerain ne peuvent pas s’attaquer.`,
    also: ['vassal', 'tributaire', 'client'],
    forms: ['nation soumise', 'nations soumises'],
  },
  neutrals: {
    term: 'Neutres',
    text: t`Les unités du ${n('visigoths')} hors du Nord et d’${p('avila')} à la fondation de la ${n('castile')}. Elles ne sont à personne, se défendent sans retraiter et ne marquent rien. Les détruire rapporte autant que détruire des unités du ${n('visigoths')}.`,
    also: ['unités neutres', 'Wisigoths neutres'],
    forms: ['neutres', 'unités neutres', 'unité neutre'],
  },
  religion: {
    term: 'Religion',
    text: t`Chrétienne ou musulmane. Certaines nations marquent des PV pour les unités d’une religion. Elle compte à partir du tour\u00a011\u00a0: toutes les nations qui ne sont pas musulmanes sont alors chrétiennes.`,
    also: ['chrétien', 'musulman', 'foi'],
  },
  'victory-point': {
    term: 'Point de victoire',
    text: t`Les nations marquent des points de victoire (PV), et chaque joueur additionne ceux des siennes. Le plus grand nombre vient des provinces contrôlées à la fin de certains tours. Les PV ne s’échangent jamais.`,
    also: ['PV', 'score', 'points'],
  },
  'half-point': {
    term: 'Demi-point',
    text: t`Les PV et l’Or se comptent par demis. Une avance de ½\u00a0PV suffit pour gagner.`,
    also: ['½', 'demi'],
    forms: ['demi-points', 'demi-point'],
  },
  'scoring-turn': {
    term: 'Tour de comptage',
    text: t`Un tour à la fin duquel les provinces rapportent des PV\u00a0: 3, 5, 7, 10, 13, 15 et 19, et 21 dans le scénario\u00a0E.`,
    also: ['comptage', 'décompte', 'quand marque-t-on des points'],
    forms: ['tour de comptage', 'tours de comptage'],
  },
  'kill-points': {
    term: 'PV de combat',
    text: t`À sa propre séquence, en tant qu’Attaquant, une nation marque des PV pour certaines unités qu’elle détruit. Le Défenseur ne marque jamais.`,
    also: ['points de victoire de combat', 'pertes infligées', 'unités détruites'],
    forms: ['pv de combat'],
  },
  bounty: {
    term: 'Prime',
    text: t`Les 2\u00a0PV que marque toute nation pour chaque unité de l’${n('almohads')} qu’elle détruit en tant qu’Attaquant, en plus de ses autres PV pour cette unité.`,
    also: ['récompense', 'tête mise à prix'],
  },
  average: {
    term: 'Moyenne',
    text: t`Le score qu’une nation atteint en moyenne. Ses enchères s’ouvrent 5\u00a0PV plus bas. Le livret ne donne que celle de l’${n('alans')}\u00a0; les autres sont reconstituées.`,
    also: ['score moyen', 'score attendu'],
    forms: ['moyenne', 'moyennes'],
  },
  'standard-game': {
    term: 'Version standard',
    text: t`La version pour 4\u00a0joueurs, qui ont chacun 1 des 4\u00a0groupes fixes de nations. C’est par elle qu’il faut commencer.`,
    also: ['jeu de base', 'règles de base'],
    forms: ['version standard'],
  },
  'advanced-game': {
    term: 'Version avancée',
    text: t`La version pour 4 ou 5\u00a0joueurs. Chacun a 1\u00a0nation majeure. Les autres passent aux enchères, contre des PV, quand elles apparaissent.`,
    also: ['jeu expert', 'jeu avec enchères'],
    forms: ['version avancée'],
  },
  group: {
    term: 'Groupe de nations',
    text: t`Les nations d’un joueur dans la version standard. Il y a 4\u00a0groupes, et chacun a toujours une nation sur la carte.`,
    also: ['groupe', 'camp', 'faction'],
    forms: ['groupe de nations', 'groupes de nations', 'quatre groupes'],
  },
  'major-nation': {
    term: 'Nation majeure',
    text: t`Le ${n('visigoths')}, ${n('rome')}, la ${n('castile')}, l’${n('umayyads')} ou ${n('carthage')}\u00a0: dans la version avancée, chaque joueur commence avec l’une d’elles, sans mise.`,
    also: ['nation principale', 'grande nation'],
    forms: ['nation majeure', 'nations majeures'],
  },
  'fixed-score': {
    term: 'Score initial fixé',
    text: t`Le nombre soustrait à la fin des PV d’une nation majeure, à la place d’une mise.`,
    also: ['score de départ', 'handicap'],
    forms: ['score initial fixé', 'scores initiaux fixés'],
  },
  auction: {
    term: 'Enchères',
    text: t`Dans la version avancée, les joueurs misent des PV sur une nation qui apparaît. La mise gagnante est soustraite du score final de son joueur.`,
    also: ['mise', 'miser', 'surenchère'],
    forms: ['enchères', 'mise aux enchères', 'mises aux enchères', 'mis aux enchères'],
  },
  'opening-bid': {
    term: 'Mise minimale',
    text: t`La plus basse mise permise sur une nation\u00a0: sa moyenne moins\u00a05.`,
    also: ['mise initiale', 'mise de départ', 'mise à prix'],
    forms: ['mise minimale', 'mises minimales'],
  },
  'sealed-bid': {
    term: 'Enchères secrètes',
    text: t`Des mises écrites en secret et révélées toutes ensemble. Une règle optionnelle les emploie à la place des enchères ouvertes.`,
    also: ['mise secrète', 'mise cachée'],
    forms: ['enchères secrètes'],
  },
  'barbarian-scoring': {
    term: 'Hispania «\u00a0barbare\u00a0»',
    text: t`Une option de la version avancée. Chaque province et chaque unité détruite se compte selon la fiche de nation ou selon une table simple, au plus avantageux.`,
    also: ['PV barbares', 'comptage barbare', 'variante barbare'],
    forms: ['pv barbares'],
  },
  'event-token': {
    term: 'Événement',
    text: t`Un des 27\u00a0pions événements, que les joueurs tirent et gardent cachés jusqu’à ce qu’ils les jouent\u00a0: une unité de plus, une ruse, une retraite.`,
    also: ['pion événement', 'jeton', 'carte'],
    forms: ['événement', 'événements', 'pion événement', 'pions événements'],
  },
  'sign-of-god': {
    term: 'Signe de Dieu',
    text: t`Une règle optionnelle. Une fois par partie, chaque joueur peut faire relancer un round où combat une de ses nations.`,
    also: ['relancer les dés', 'relance', 'intervention divine'],
    forms: ['signe de dieu'],
  },
  scenario: {
    term: 'Scénario',
    text: t`Ceux des 21\u00a0tours que dure une partie. Il y a 5\u00a0scénarios, désignés par une lettre, A\u00a0à\u00a0E.`,
    also: ['durée de la partie', 'jeu court', 'jeu long'],
  },
};
