import type { Wide } from '../../../../words/lang.ts';
import { t } from '../../../../words/rich.ts';
import type { WITHOUT_PART as EN_PART, Without } from '../en/without.ts';

export const WITHOUT_PART: Wide<typeof EN_PART> = { id: 'without', title: 'Ce que le jeu laisse de côté' };

/** Ce qui n’est pas dans le livret, dit en clair : un silence ne se trouve pas. Tout se cherche dès la première recherche : chaque texte est court. */
export const WITHOUT: readonly Without[] = [
  {
    id: 'no-upkeep',
    title: 'Ni entretien ni ravitaillement',
    text: t`Les unités sur la carte ne coûtent pas d’Or et n’ont pas besoin de ligne de ravitaillement. Chaque province fait vivre 2\u00a0unités, sans compter les Châteaux-forts et les Forts.`,
    rules: ['7'],
    asked: 'maintenance, solde, attrition, famine, nourrir',
  },
  {
    id: 'no-zones',
    title: 'Pas de zone de contrôle',
    text: t`Une unité n’arrête que les unités ennemies qui entrent dans sa propre province, 2 au plus. Elle n’a pas d’effet sur les provinces adjacentes.`,
    rules: ['5.1-nation', '5.3'],
    asked: 'ZOC, ZdC, zone',
  },
  {
    id: 'no-refusal',
    title: 'Pas de bataille refusée',
    text: t`Si une province contient des unités de 2\u00a0nations à la fin du mouvement, elles doivent combattre. Des unités peuvent retraiter à la fin d’un round, ou avant le premier par l’événement Retraite.`,
    rules: ['6', '6.6', '10.3-retreat'],
    asked: 'refuser, éviter, annuler une bataille, attaquer en entrant dans une province ennemie, cohabiter',
  },
  {
    id: 'no-last-round',
    title: 'Pas de dernier round',
    text: t`Une bataille dure jusqu’à ce qu’un camp n’y ait plus d’unité. Le nombre de rounds n’est pas limité.`,
    rules: ['6.2', '6.6'],
    asked: 'combien de temps, maximum, match nul, à mort, siège',
  },
  {
    id: 'no-pursuit',
    title: 'Ni avance, ni poursuite, ni prisonniers',
    text: t`Les unités qui gagnent une bataille restent dans sa province. Seules une Invasion ou la Fougue font de nouveau se déplacer des unités.`,
    rules: ['6.2', '9.1', '9.2'],
    asked: 'exploitation, capture, avance après combat',
  },
  {
    id: 'no-captures',
    title: 'Aucun Château-fort, aucun Fort ne change de camp',
    text: t`Ils sont détruits. Un Château-fort devient une Ruine\u00a0: la prochaine nation qui contrôle la province peut en faire un des siens, si elle sacrifie 1\u00a0unité. Un Fort ne laisse rien.`,
    rules: ['9.5', '9.5-rebuild', '11-rome-forts'],
    asked: 'prendre, s’emparer, changer de propriétaire, château ennemi, forteresse',
  },
  {
    id: 'no-joint-attack',
    title: 'Pas d’attaque à deux nations',
    text: t`Chaque nation se déplace et combat seule, à sa propre séquence. Les nations d’un même joueur ne partagent rien, et se combattent si elles sont dans la même province.`,
    rules: ['1', '5.1-nation', '6'],
    asked: 'mes propres nations, attaque commune, amies, alliées',
  },
  {
    id: 'no-treaties',
    title: 'Pas de traité',
    text: t`Seuls un suzerain et sa nation soumise sont alliés. Les joueurs ne peuvent céder ni Or ni pions événements, et aucune règle n’oblige à tenir une promesse.`,
    rules: ['9.6-allies', '2.4', '10.3'],
    asked: 'diplomatie, négociation, accord, alliance, paix, échanger des provinces',
  },
  {
    id: 'no-loot',
    title: 'Pas de butin',
    text: t`Une province conquise ne donne pas d’Or sur le moment, pas même celui que sa nation avait en réserve. La nation qui la contrôle en collecte le revenu au début de sa prochaine séquence.`,
    rules: ['2.1', '2.4'],
    asked: 'pillage, piller, sac, conquête',
  },
  {
    id: 'no-markers',
    title: 'Pas de contrôle sans unité',
    text: t`Une nation contrôle une province tant qu’elle y a une unité. Une province laissée vide n’est à personne, de même si toutes les unités des deux camps y sont détruites.`,
    rules: ['2.1', '8-turn-end'],
    asked:
      'marqueur de contrôle, garnison, propriétaire, tenir, garder, laisser vide, traverser, les deux camps détruits',
  },
  {
    id: 'no-ships',
    title: 'Ni navires ni batailles en mer',
    text: t`Autant d’unités que l’on veut peuvent aller par mer et débarquer ensemble\u00a0; l’empilement est contrôlé après le mouvement. Un débarquement ne donne ni bonus ni désavantage à aucun camp.`,
    rules: ['5.6', '3.2-sea', '4.5'],
    asked: 'transport, capacité, bataille navale, amphibie, flotte, bateaux',
  },
  {
    id: 'no-growth',
    title: 'Ni promotion ni expérience',
    text: t`Ni les victoires ni l’Or ne changent une Infanterie en Chevalier. Seules les transformations et les règles propres à quelques nations remplacent des unités.`,
    rules: ['2.3', '9.4'],
    asked: 'améliorer, vétéran, moral, évolution',
  },
  {
    id: 'no-secrets',
    title: 'Rien de caché sur la carte',
    text: t`Les unités, l’Or et les PV sont visibles de tous les joueurs. Seuls les pions événements et les enchères secrètes ne le sont pas.`,
    rules: ['10.1', '10.3', '14.7'],
    asked: 'brouillard de guerre, regarder les pions d’un autre joueur, météo, cartes',
  },
  {
    id: 'no-duty',
    title: 'Aucune obligation de se déplacer, d’acheter ou d’attaquer',
    text: t`Une nation peut ne rien faire. Ses Renforts, en revanche, arrivent à leur tour et non plus tard, et les unités hors d’Hispanie doivent y entrer.`,
    rules: ['5', '2.3', '3.2'],
    asked: 'passer, passer son tour, retarder, déplacer toutes les unités',
  },
];
