import type { Wide } from '../../../../words/lang.ts';
import { t } from '../../../../words/rich.ts';
import type { ChangeId } from '../../engine/data/changes.ts';
import type { ChangeWords, CHANGES_PAGE as EN } from '../en/changes.ts';
import { n, p, r } from '../marks.ts';
import { compte, mots } from './grammar.ts';

/** Les mots de la page des changements, hors de ses entrées. */
export const CHANGES_PAGE: Wide<typeof EN> = {
  now: (version, day) => `Les règles de ce site sont celles de la version\u00a0${version}, du ${day}.`,
  inBook: (version, day) => `Version\u00a0${version} des règles, du ${day}.`,
  marks:
    'Si les règles ont changé depuis votre dernière visite, une barre rouge signale dans la marge, pendant un jour, chaque section modifiée. Elle mène ici, à l’entrée correspondante. Votre appareil pose lui-même cette marque, et il lui faut JavaScript.',
  version: (version) => `Version\u00a0${version}`,
  kinds: {
    game: 'Le jeu change',
    ruling: 'Nouvel arbitrage',
    text: 'Texte plus clair',
    correction: 'Correction du livret',
    words: 'Toutes les règles',
    values: 'Valeurs reconstituées',
  },
  why: 'Raison',
  ruling: 'Arbitrage',
  contents: 'Sommaire des règles',
  values: 'Les données',
  set: (name, { incomes, points, setUps, averages }) => {
    const parts = [
      ...(incomes > 0 ? [compte(incomes, 'revenu')] : []),
      ...(points > 0 ? [`les PV de ${compte(points, 'nation')}`] : []),
      ...(setUps > 0
        ? [`${setUps < 2 ? 'la position' : 'les positions'} de départ de ${compte(setUps, 'nation')}`]
        : []),
      ...(averages > 0 ? [`${averages < 2 ? 'la moyenne' : 'les moyennes'} de ${compte(averages, 'nation')}`] : []),
    ];
    return `Les nouvelles parties emploient la série\u00a0${name}. Elle diffère de la précédente par ${mots(parts)}.`;
  },
};

