import type { Wide } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId, RuleId } from '../../engine/data/ids.ts';
import type { LessonId } from '../../lessons/ids.ts';
import {
  type TEACH as EN,
  type NewThing,
  type TeachMistake,
  type TeachStep,
  NEW_THINGS as THINGS,
} from '../en/teach.ts';
import { p } from '../marks.ts';
import { compte, et, Le, large, le, mots } from './grammar.ts';
import { NAMES } from './names.ts';

/** La feuille de qui explique le jeu à une table. Les nombres des données sont donnés à ses phrases. */

type Things = { readonly [thing in NewThing]: { readonly name: string; readonly lesson: LessonId } };

/** Ce qu’une nation apporte de nouveau à la partie, et la leçon qui l’apprend. */
export const NEW_THINGS: Things = {
  sea: { ...THINGS.sea, name: 'un débarquement' },
  leader: { ...THINGS.leader, name: 'un Chef' },
  invasion: { ...THINGS.invasion, name: 'une Invasion' },
  overlord: { ...THINGS.overlord, name: 'la soumission' },
  elite: { ...THINGS.elite, name: 'des Élites' },
  heirs: { ...THINGS.heirs, name: 'une transformation' },
  cavalry: { ...THINGS.cavalry, name: 'la Cavalerie' },
  castle: { ...THINGS.castle, name: 'des Châteaux-forts' },
  zeal: { ...THINGS.zeal, name: 'le Zèle religieux' },
  knight: { ...THINGS.knight, name: 'des Chevaliers' },
};

const people = (ids: readonly NationId[]): Rich => et(ids.map(le));

type Steps = 'steps' | 'mistakes' | 'prepareRules' | 'leaveRules' | 'landsRules' | 'countRules';
type Rules = readonly RuleId[];

export const TEACH: Wide<Omit<typeof EN, Steps>> & Pick<typeof EN, Steps> = {
  title: 'Expliquer le jeu en 15\u00a0minutes',
  lead: 'Pour qui explique le jeu\u00a0: que dire minute par minute, que montrer, et que garder pour plus tard.',
  print: 'Imprimer cette page',
  printNote: 'A4, une page.',
  before: 'Avant l’arrivée des joueurs',
  prepare: ({ players, lastTurn }) =>
    t`Placez les unités du tour\u00a01 du scénario\u00a0A\u00a0: ${players}\u00a0joueurs, tours\u00a01 à\u00a0${lastTurn}, 4 à 5\u00a0heures. Donnez à chaque joueur les fiches de ses nations présentes sur la carte, et rien d’autre pour l’instant.`,
  prepareRules: ['12', '16.1'] as Rules,
  aid: 'une aide de jeu par joueur',
  sheets: 'les fiches de nation',
  layOut: 'la position de départ',
  bring: 'À imprimer\u00a0:',
  minutes: 'Minute par minute',
  from: (from, to) => `${from}–${to}`,
  unit: 'min',
  show: 'Montrer\u00a0:',
  open: 'Ouvrir\u00a0:',
  lesson: (number) => `leçon\u00a0${number}`,
  scene: 'exemple',

  steps: ({ nations, scoring, provinces, price, saved, steps, hits }): readonly TeachStep[] => [
    {
      title: 'De quoi il s’agit',
      minutes: 1,
      say: t`L’Espagne et le Portugal à travers quinze siècles. Chacun de vous joue plusieurs nations, qui arrivent et disparaissent. Tous leurs points de victoire, ou PV, sont à vous. Le plus grand total gagne\u00a0; ½\u00a0PV d’avance suffit.`,
      show: t`les fiches\u00a0: ${nations}\u00a0nations jouent aujourd’hui, mais jamais toutes à la fois.`,
      rules: ['1-nations', '8'],
      lessons: [],
      scenes: [],
    },
    {
      title: 'La carte',
      minutes: 2,
      say: t`Il y a ${provinces}\u00a0provinces, en plaine ou en montagne, et des fleuves sur leurs frontières. Vous contrôlez une province si vous y avez au moins 1\u00a0unité. Le nombre après un nom est son Or.`,
      show: t`le coin ci-dessous\u00a0: lisez 2\u00a0pions à voix haute, puis faites-en lire 2.`,
      rules: [],
      lessons: ['the-map'],
      scenes: [],
    },
    {
      title: 'Une séquence de jeu',
      minutes: 1,
      say: t`Ce sont les nations qui jouent, et non les joueurs, dans l’ordre imprimé. Chacune joue toute sa séquence\u00a0: Or, nouvelles unités, mouvement, batailles, PV.`,
      show: t`les phases, sur l’aide de jeu.`,
      rules: ['1'],
      lessons: ['whole-turn'],
      scenes: [],
    },
    {
      title: 'L’Or et les nouvelles unités',
      minutes: 2,
      say: t`Collectez l’Or de chaque province que vous contrôlez. Une Infanterie coûte ${price.infantry}\u00a0Or, un Chevalier ${price.knight}, un Château-fort ${price.castle}, si la nation en a. Placez au plus 1\u00a0nouvelle unité par province\u00a0; elle peut se déplacer aussitôt. Mettez en réserve ${saved.most}\u00a0Or au plus, ${saved.some} pour certaines nations. Le reste est perdu.`,
      show: t`comptez ensemble l’Or d’une nation.`,
      rules: ['2', '3.1'],
      lessons: ['income', 'buying'],
      scenes: ['galicians-collect'],
    },
    {
      title: 'Mouvement et empilement',
      minutes: 2,
      say: t`Une Infanterie se déplace de ${steps}\u00a0provinces. La montagne met fin à son mouvement, de même que les unités de toute autre nation. La limite d’empilement est de 3\u00a0unités en plaine, de 2 en montagne, ou du nombre cerclé\u00a0; +1 dans une capitale, +1 pour attaquer.`,
      show: t`faites sortir 1\u00a0Infanterie de la montagne, et faites-y entrer une autre.`,
      rules: ['5.1', '4'],
      lessons: ['first-move', 'stacking'],
      scenes: ['segovia-to-cordoba'],
    },
    {
      title: 'Une bataille',
      minutes: 3,
      say: t`Chaque unité lance un dé à 10\u00a0faces, les deux camps à la fois. Une Infanterie touche une Infanterie sur ${hits.plain}\u00a0ou plus, sur ${hits.mountain}\u00a0ou plus si elle attaque en montagne\u00a0; un 1 ne touche jamais. Retirez ensuite les pertes. L’Attaquant peut retraiter, puis le Défenseur\u00a0; s’il reste des unités des deux côtés, un autre round commence. Derrière un fleuve, le Défenseur ajoute 2 à ses dés au 1er\u00a0round.`,
      show: t`2\u00a0unités contre 2 à ${p('porto')}, avec de vrais dés, jusqu’au bout.`,
      rules: ['6', '6.2', '6.4', '6.6'],
      lessons: ['first-battle', 'river', 'retreat'],
      scenes: ['suebi-at-porto'],
    },
    {
      title: 'Les limites',
      minutes: 1,
      say: t`Après les batailles, contrôlez l’empilement sans le bonus d’attaque, puis la population\u00a0: 2\u00a0unités par province. Les unités en surplus sont retirées.`,
      show: t`comptez 1\u00a0nation\u00a0: 2 par province, face à ses unités.`,
      rules: ['6.8', '7'],
      lessons: ['population'],
      scenes: ['leon-feeds-eight'],
    },
    {
      title: 'Ce qui rapporte des PV',
      minutes: 2,
      say: t`La fiche d’une nation dit quelles provinces lui rapportent des PV quand s’achèvent les tours\u00a0${mots(scoring)}. Elle nomme aussi les unités ennemies qui lui en rapportent, si elle les détruit à sa propre séquence, en tant qu’Attaquant.`,
      show: t`lisez 1\u00a0fiche à voix haute, de haut en bas.`,
      rules: ['8'],
      lessons: ['scoring', 'nation-sheet'],
      scenes: ['galicians-score'],
    },
    {
      title: 'On commence',
      minutes: 1,
      say: t`Le reste s’explique quand il arrive. Quelle nation joue la première\u00a0?`,
      show: t`le premier tour, ci-dessous.`,
      rules: [],
      lessons: [],
      scenes: [],
    },
  ],

  figure: 'À montrer ici',
  figureTitle: 'Le nord-ouest de la carte au début du tour\u00a01',
  caption: t`Les lettres et la couleur indiquent la nation, et le nombre dans le coin, combien il y a d’unités. Les pics sont des montagnes, les lignes bleues des fleuves\u00a0; le nombre après un nom est son Or.`,

  mistakesTitle: 'Trois erreurs de débutants',
  mistakes: [
    {
      title: 'Défendre jusqu’à la dernière unité.',
      text: t`Le Défenseur ne marque rien pour les unités qu’il détruit. Si vos unités survivent au 1er\u00a0round, retraitez, et attaquez à votre propre séquence.`,
      rules: ['8-kills', '6.6'],
      scene: 'iberians-strike-back',
    },
    {
      title: 'Attaquer avec plus d’unités qu’il n’en peut rester.',
      text: t`Le bonus d’attaque cesse avec le combat, et une province fait vivre 2\u00a0unités. Attaquez avec celles qui seraient de toute façon retirées.`,
      rules: ['4.5', '7'],
      scene: 'alans-at-segovia',
    },
    {
      title: 'Jouer plusieurs nations comme une seule.',
      text: t`Elles ne peuvent ni se donner d’Or, ni partager une province. Là où 2 d’entre elles se rencontrent, elles se combattent.`,
      rules: ['2.4', '6'],
    },
  ] as readonly TeachMistake[],

  leaveTitle: 'À laisser de côté',
  leave: t`Pas aujourd’hui\u00a0: les événements, le Signe de Dieu, les enchères, toutes les autres règles optionnelles.`,
  leaveRules: ['10', '14'] as Rules,
  later: 'À expliquer quand cela arrive, et pas avant\u00a0:',
  turn: (turn) => `tour\u00a0${turn}`,
  end: (turn) => `fin du tour\u00a0${turn}`,

  firstTitle: 'Le premier tour',
  lands: (nation, leader, infantry) =>
    t`${Le(nation)}, à voix haute et en expliquant chaque dé\u00a0: ${compte(infantry, 'Infanterie')} et ${NAMES.leaders[leader]} débarquent. C’est une Invasion\u00a0: mouvement et combat, puis de nouveau mouvement et combat.`,
  landsRules: ['9.1', '3.2-sea'] as Rules,
  plainest: (nation, gold, buys) =>
    t`${Le(nation)}, la séquence la plus simple qui soit\u00a0: collecter ${gold}\u00a0Or, ${buys === 1 ? 'acheter et placer 1\u00a0Infanterie' : buys > 1 ? `acheter et placer jusqu’à ${compte(buys, 'Infanterie')}` : 'le mettre en réserve'}, se déplacer, et combattre si cela en vaut la peine. Tous les joueurs regardent.`,
  others: (nations) =>
    t`${large(people(nations))}\u00a0: chaque joueur joue seul\u00a0; vous ne faites que répondre aux questions.`,
  count: (turn) =>
    t`Aucune province ne rapporte de PV avant la fin du tour\u00a0${turn}\u00a0: dites-le, et aucun joueur ne se pressera.`,
  countRules: ['8-turn-end'] as Rules,
  goOn: 'Pour apprendre seul\u00a0:',
  learn: 'apprendre en jouant',
};