export const CHANGE_WORDS: Readonly<Record<ChangeId, ChangeWords>> = {
  'living-rules': {
    what: t`Tous les chapitres, les fiches de nation, les arbitrages et les termes ont de nouvelles phrases, avec un mot pour chaque chose et une règle par phrase. Aucune règle ne change. Certaines sections ont un nouveau titre.`,
    why: t`Beaucoup de phrases devaient être lues deux fois.`,
  },
  'section-numbers': {
    what: t`Les règles de chaque nation sont numérotées\u00a0: celles de ${n('rome')} portent le\u00a011.23. Dans une longue section, chaque paragraphe a un numéro dans la marge. Les termes et les conventions précèdent le chapitre\u00a01.`,
    why: t`Un renvoi doit mener à un seul endroit. Avant, il ne nommait que le chapitre.`,
  },
  'excess-castle': {
    what: t`Un Château-fort retiré comme unité en surplus devient une Ruine. Avant, il ne laissait rien.`,
    why: t`Un Château-fort ne quitte jamais sa province sans laisser une Ruine.`,
  },
  'passage-limit': {
    what: t`Dans un passage en force, les unités stoppées doivent respecter la limite qui vaut une fois les autres parties. Un Chef, la pile d’un événement ou des Berbères qui poursuivent leur route ne relèvent plus cette limite, et les Berbères n’y comptent pas.`,
    why: t`Seuls comptent les unités et les Chefs qui restent dans la province.`,
  },
  'passage-of-a-minor-invasion': {
    what: t`Dans un passage en force, une unité d’une Invasion mineure peut être une des unités stoppées, même si d’autres unités se sont déjà arrêtées dans cette province. Son bonus y vaut.`,
    why: t`Les unités stoppées dans un passage en force font encore partie de la pile.`,
  },
  'leaders-in-a-minor-invasion': {
    what: t`La pile d’une Invasion mineure peut emmener un autre Chef, ou continuer avec lui à la place du sien. Avant, une pile avec un Chef ne pouvait faire ni l’un ni l’autre.`,
    why: t`Un Chef qui se déplace avec la pile en fait partie, comme une unité.`,
  },
  'leaders-in-ardour': {
    what: t`Un autre Chef de la nation peut rejoindre la pile qui se déplace de nouveau par la Fougue.`,
    why: t`Partout ailleurs, les Chefs se déplacent avec les unités, et un second Chef n’ajoute rien à la pile.`,
  },
  'withdrawal-keeps-movement': {
    what: t`Les unités qui doivent quitter une province pendant une phase de mouvement gardent le reste de leur capacité de mouvement. Les unités stoppées le restent.`,
    why: t`Ces départs suivent les règles de la retraite, et une retraite ne prend ni ne rend de mouvement.`,
  },
  'berbers-with-al-mansur': {
    what: t`Les Berbères ne se déplacent qu’avec Al\u00a0Mansur. Avant, ils le pouvaient aussi avec un autre Chef de l’${n('umayyads')} resté en jeu.`,
    why: t`Les Berbères arrivent avec Al\u00a0Mansur et sont ses unités.`,
  },
  'band-and-marchers': {
    what: t`Les unités d’${n('el-cid')} qui se sont déplacées sur la carte ne peuvent pas retraiter hors carte. Seules celles qui sont entrées à ${p('valencia')} depuis la troupe le peuvent.`,
    why: t`Une unité retraite hors carte parce qu’elle en vient.`,
  },
  'left-behind': {
    what: t`Les unités qui pouvaient quitter l’${p('africa')}, la ${p('gascony')}, ${p('narbonne')}, la mer ou une province alliée, et ne l’ont pas fait, sont retirées à la fin de la phase de mouvement.`,
    why: t`Le livret dit qu’elles doivent alors être parties, mais n’impose aucun mouvement précis.`,
  },
  'band-without-its-leader': {
    what: t`Si le Chef\u00a0El Cid est tué en mission, plus aucune nation ne peut recruter la troupe.`,
    why: t`Les nations recrutent le Chef, et le livret ne parle d’aucune mission sans lui.`,
  },
  'bonus-is-the-attackers': {
    what: t`Seul l’Attaquant peut dépasser la limite d’une province attaquée. L’ancien texte accordait une unité de plus à «\u00a0une province attaquée\u00a0».`,
    why: t`L’ancien texte pouvait se lire comme un bonus du Défenseur.`,
  },
  'stacks-without-a-limit': {
    what: t`Une pile sans limite d’empilement n’a pas besoin d’unité ennemie dans sa province. L’ancien texte rangeait ces piles parmi les bonus des provinces qui contiennent des unités ennemies.`,
    why: t`Le texte s’accorde maintenant avec l’arbitrage.`,
  },
  'cavalry-in-mountains': {
    what: t`Toutes les unités qui défendent, Chevaliers compris, touchent sur 7\u00a0ou plus la Cavalerie qui attaque en montagne. L’ancien texte ajoutait «\u00a0comme toute Infanterie\u00a0».`,
    why: t`L’ancien texte pouvait se lire comme une règle sur la seule Infanterie.`,
  },
  'only-the-defender-submits': {
    what: t`Seul le Défenseur peut se soumettre, et seulement à son Attaquant, même avec la Soumission de tous (${r('10.4')}).`,
    why: t`L’ancien texte ne disait pas à quelle nation.`,
  },
  'cancelled-ruse': {
    what: t`Si une Ruse est annulée, les attaquants qui dépassent la limite sans bonus d’attaque peuvent retraiter avant le 1er\u00a0round. L’ancien texte parlait de «\u00a0limite de paix\u00a0».`,
    why: t`Aucune règle ne définissait une limite de paix.`,
  },
  'castle-of-an-emirate': {
    what: t`${n('granada')} et ${n('valencia')} sont fondées en 5\u00a0étapes numérotées. Chacune peut sacrifier 1\u00a0Infanterie pour reprendre un Château-fort de l’${n('umayyads')}, hors de sa propre ville.`,
    why: t`L’ancien texte n’excluait pas le Château-fort de cette ville.`,
  },
  'seville-five-each': {
    what: t`${n('seville')} marque 5\u00a0PV pour chacune de ses 3\u00a0villes, une fois par ville. La fiche de ${n('valencia')} donnait 5\u00a0PV «\u00a0chacune\u00a0» à 2\u00a0nations dans une même phrase.`,
    why: t`L’ancienne phrase ne montrait pas ce qui était compté.`,
  },
  'el-cid-must-enter': {
    what: t`À sa propre séquence du tour\u00a017, ${n('el-cid')} doit entrer à ${p('valencia')} avec au moins 1\u00a0unité. Avant, toutes ses unités pouvaient rester hors carte.`,
    why: t`Le livret dit 3\u00a0fois qu’il attaque ${p('valencia')}.`,
  },
  'berbers-in-a-retreat': {
    what: t`Les Berbères ne comptent pas dans la limite d’empilement lors d’une retraite. Ils peuvent retraiter en plus des unités qui remplissent une province.`,
    why: t`Le livret dit qu’ils ne comptent jamais dans l’empilement.`,
  },
  'wounded-first': {
    what: t`Une touche s’applique d’abord à une unité déjà touchée du type visé.`,
    why: t`L’ancien texte appliquait chaque touche à une unité différente.`,
  },
  'gold-of-rome': {
    what: t`${n('rome')} et le ${n('visigoths')} gardent leur Or et leurs nations soumises quand l’${n('iberians')} et le ${n('cantabrians')} se transforment.`,
    why: t`L’ancien texte les ôtait à tout successeur. Ces 2\u00a0nations sont déjà en jeu.`,
  },
  'viriathus-without-a-nation': {
    what: t`Viriathus et ses unités n’arrivent pas si le ${n('lusitanians')} est éliminé. C’est l’exception à la règle selon laquelle les Renforts arrivent toujours.`,
    why: t`L’ancien texte n’avait pas d’exception.`,
  },
  'retreat-beyond-the-pyrenees': {
    what: t`Des nations qui peuvent entrer en ${p('gascony')}, à ${p('narbonne')} et en ${p('africa')}, seules celles que nomme la règle ${r('6.6')} peuvent aussi y retraiter.`,
    why: t`L’ancien texte ne distinguait pas l’entrée de la retraite.`,
  },
  'march-of-the-vandals': {
    what: t`Le mouvement spécial du ${n('vandals')} traverse 3\u00a0provinces, vides ou non. L’Invasion commence dans la troisième, et les unités qui y restent en attaquent les unités ennemies.`,
    why: t`L’ancien texte ne disait pas comment ce mouvement finit.`,
  },
  'castles-that-surrender': {
    what: t`Les Châteaux-forts du ${n('visigoths')} restés seuls ne se rendent qu’aux tours\u00a011 à\u00a013. Le glossaire et l’aide de jeu n’indiquaient pas de dernier tour.`,
    why: t`Tous les textes sur une règle doivent concorder.`,
  },
  'neutral-units-score': {
    what: t`Une nation marque pour les unités neutres qu’elle détruit comme pour celles du ${n('visigoths')}. Le glossaire disait qu’elles ne rapportent rien à personne.`,
    why: t`Les unités neutres ne marquent rien pour elles-mêmes\u00a0; la nation qui les détruit marque.`,
  },
  'castles-as-muslim-units': {
    what: t`Un Château-fort musulman est une unité pour une nation qui marque pour toute unité musulmane.`,
    why: t`Pour l’empilement, le livret compte les Châteaux-forts comme des unités.`,
  },
  'retreat-to-the-sea': {
    what: t`Avec la suprématie navale, des unités ne peuvent retraiter vers la mer que depuis une province dont l’ancre n’est pas barrée.`,
    why: t`Il faut une ancre pour débarquer et pour prendre la mer.`,
  },
  'empty-province': {
    what: t`Aucune nation ne contrôle une province sans unité.`,
    why: t`Des joueurs cherchaient des marqueurs de contrôle.`,
  },
  'landing-and-crossing': {
    what: t`Autant d’unités que l’on veut peuvent débarquer dans une province, que des unités ennemies y soient ou non. La traversée d’un détroit peut finir dans une province qui contient des unités ennemies.`,
    why: t`L’ancien texte ne disait ni l’un ni l’autre.`,
  },
  'lost-provinces': {
    what: t`Les provinces qu’une nation a perdues dans des batailles plus tôt dans le tour ne comptent pas pour sa soumission.`,
    why: t`C’est le nombre au moment de la soumission qui compte.`,
  },
  'rebuilt-between-battles': {
    what: t`Un Château-fort peut aussi être reconstruit entre deux batailles et entre deux déplacements.`,
    why: t`L’ancien texte pouvait se lire comme limité à certaines phases.`,
  },
  'third-data-set': {
    why: t`Les valeurs ont été ajustées de nouveau, par des parties entre ordinateurs qui gardent leurs Chefs en vie.`,
  },
  'ataces-leaves': {
    what: t`Ataces part au tour\u00a07, au début de la séquence de l’${n('alans')}. Le livret nomme la séquence du ${n('vandals')}.`,
    why: t`Un Chef part à la séquence de sa propre nation.`,
  },
  'pelayo-leaves': {
    what: t`Pelayo part au tour\u00a014, au début de la séquence de la ${n('castile')}. À la section du ${n('visigoths')}, le livret imprime le tour\u00a012.`,
    why: t`Il passe à la ${n('castile')}, et ne peut donc pas partir avant qu’elle existe.`,
  },
  'navarre-replaces-the-basques': {
    what: t`La ${n('navarre')} remplace le ${n('basques')} à la fin du tour\u00a013. À la section du ${n('basques')}, le livret imprime le tour\u00a015.`,
    why: t`La section de la ${n('navarre')} et la liste des transformations donnent toutes deux le tour\u00a013.`,
  },
  'ambush-is-the-defenders': {
    what: t`C’est le Défenseur qui ne peut pas répondre à une Ruse par une Embuscade. Le livret imprime «\u00a0l’Attaquant\u00a0».`,
    why: t`Un Attaquant ne peut jamais jouer d’Embuscade.`,
  },
  'second-data-set': {
    why: t`Les valeurs ont été ajustées par des parties entre ordinateurs, jusqu’à ce que les nations marquent ce que dit le livret.`,
  },
  'whole-rules': {
    what: t`Les 16\u00a0chapitres et les règles de toutes les nations sont complets, avec les arbitrages.`,
    why: t`La première version n’avait que le chapitre\u00a06.`,
  },
  'hits-on-or-higher': {
    what: t`Un dé touche s’il donne le nombre requis ou plus. Le livret imprime «\u00a0inférieur ou égal\u00a0».`,
    why: t`Ses tables et tous ses exemples disent le contraire.`,
  },
  'knights-in-mountains': {
    what: t`Les Chevaliers qui attaquent en montagne ont besoin de 1 de plus, comme les Infanteries et les Élites. Le livret en dispense les Chevaliers.`,
    why: t`Dans sa propre table, le 5 qu’il leur faut contre l’Infanterie devient un 6. L’exception de la table est la Cavalerie.`,
  },
};
