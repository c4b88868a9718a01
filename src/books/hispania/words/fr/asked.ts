import type { ASKED as EN, ASKED_OF_ALL as EN_OF_ALL } from '../en/asked.ts';

/**
 * Ce que les joueurs tapent quand ils cherchent une règle en pleine partie, là où ni le titre, ni les autres noms, ni le texte ne le
 * disent ; une virgule entre deux. Chacun compte comme une phrase qui ne dit que cela. Cherché, jamais montré.
 */
export const ASKED: typeof EN = {
  // 1 Ordre de jeu
  'chapter 1':
    'déroulement d’un tour, déroulement du jeu, étapes de mon tour, résumé d’un tour, structure du tour, quelle phase vient après, on achète avant de bouger, acheter avant ou après le mouvement, combat avant le comptage, après le combat on fait quoi, fin du tour, début du tour, séquence d’une nation, ordre des phases, nombre de phases, mes nations jouent ensemble, une nation après l’autre, jouer plusieurs nations en même temps, marqueur de tour, à quel moment de la séquence',
  'rule 1-nations':
    'qui joue maintenant, à qui le tour, qui joue en dernier, nation suivante, ordre du tour, ordre d’activation, liste des nations, ordre sur la carte, l’ordre change, tour sauté, nation morte joue, nation sans unité joue, joue juste après, joue juste avant, initiative, premier joueur, dernière nation',
  // 2 Revenu
  'chapter 2': 'comment gagner de l’or, à quoi sert l’argent, phase de revenu, début de séquence sous',
  'rule 2.1':
    'calculer le revenu, quand touche-t-on l’or, combien d’or par tour, revenu d’une province, or d’une province vide, un chef seul rapporte de l’or, ruine rapporte de l’or, château seul rapporte de l’or, fort seul collecte, revenu d’une province conquise, qui touche l’or d’une province, contrôler une province, propriétaire d’une province, il faut une unité pour collecter, demi or, or de la capitale, renoncer à son revenu, refuser de l’or, obligé de prendre l’or, revenu avec un ennemi dans la province, or imprimé sur la carte, nombre sur la province, additionner les revenus, impôts',
  'rule 2.1-special':
    'nation sans revenu, qui ne touche pas d’or, pas d’or pour Carthage, Rome n’a pas d’or, moitié du revenu, revenu de Byzance, revenu du Wisigoth avant le tour 8, revenu seulement avec un château, à partir de quel tour on collecte, exceptions au revenu, les Vandales gagnent de l’or, revenu Almoravide',
  'rule 2.2':
    'or d’un vassal, partage de l’or avec le suzerain, demi pièce qui reste, tribut impair, le suzerain touche combien, quand le suzerain reçoit sa part, suzerain au-dessus de sa limite d’or, acheter pendant le tour du vassal, le vassal perd son or',
  'rule 2.3':
    'combien coûte une unité, prix d’un château, prix d’un chevalier, prix d’une infanterie, liste des prix, acheter des élites, acheter de la cavalerie, acheter un chef, acheter un fort, acheter des berbères, dépenser l’or, construire un château, plus de pion disponible, pions épuisés, pions limités, racheter une unité détruite, supprimer une unité pour la racheter ailleurs, détruire ses propres unités, dissoudre une unité, combien d’unités acheter par tour, unités qu’on ne peut pas acheter, nombre d’achats, lever une armée, échanger une unité, remboursement, infanterie à vendre',
  'rule 2.4':
    'garder de l’or, garder l’or pour le tour suivant, or non dépensé, or perdu, or en trop, maximum d’or, limite d’or, combien d’or en réserve, réserve de 4 ou 8, qui peut garder 8 or, donner de l’or, prêter de l’or, échanger de l’or, transférer l’or entre mes nations, or commun à mes nations, caisse commune, or au départ, or en début de partie, or d’une nation morte, marqueur d’or, trésor de guerre',
  // 3 Placement
  'chapter 3':
    'attaquer avec des unités neuves, une unité achetée peut bouger, bouger au tour d’arrivée, quand arrivent les nouvelles unités, placement avant mouvement, renforts avant mouvement, déployer, les renforts bougent tout de suite, attaquer tout de suite',
  'rule 3.1':
    'où placer les achats, où poser une unité achetée, combien d’achats par province, une seule unité achetée par province, deux achats au même endroit, acheter dans une province pleine, achat au-delà de la limite, une unité de trop au placement, placer dans une province conquise, placer à côté de l’ennemi, placer avec des ennemis dans la province, placer un château où, château en montagne, château sur une ruine, construire dans la capitale, achat perdu, unité achetée sans place, placer dans une province vide',
  'rule 3.2':
    'où arrivent les renforts, placer les renforts, renforts et empilement, combien de renforts par province, renforts d’une nation éliminée, revenir en jeu, nation morte qui revient, plus de pions pour les renforts, retarder les renforts, refuser des renforts, unités gratuites, renforts obligatoires, renforts dans une province ennemie, unités de la fiche, retour après élimination',
  'rule 3.2-fill-up':
    'jusqu’à 13 élites, compléter à 13, on déduit les unités déjà là, différence avec la carte, combien de renforts si j’en ai encore, renforts variables, recompléter',
  'rule 3.2-gascony':
    'entrer par les Pyrénées, venir de France, entrer par le nord, départ de Narbonne, Gascogne coûte du mouvement, première province depuis Narbonne, sortir de Gascogne, obligé de quitter la Gascogne, arriver hors carte, zone d’entrée',
  'rule 3.2-africa':
    'venir d’Afrique, venir du Maroc, entrer par Cadix, entrer par Gibraltar, arriver par le sud, quelles provinces depuis l’Afrique, passer d’Afrique en Espagne, rester en Afrique, Afrique coûte du mouvement, continuer après Gibraltar',
  'rule 3.2-sea':
    'débarquer chez l’ennemi, débarquer sur une province occupée, ancre barrée, ancre sur la carte, à quoi sert l’ancre, liste des ports, quelles provinces ont une ancre, côtes où débarquer, arriver par bateau, combien d’unités débarquent, débarquer et continuer, bouger après un débarquement, débarquement obligatoire, débarquer à Lisbonne, débarquer en Galice, débarquer à Barcelone, attaquer depuis la mer',
  'rule 3.3':
    'combien de temps reste un chef, durée de vie d’un chef, quand part un chef, quand retirer un chef, quand arrive un chef, placer un chef, chef deux tours, chef revient, mort naturelle d’un chef, vieillesse, chef retiré avant ou après le mouvement, départ du chef au début de la séquence, nouveau général',
  // 4 Empilement
  'chapter 4': 'combien d’unités par province, maximum d’unités, pile maximum, taille de pile, limites d’empilement',
  'rule 4.1':
    'combien d’unités en plaine, combien d’unités en montagne, combien d’unités dans une province, nombre cerclé, nombre entouré, chiffre dans un rond, limite à Tolède, limite à Grenade, limite à Séville, limite dans les îles, capacité d’une province, place dans une province, pile max, quelles provinces sont en montagne, liste des montagnes, trois en plaine deux en montagne',
  'rule 4.2':
    'le chef compte dans la pile, le château compte dans l’empilement, fort compte comme unité, ruine prend de la place, ennemis comptent dans la limite, deux châteaux dans une province, un seul château par province, second château, fort et château ensemble, berbères dans l’empilement, qui compte pour l’empilement, château plus combien d’unités',
  'rule 4.3':
    'changer de capitale, choisir sa capitale, déclarer une capitale quand, une unité de plus dans la capitale, perdre sa capitale, capitale prise, capitale pendant le tour d’un autre, capitale pendant le combat, deux capitales, capitale obligatoire, à quoi sert la capitale, avantage de la capitale, ancienne capitale surplus, déplacer la capitale, limite de la capitale, marquer la capitale',
  'rule 4.4':
    'combien d’unités pour attaquer, dépasser la limite pour attaquer, +1 en attaque, +2 avec un chef, attaquer avec un chef combien d’unités, invasion empilement +2, chef et invasion cumulés, bonus qui se cumulent empilement, empilement illimité, pile sans limite, attaquer à 4 en plaine, attaquer à 5, surnombre en attaque, taille maximum d’une attaque, zèle et empilement',
  'rule 4.5':
    'quand vérifier l’empilement, quand contrôle-t-on les piles, unités en trop, trop d’unités dans une province, qui choisit les unités retirées, surplus éliminé, empilement pendant le mouvement, traverser une province pleine, empilement à la fin du mouvement, unités perdues par empilement, dépassement de pile, phase d’empilement',
  'rule 4.6':
    'retraiter dans une province pleine, retraite sans place, une de trop après une retraite, deux unités retraitent au même endroit, surplus de retraite quand, retraite et empilement, dépasser en retraitant, corriger l’empilement après une retraite, retraite vers la capitale pleine',
  // 5 Mouvement
  'chapter 5':
    'phase de mouvement, obligé de bouger, garder du mouvement, mouvement restant, bouger dans n’importe quel ordre, déplacer une pile, tout le monde peut bouger, mouvement non utilisé',
  'rule 5-corners':
    'passer par le coin, quatre provinces se touchent, provinces qui se touchent par un point, croisement de frontières, quadripoint, couper le coin, ces provinces sont-elles adjacentes',
  'rule 5.1':
    'de combien bouge une unité, combien de provinces par tour, mouvement d’une infanterie, mouvement d’un chevalier, mouvement d’une élite, mouvement de la cavalerie, mouvement du chef seul, points de mouvement, table de mouvement, un château peut bouger, déplacer un fort, rivière et mouvement, fleuve ralentit, vitesse des unités, allonge, unité la plus rapide, infanterie 3 provinces, cavalerie 4 provinces, élite 3 provinces',
  'rule 5.1-mountain':
    'arrêt en montagne, entrer en montagne, traverser une montagne, continuer après une montagne, montagne coûte combien, montagne avec un chef, s’arrêter dans une province montagneuse, bloqué par la montagne, relief et mouvement',
  'rule 5.1-nation':
    'arrêt devant l’ennemi, s’arrêter chez l’ennemi, traverser une province ennemie, traverser une autre nation, passer chez mes propres nations, deux nations du même joueur dans une province, traverser un allié, chef ennemi seul m’arrête, rencontrer des ennemis, quitter une province avec des ennemis, entrer chez quelqu’un, passer à travers, zone neutre, province occupée, attaquer une nation de mon joueur, partager une province',
  'rule 5.2':
    'bouger avec un chef, le chef accélère, une province de plus avec un chef, bonus de mouvement du chef, chef ramasse des unités, prendre des unités en route, laisser des unités en chemin, déposer des unités, chef traverse la montagne, infanterie avec un chef 3, cavalerie avec un chef 5, chef seul bouge de combien, chef suit la plus lente, chef suit la plus rapide, plusieurs piles avec un chef, deux chefs mouvement, rejoindre un chef, escorter, passer la montagne sans s’arrêter',
  'rule 5.3':
    'passer en force, dépasser une pile ennemie, traverser des ennemis, contourner l’ennemi, deux contre un pour passer, combien d’unités pour passer, unités bloquées, une unité ennemie bloque combien, laisser 2 unités par ennemi, fixer des unités, passer malgré un défenseur, ignorer une petite garnison, unités stoppées combattent, le chef bloque, 5 contre 2, choisir les unités stoppées, continuer tout droit',
  'rule 5.3-castle':
    'château bloque combien, passer devant un château, passage en force avec un château, forteresse sur le chemin, contourner un château, château stoppe une unité, fort stoppe combien',
  'rule 5.4':
    'rester en Gascogne, rester à Narbonne, attendre hors carte, sortir de la carte, quitter l’Espagne, quitter l’Hispanie, retourner en France, retourner en Afrique, retraiter à Narbonne, unités restées en Afrique, unités bloquées à Narbonne, hors carte combien de temps, revenir de Narbonne, unités éliminées hors carte, entrer à Narbonne depuis l’Hispanie, traverser Narbonne, combattre à Narbonne, passer les Pyrénées',
  'rule 5.5':
    'aller à Majorque, aller à Ibiza, aller aux Baléares, atteindre les îles, flèches sur la carte, passer un détroit, traverser la mer sans bateau, traverser vers l’Afrique, détroit de Gibraltar, détroit dans les deux sens, attaquer par un détroit, détroit prend tout le mouvement, continuer après un détroit, bouger avant un détroit, Valence Majorque, Dénia Ibiza, bras de mer',
  'rule 5.6':
    'voyager par mer, se déplacer en mer, aller d’un port à l’autre, naviguer, longer la côte, combien de zones de mer, rester en mer, rembarquer, reprendre la mer, retraiter en mer, combat en mer, pions bateaux, transport maritime, débarquer puis avancer, combien de temps en mer, unités en mer',
  'rule 5.6-supremacy':
    'maîtrise des mers, qui a la suprématie navale, quels tours suprématie navale, à quoi sert la suprématie navale, flotte de Byzance, flotte Omeyyade tour 12, remonter à bord, rester sur les bateaux, retraiter sur les bateaux, marine, empire maritime, rester en mer au tour suivant',
  // 6 Combat
  'chapter 6':
    'comment se bat-on, déroulement d’une bataille, résoudre un combat, combat obligatoire, obligé d’attaquer, dans quel ordre les combats, quelle bataille d’abord, qui attaque, dé à 10 faces, mes deux nations se battent, avantage de lancer en premier, le zéro vaut dix, phase de combat, plusieurs batailles, ordre de résolution',
  'rule 6.1':
    'choisir sa cible, annoncer les cibles, qui choisit la cible en premier, viser une unité, viser le chef, viser le château, viser les chevaliers d’abord, cible avant les dés, changer de cible, plusieurs dés sur une cible, concentrer les dés, touches en trop, touches perdues, trop de touches, reporter les touches, répartir les touches, qui choisit les pertes, qui choisit l’unité qui meurt, cible du défenseur, types de cibles, dés gaspillés, allouer les dés',
  'rule 6.2':
    'déroulement d’un round, faire 1, un 1 rate toujours, 10 touche toujours, un 1 avec bonus, dé haut ou bas, qui lance en premier, combat simultané, une unité morte riposte, unité détruite lance son dé, quand enlever les pertes, pertes simultanées, combien de touches pour un château, combien de touches pour un chevalier, points de vie d’un chevalier, château touché lance combien de dés, château abîmé, chevalier retourné, récupérer ses points de vie, réparer un château après la bataille, chef tué avec son armée, quand meurt un chef, round suivant, combat jusqu’au bout, fin d’une bataille, jet pour toucher, riposte',
  'rule 6.2b':
    'force des unités, valeur de combat, valeur d’attaque, valeur de défense, comparer les unités, meilleure unité, que vaut un chevalier, que vaut la cavalerie, que vaut une élite, à quoi sert la cavalerie, cavalerie en défense, cavalerie contre infanterie, bonus du chef, deux chefs +4, bonus de deux chefs, bonus cumulables, modificateurs aux dés, le chef lance un dé, combien de dés lance un château, combien de dés par unité, nombre de points de vie, vie d’un château, château régénère, fort vaut quoi, tableau des unités, résumé du combat, liste des bonus, +2 au dé, combattre avec un chef, capacités des unités, touche le chevalier, difficile à toucher',
  'rule 6.2b-lone-leader':
    'chef seul, chef sans unité, chef isolé, chef attrapé, chef capturé, chef seul avec des ennemis, tuer un chef sans armée, général sans troupe, chef abandonné, chef avec une ruine, entrer dans une province avec un chef seul, chef survit sans unité, roi prisonnier, chef éliminé aussitôt, chef encerclé, chef seul attaqué',
  'rule 6.3':
    'combat en montagne, attaquer en montagne, malus en montagne, bonus de défense en montagne, défendre en montagne, cavalerie en montagne, chevaliers en montagne, effet du terrain, terrain difficile, attaquer une province montagneuse, modificateur de terrain, avantage de la montagne, défenseur en montagne',
  'rule 6.4':
    'attaquer à travers un fleuve, combat à travers une rivière, bonus du fleuve, défendre derrière un fleuve, +2 fleuve, fleuve au deuxième round, fleuve premier round seulement, une partie a franchi le fleuve, attaquer des deux côtés d’un fleuve, passer l’Èbre, passer le Tage, passer le Douro, malus de rivière, effet des rivières, quelles unités subissent le fleuve, franchir une rivière pour attaquer',
  'rule 6.6':
    'fuir un combat, quitter une bataille, abandonner le combat, qui retraite en premier, l’attaquant peut retraiter, le défenseur retraite après, retraiter avant le combat, retraiter d’où l’on vient, retraiter d’où vient l’attaquant, retraiter une partie, retraiter dans plusieurs provinces, retraite impossible, aucune retraite, encerclé, unités coincées, retraiter chez l’ennemi, retraiter dans une province vide, retraiter chez un allié, retraiter à travers un fleuve, retraiter par un détroit, retraiter en mer, chevalier touché retraite, un château retraite, chef retraite seul, retraiter à Narbonne, interdit de retraiter, poursuivre, rompre le combat, retraiter à chaque round, province avec une bataille à livrer',
  'rule 6.6-transformation':
    'chassé par une nouvelle nation, mes unités dans une province donnée, quitter une province à la fondation, retraite forcée, expulsé, unités délogées, retraite à la fin du tour, nouvelle nation prend ma province, château chassé, chassé par une fondation',
  'rule 6.7': 'exemple de combat, exemple de bataille, combat détaillé',
  'rule 6.7-attacker':
    'sur combien touche l’attaquant, jet pour toucher en attaque, tableau de l’attaquant, infanterie attaque infanterie, élite attaque, chevalier attaque, cavalerie attaque un château, infanterie contre château, attaquer en montagne sur combien, nombre requis en attaque, résultat pour toucher',
  'rule 6.7-defender':
    'sur combien touche le défenseur, jet pour toucher en défense, tableau du défenseur, élite en défense, chevalier en défense, château en défense, nombre requis en défense, infanterie contre élite',
  'rule 6.8':
    'empilement après le combat, trop d’unités après le combat, surplus après la bataille, après une victoire 4 en plaine, attaquants en trop après la bataille, deuxième contrôle d’empilement, l’unité en plus de l’attaque meurt, survivants au-dessus de la limite, perdre des unités après avoir gagné',
  // 7 Population
  'chapter 7':
    'combien d’unités en tout, maximum d’unités d’une nation, deux unités par province, trop d’unités pour mes provinces, unités à retirer en fin de tour, nourrir ses unités, les châteaux comptent dans la population, forts dans la population, ce qui compte dans la population, qui choisit les unités perdues, quand contrôle-t-on la population, taille de l’armée, perdu des provinces trop d’unités, total des unités, ravitailler, combien d’unités pour mes provinces, unités par rapport aux provinces',
  // 8 PV
  'chapter 8':
    'comment marquer des points, gagner des points, compter les points, à quoi servent les pv, ce qui rapporte des points, piste de score, pv d’une nation',
  'rule 8-kills':
    'points pour les unités détruites, pv pour une unité tuée, points pour un chef tué, pv pour un chevalier, pv pour un château détruit, pv pour une élite, points en défense, le défenseur marque, repousser une attaque rapporte, qui marque les points d’une perte, unités qui retraitent rapportent, pv de combat quand, tuer un roi rapporte, religion et points, gagner une bataille rapporte, victoire au combat points, récompense',
  'rule 8-own-turn':
    'marquer tout de suite, points avant la fin du tour, points à la fin de ma séquence, points spéciaux, pv immédiats',
  'rule 8-turn-end':
    'quand compte-t-on les points, quels tours de comptage, à quels tours on marque, prochain comptage, points des provinces, pv par province, combien rapporte une province en pv, province avec un chef seul pv, province vide rapporte, points d’une province vide, ruine rapporte des pv, château rapporte des pv, demi point, arrondir les pv, comptage avant les transformations, points à la fin du tour 3, phase de comptage, chaque tour on marque, valeur des provinces, décompte',
  // 9 Règles spéciales
  'rule 9.1':
    'jouer deux fois, bouger et combattre deux fois, double tour, deux mouvements, deux combats, quelles nations envahissent, quels tours d’invasion, grande invasion, nouvelles unités second mouvement, rebouger après le combat, empilement en invasion, chef en invasion, retraite entre les deux combats, ordre des phases en invasion, avantage de l’invasion',
  'rule 9.2':
    'une pile rejoue, une pile bouge deux fois, second mouvement d’une pile, recombattre, à quoi sert la fougue, fougue et empilement, fougue et invasion, ramasser des unités avec la fougue, quelles unités rejouent, deuxième attaque d’une pile',
  'rule 9.3':
    'guerre sainte, +1 aux dés, attaquer sans limite, empilement illimité au premier combat, zèle au deuxième combat, zèle en défense, quand s’applique le zèle, quel tour zèle, effet du zèle, zèle en montagne',
  'rule 9.4':
    'une nation devient une autre, nation se transforme en, qui succède à qui, nouvelle nation, naissance d’une nation, or après une transformation, or perdu à la transformation, unités à la transformation, châteaux à la transformation, chefs à la transformation, remplacée par, fin d’une nation, ordre des transformations, qui marque avant la transformation, nation absorbée, changement de nation, à la fin de quel tour, vassaux après la transformation, or de l’ancienne nation, or de la nation précédente',
  'rule 9.5':
    'château détruit, que devient un château détruit, château retourné, prendre un château intact, prendre un château ennemi, capturer un château, occuper un château, à quoi sert une ruine, ruine rapporte, ruine bloque, ruine reste sur la carte, ruine ennemie, château en surplus, fort détruit laisse une ruine, château rasé, château démoli, remplacer un château',
  'rule 9.5-rebuild':
    'reconstruire un château, relever une ruine, réparer un château, prix d’une reconstruction, reconstruire coûte de l’or, sacrifier une unité, sacrifier un chef, reconstruire avant le revenu, reconstruire pendant le mouvement, reconstruire après une bataille, reconstruire sur une ruine ennemie, reconstruire avec des ennemis, ruine redevient château, nation sans château, château tout neuf, reconstruire le même tour, infanterie contre château ruine, nations avec châteaux',
  'rule 9.6':
    'combien de provinces pour se soumettre, nations soumises, liste des soumissions, devenir vassal, tableau des soumissions',
  'rule 9.6-submission':
    'comment soumettre une nation, obligé de se soumettre, refuser de se soumettre, le suzerain peut refuser, se soumettre après un round, se soumettre sans combat, il faut une bataille pour soumettre, survivants des deux côtés, quitter les provinces du vassal, unités après une soumission, conditions de soumission, trop de provinces pour se soumettre, se soumettre en plein combat, qui décide de la soumission, soumission demandée à nouveau, le soumis garde ses unités, forcer une soumission, dernier château soumission, plier le genou, l’attaquant doit partir',
  'rule 9.6-duration':
    'fin de la soumission, combien de temps soumis, redevenir indépendant, se libérer, se révolter contre le suzerain, attaquer son suzerain, attaquer son vassal, trahir son suzerain, cesser d’être soumis, si Tolède tombe, mort du suzerain, vassal pour toujours, rompre l’alliance, paix entre suzerain et soumis, soumission jusqu’à quel tour, suzerain éliminé',
  'rule 9.6-income':
    'or du vassal, moitié de l’or, revenu du soumis, moitié du revenu, arrondi du revenu, part du suzerain',
  'rule 9.6-points':
    'pv d’un vassal, points du soumis, moitié des points, qui marque les provinces du vassal, arrondi des points, le suzerain marque, les deux marquent, pv divisés par deux',
  'rule 9.6-allies':
    'traverser mon vassal, traverser mon suzerain, passer chez un allié, s’arrêter chez un allié, rester chez un vassal, combattre avec un allié, aider un vassal, défendre un vassal, deux vassaux se battent, même suzerain, les soumis s’attaquent, qui joue le soumis, alliés dans la même province, empilement avec un allié',
  // 10 Règles optionnelles
  'chapter 10': 'règles maison, variantes, options de jeu, règles facultatives',
  'rule 10.1':
    'enchères pour les groupes, miser sur un groupe, acheter un groupe, qui prend quel groupe, mises égales sur un groupe, choisir son camp',
  'rule 10.2':
    'relancer un round, relancer une fois par partie, refaire le combat, mauvais jets, deuxième chance, aide de dieu, intervention divine, miracle, les deux relancent, round catastrophique, utilisé deux fois',
  'rule 10.3':
    'tirer des événements, combien d’événements en main, garder des événements, quand jouer un événement, jouer plusieurs événements, échanger des événements, événements cachés, sac vide, plus de pions événements, liste des événements, effets des événements, défausser un événement, jouer une carte, deux événements au départ, événements par tour, nombre de pions événements',
  'rule 10.3-army':
    'unité gratuite, événement armée, chevalier gratuit, élite gratuite, cavalerie gratuite, chef gratuit, placer l’unité gratuite, troupe en cadeau, renfort surprise',
  'rule 10.3-bravery':
    'frapper en premier, attaquer avant tout le monde, attaquer deux fois avec une unité, unité héroïque, première frappe, courage, double attaque, lancer deux dés',
  'rule 10.3-castle':
    'château gratuit, événement château, château avant le tour 8, nation sans pion château, placer le château gratuit, château spécial, pion château neutre',
  'rule 10.3-die':
    'relancer les dés avec un pion, pion dé, relancer un combat, relancer deux fois, rejouer un round avec un événement',
  'rule 10.3-ambush':
    'plaine comme montagne, embuscade en attaque, qui joue l’embuscade, attaque surprise, embuscade en plaine, piéger l’attaquant, répondre par une ruse, table de montagne en plaine, combattre en plaine comme en montagne',
  'rule 10.3-ardour':
    'rejouer une province, second mouvement événement, rebouger après le combat événement, pion fougue, unités d’une province rejouent',
  'rule 10.3-indiscipline':
    'tuer un chevalier en une touche, chevalier perd une vie, chevalier meurt à la première touche, chevalier indiscipliné, affaiblir un chevalier',
  'rule 10.3-minor-invasion':
    'petite invasion, mini invasion, double mouvement d’une pile événement, pile joue deux fois événement, ramasser des unités pendant l’invasion mineure, empilement invasion mineure, pile divisée',
  'rule 10.3-long-life':
    'garder un chef plus longtemps, chef un tour de plus, prolonger un chef, chef reste encore, chef ne part pas, longévité',
  'rule 10.3-null':
    'annuler un événement, contrer un événement, veto, empêcher un événement, annuler un nul, à quel moment jouer nul, événement annulé, bloquer une carte, annuler une remise',
  'rule 10.3-reshuffle': 'remettre les événements dans le sac, pion remise tiré, mélanger, recycler les événements',
  'rule 10.3-retreat':
    'retraiter avant le premier round, fuir avant le combat, éviter une bataille, éviter la soumission, esquiver, partir avant les dés',
  'rule 10.3-ruse':
    'montagne comme plaine, annuler la montagne, combattre en montagne comme en plaine, ruse contre embuscade, table de plaine en montagne, qui joue la ruse, feinte',
  'rule 10.3-tactics': '+2 événement, bonus de tactique, +2 à tous les dés, meilleurs dés pour un round, pion tactique',
  'rule 10.3-treachery':
    'château tombe en une touche, trahir un château, détruire un château d’un coup, ouvrir les portes, traître, château meurt à la première touche, prendre un château facilement',
  'rule 10.3-treasure': 'or gratuit, événement or, 6 or, gagner de l’or événement, trésor au-dessus de la limite',
  'rule 10.4':
    'tout le monde peut se soumettre, se soumettre à n’importe qui, soumission volontaire, la Castille peut se soumettre, choisir son suzerain, soumission générale',
  'rule 10.4-half':
    'vassal trop gros, plus de la moitié du suzerain, vassal trop fort, nombre d’unités pour se soumettre, libre au-delà de la moitié',
  'rule 10.4-never':
    'qui ne peut jamais se soumettre, nations exclues de la soumission, pas de soumission pour, insoumis, Carthage se soumet',
  // 11 Nations
  'chapter 11': 'règles de chaque nation, pouvoirs spéciaux, règles particulières, capacités des nations',
  'rule 11-carthage': 'armée punique, quand part Carthage, fin de Carthage, pv de Carthage',
  'rule 11-carthage-narbonne':
    'aller en Italie, marcher sur Rome, éléphants, les Alpes, sortir par Narbonne pour des points, 3 pv par unité, neuf unités à Narbonne, Carthage quitte l’Espagne',
  'rule 11-galicians': 'le Galicien doit se soumettre',
  'rule 11-cantabrians': 'que marque le Cantabrien',
  'rule 11-cantabrians-pillage': 'détruire des forts Cantabre, piller les forts, pv par fort Cantabre',
  'rule 11-cantabrians-end':
    'que deviennent les Cantabres, Cantabres absorbés, Cantabres après le tour 8, Cantabres deviennent Wisigoths, disparition du Cantabrien',
  'rule 11-lusitanians-viriathus':
    'révolte des Lusitaniens, quand arrive Viriathus, Viriathus en vie, Viriathus survit, 5 pv pour Viriathus, Lusitanien libre de Rome, soulèvement, Viriathus retraite, Viriathus meurt',
  'rule 11-lusitanians-umayyads': 'Lusitanien soumis aux Arabes, Lusitanien vassal de l’Omeyyad, Lusitanien tour 11',
  'rule 11-basques': 'le Basque doit se soumettre',
  'rule 11-celts': 'le Celte peut se soumettre, Celtes soumis à Carthage ou à Rome',
  'rule 11-iberians-end':
    'Ibères deviennent Romains, Ibères transformés en élites, que deviennent les Ibères, fin des Ibères, Ibères absorbés',
  'rule 11-rome': 'quand arrivent les Romains, renforts de Rome, que reçoit Rome à chaque tour, que marque Rome',
  'rule 11-rome-forts':
    'où placer les forts, forts obligatoires, forts gratuits, fort dans chaque province traversée, fort avec un château, fort détruit remplacé, nouveau fort, camps romains, forts au tour 4 et 5',
  'rule 11-rome-viriathus': 'Rome tue Viriathus, tête de Viriathus, 5 pv Viriathus Rome, Viriathus fuit Rome',
  'rule 11-rome-zones':
    'pv de Rome au tour 5, points par zone, zone entière, zone sud entière, bonus de zone, quelles provinces sont dans le Sud, quelles provinces par zone, comment marque Rome',
  'rule 11-hispano-romans': 'revenu Hispano-Romain quand, Hispano-Romain collecte de l’or',
  'rule 11-hispano-romans-founding':
    'fin de Rome, chute de Rome, départ des Romains, élites deviennent infanteries, combien de légions restent, que devient Rome, fin de l’empire romain, 8 infanteries, Rome quitte l’Hispanie',
  'rule 11-hispano-romans-forts':
    'force d’un fort, fort combat comme, forts après Rome, forts restent, fort Hispano-Romain défense, forts deviennent infanterie, fort détruit',
  'rule 11-vandals': 'quand arrivent les Vandales',
  'rule 11-vandals-march':
    'marche des Vandales, mouvement avant l’invasion, trois provinces depuis Narbonne, Vandales attaqués pendant la marche, qui tire sur les Vandales, Vandales ripostent, pile de Vandales, passage des Vandales',
  'rule 11-vandals-pillage':
    'piller, points de pillage, pv par fort Vandale, demi point par unité, butin, pillage vaut combien',
  'rule 11-vandals-africa':
    'Vandales en Afrique, passer en Afrique pour des points, Vandales quittent l’Espagne, émigrer, retraite en Afrique pv, royaume d’Afrique, 1 pv par unité en Afrique, fin des Vandales',
  'rule 11-alans': 'cavalerie des Alains, fin des Alains, quand partent les Alains, chevaliers Alains',
  'rule 11-alans-ataces':
    'pile illimitée d’Ataces, 12 unités dans une pile, Alains sans limite, grosse pile avec Ataces',
  'rule 11-alans-pillage': 'Alains pillent les forts, 2 pv par fort Alain, pillage Alain points, tuer des Vandales',
  'rule 11-suebi': 'à qui se soumettent les Suèves, que deviennent les Suèves',
  'rule 11-visigoths': 'quand arrivent les Goths, rois Wisigoths, Wisigoth or à partir de quand, Goths de Gaule',
  'rule 11-visigoths-castles':
    'châteaux gratuits du Wisigoth, où placer les châteaux gratuits, château à Tolède, château à Tortosa, château à Saragosse, châteaux au sud du Douro, tours des châteaux gratuits, château perdu, 3 châteaux tour 8',
  'rule 11-visigoths-stacking':
    'pile illimitée d’Alarich, pile sans limite tour 8, Eurich sans limite, grosse pile Wisigoth',
  'rule 11-visigoths-zones':
    '10 pv pour toute l’Espagne, contrôler toute la carte, toute la péninsule, Wisigoth zones entières, conquête totale',
  'rule 11-visigoths-turn-10': 'pv des châteaux Wisigoths, demi pv par province, Wisigoth comptage tour 10',
  'rule 11-visigoths-toledo':
    'Tolède tombe, Tolède prise, perdre Tolède, après la chute de Tolède, vassaux après Tolède, capitale des Goths',
  'rule 11-visigoths-neutrals':
    'Wisigoths neutres, unités neutres, unités sans joueur, neutres se défendent, attaquer les neutres, neutres retraitent, reste des Wisigoths, Wisigoths au sud tour 12, pv pour des neutres',
  'rule 11-byzantium': 'quand arrive Byzance, Justinien, où débarque Byzance, revenu de Byzance',
  'rule 11-umayyads':
    'invasion arabe, conquête musulmane, 711, Maures, arrivée des Arabes, Tarik et Musa, où entrent les Arabes, calife',
  'rule 11-umayyads-surrender':
    'château se rend, château se rend sans combat, château Wisigoth seul, garnison se rend, château avec un chef se rend, obligé de reconstruire, château neutre se rend',
  'rule 11-umayyads-narbonne':
    'raid en France, Poitiers, Omeyyad à Narbonne, passer les Pyrénées pour des points, 4 pv par unité, sortir par Narbonne Omeyyad, 5 unités, Arabes en Gaule',
  'rule 11-umayyads-turn-12': 'deuxième vague Omeyyade, renforts Omeyyad tour 12, flotte Omeyyade',
  'rule 11-umayyads-berbers':
    'recruter des berbères, prix des berbères, toucher un berbère, force des berbères, mouvement des berbères, berbères retraitent, berbères en pv, berbères empilement, mercenaires',
  'rule 11-umayyads-end':
    'fin du califat, éclatement du califat, taïfas, fin de l’Omeyyad, après le tour 14, ordre des émirats, qui hérite de l’Omeyyad, chute de Cordoue',
  'rule 11-franks': 'Charlemagne, que marquent les Francs',
  'rule 11-franks-roland':
    'Roncevaux, Roland retraite, Roland meurt, chevaliers Francs retraitent, pv pour Roland, paladins',
  'rule 11-franks-turn-13': 'château à Barcelone, Franc château gratuit, Franc renforts tour 13',
  'rule 11-aragon-ramiro':
    'Ramirez fougue, chevaliers croisés, croisés restent, chevaliers croisés retirés, Aragon tour 16',
  'rule 11-aragon-knights': 'combien de chevaliers Aragon, troisième chevalier',
  'rule 11-aragon-founding':
    'Francs deviennent Aragon, unités de départ Aragon, minimum de l’Aragon, début de l’Aragon',
  'rule 11-badajoz-founding':
    'Lusitaniens deviennent Badajoz, provinces de départ Badajoz, unités de départ Badajoz, Badajoz commence avec, Badajoz sans Lusitanien',
  'rule 11-zaragoza-founding':
    'provinces de Saragosse, choisir les provinces de Saragosse, unités de départ Saragosse, 6 provinces, 12 infanteries, Saragosse commence avec',
  'rule 11-valencia-founding':
    'provinces de départ Valence, unités de départ Valence, Valence prend Majorque ou Dénia, Valence commence avec, château de Valence',
  'rule 11-granada-founding':
    'provinces de départ Grenade, unités de départ Grenade, Grenade commence avec, 7 infanteries',
  'rule 11-navarre-founding': 'Basques deviennent Navarre, début de la Navarre, Navarre commence avec',
  'rule 11-navarre-sancho': 'Sancho arrive avec, renforts de Sancho, Sancho sans Basques, Navarre tour 15',
  'rule 11-leon-founding':
    'Suèves deviennent Léon, unités de départ Léon, Léon commence avec, Suèves éliminés Léon, 6 unités Léon, fin du tour 13 Léon',
  'rule 11-castile-founding':
    'Wisigoths deviennent Castille, unités de départ Castille, Castille commence avec, quels Wisigoths survivent, 11 unités, Nord et Avila, combien de Wisigoths deviennent Castillans',
  'rule 11-castile': 'que marque la Castille',
  'rule 11-castile-knights': 'combien de chevaliers Castille, cinquième chevalier, maximum de chevaliers',
  'rule 11-seville-founding':
    'Omeyyads deviennent Séville, unités de départ Séville, Séville commence avec, 12 unités Séville, héritier du calife',
  'rule 11-seville-cities': '5 pv par ville Séville, Badajoz Valence Grenade, villes à prendre Séville, trois villes',
  'rule 11-byzantium-cid': 'Byzance engage le Cid, Byzance recrute le Cid',
  'rule 11-el-cid': 'le Cid nation, héros mercenaire, Rodrigue',
  'rule 11-el-cid-hire':
    'engager le Cid, le Cid refuse, mission du Cid quand, une mission par tour, mission contre qui, mission adjacente, mercenaire, attaquer ma propre nation avec le Cid',
  'rule 11-el-cid-mission':
    'choisir les unités attaquées par le Cid, cibles de la mission, désigner une partie des ennemis',
  'rule 11-el-cid-battle':
    'combat du Cid, qui lance les dés du Cid, le Cid et les fleuves, empilement en mission, le Cid retraite où, combien d’unités en mission, le Cid apparaît dans la province, qui décide pour le Cid',
  'rule 11-el-cid-pay':
    'combien coûte le Cid, prix d’une mission, or du Cid, château détruit par le Cid, qui marque les points de la mission, pv du Cid, tarif mercenaire',
  'rule 11-el-cid-after':
    'où va le Cid après la mission, deuxième mission, province prise par le Cid, après la bataille du Cid',
  'rule 11-el-cid-valencia':
    'le Cid à Valence, séquence du Cid, conquérir Valence, le Cid doit attaquer Valence, où apparaît le Cid, empilement à Valence, 5 pv Valence, royaume du Cid',
  'rule 11-almoravids': 'Marocains, élites Almoravides, quand arrivent les Almoravides, Tachfin',
  'rule 11-almoravids-castles':
    'châteaux reconstruits points, pv par château conquis Almoravide, Almoravide prend un château, que marque l’Almoravide, bonus château Almoravide',
  'rule 11-almoravids-turn-20':
    'élites deviennent infanteries tour 20, revenu Almoravide tour 20, Almoravide jeu étendu',
  'rule 11-crusade': 'arrivée des croisés, que marque la Croisade, armée croisée',
  'rule 11-crusade-landing': 'où débarquent les croisés, ancre barrée Croisade, toutes les côtes',
  'rule 11-crusade-ardour': 'croisés rejouent, second mouvement des croisés',
  'rule 11-crusade-ruins': 'croisés reconstruisent, la Croisade peut reconstruire, châteaux croisés',
  'rule 11-almohads': 'que marque l’Almohade, derniers envahisseurs, quand arrivent les Almohades',
  'rule 11-almohads-bounty': 'pv pour un Almohade tué, 2 pv par Almohade, tout le monde marque Almohade',
  // 12 à 16
  'chapter 12':
    'mise en place, installer le jeu, préparer la partie, unités au départ, où commencent les unités, placement initial, or de départ, contenu de la boîte, début de partie, déploiement initial, qui place en premier',
  'chapter 13':
    'quelles nations pour chaque joueur, nations du joueur 1, nations du joueur 2, répartition des nations, groupes fixes, partie à 4 joueurs, jouer à 3, nombre de joueurs, jeu de base, tirer un groupe au sort, Almohades en version standard',
  'chapter 14':
    'jouer à 5, cinq joueurs, jouer à 6, version expert, version enchères, nombre de joueurs, partie avancée, partie à 5, partie à 6, six joueurs',
  'rule 14.1':
    'score initial fixé, points déduits de Rome, points retirés au départ, handicap des grandes nations, cinq grandes nations, choisir sa grande nation, nation gratuite au départ, quelles nations sont majeures, première nation',
  'rule 14.2':
    'comment marchent les enchères, acheter une nation, mise minimale, mise de départ, qui commence les enchères, qui mise en premier, passer aux enchères, revenir après avoir passé, obligé de miser, personne ne mise, payer en pv, enchères coûtent de l’or, surenchérir, nations incompatibles, ne pas avoir les deux nations, quand vend-on une nation, ordre des enchères, égalité aux enchères, prix d’une nation, de combien monter',
  'rule 14.4':
    'combien de nations par joueur, maximum de nations, minimum de nations, trop de nations, pas assez de nations, nations mortes comptent',
  'rule 14.5':
    'un seul joueur peut prendre la nation, nation forcée, obligé de prendre une nation, un seul enchérisseur, sans enchères, atteindre son minimum, mise minimale plus 10',
  'rule 14.6':
    'ma nation change de joueur, qui joue la nouvelle nation, vendre le successeur, nation reprise par un autre joueur, successeur aux enchères',
  'rule 14.6-minimum':
    'pénalité unités manquantes, unités dues, rendre une nation ruinée, laisser assez d’unités, combien d’unités laisser au suivant, saboter sa nation, points perdus par unité manquante, amende',
  'rule 14.7': 'mises secrètes, enchères cachées, mise écrite, mise à l’aveugle, enchères simultanées',
  'rule 14.8': 'variante barbare, jeu barbare, autre comptage, points barbares',
  'rule 14.8-turn-end': 'barbare provinces pv, 2 pv par château barbare, province vaut son revenu',
  'rule 14.8-own-turn':
    'barbare unités détruites, chef d’une autre religion, pv par chevalier autre religion, cavalerie 2 pv',
  'chapter 15':
    'conditions de victoire, but du jeu, objectif, fin de la partie, score final, compter à la fin, déduire les mises, égalité à la fin, ex aequo, score négatif, nations mortes à la fin, un demi point suffit, total des nations, mises déduites',
  'chapter 16':
    'quel scénario choisir, scénario pour débuter, durée d’une partie, combien de temps dure le jeu, partie courte, liste des scénarios, scénario le plus court, scénarios standard, première partie, nombre total de tours',
  'rule 16.1': 'scénario court, pv de départ, points de départ scénario A, tours 1 à 13, bonus des joueurs',
  'rule 16.2': 'deuxième scénario court, tours 4 à 15, scénario B tours',
  'rule 16.3': 'scénario moyen, tours 4 à 19, scénario C tours',
  'rule 16.4': 'partie complète, scénario recommandé, tours 1 à 19, jeu long, campagne complète',
  'rule 16.5': 'scénario étendu, plus long scénario, 21 tours, deux tours de plus, scénario E tours',
  'rule 16.5-turn-20': 'ce qui change au tour 20, qui arrive au tour 20',
  'rule 16.5-turn-21':
    'pv du tour 21, dernier comptage, comptage final Castille, points des ruines, dernier tour étendu',
  // Arbitrages
  'ruling dead-nations': 'nation éliminée joue son tour, nation sans unités passe, plus aucune unité',
  'ruling income-forgone': 'renoncer au revenu, refuser l’or, ne pas collecter',
  'ruling ties': 'égalité de score, ex aequo, victoire partagée',
  'ruling castle-dice':
    'répartir les dés du château, château vise plusieurs cibles, trois dés sur des cibles différentes',
  'ruling hits': 'touches en trop, qui subit les touches, blessé d’abord',
  'ruling attacker-retreat': 'attaquant retourne d’où il vient, attaquant recule',
  'ruling leader-retreat': 'chef retraite seul, chef fuit sans unités',
  'ruling two-leaders-stacking': 'Alarich et Eurich ensemble',
  'ruling forts-stacking': 'fort compte dans l’empilement',
  'ruling free-castles': 'château gratuit sans place, château gratuit perdu',
  'ruling free-castle-empty': 'Tolède vide, Tortosa vide',
  'ruling given-up-to-build': 'retirer une unité pour la replacer, supprimer sa propre unité',
  'ruling purchase-unplaced': 'achat sans place, unité achetée perdue, remboursement',
  'ruling capital-surplus': 'surplus dans l’ancienne capitale, abandonner sa capitale',
  'ruling capital-lost': 'ma capitale est prise',
  'ruling leader-split': 'laisser le chef en route',
  'ruling leader-mountain': 'chef laissé en montagne, déposer en montagne',
  'ruling leader-bonus': 'combien d’unités emmène un chef',
  'ruling one-overlord': 'deux suzerains, changer de suzerain',
  'ruling overlord-eliminated': 'suzerain éliminé, suzerain mort',
  'ruling heir-subject': 'vassal se transforme, successeur soumis',
  'ruling shut-in': 'entrée bloquée par des vassaux',
  'ruling africa-full': 'plus de place à Cadix et Gibraltar, entrée bloquée',
  'ruling left-behind': 'oublié de partir, resté à Narbonne, resté en Afrique',
  'ruling must-leave': 'quand faut-il partir, délai pour partir',
  'ruling off-map': 'ennemis ensemble à Narbonne, combat en Gascogne',
  'ruling off-map-cost': 'Narbonne coûte combien de mouvement',
  'ruling beyond-pyrenees': 'aller à Narbonne et revenir',
  'ruling strait-retreat': 'retraite par un détroit, fuir à Majorque',
  'ruling retreat-to-sea': 'fuir en mer',
  'ruling rebuild-when': 'reconstruire à côté d’un ennemi',
  'ruling rebuild-source': 'plus de pion château, déplacer un château',
  'ruling emirate-castles': 'châteaux du califat',
  'ruling zaragoza-choice': 'prendre moins de provinces',
  'ruling neutrals': 'qui lance pour les neutres, Goths neutres',
  'ruling toledo-falls': 'quand Tolède est tombée, qui doit prendre Tolède',
  'ruling surrender': 'château seul abandonne',
  'ruling submission-conditions': 'survivants dans les deux camps',
  'ruling submits-defender': 'attaquant se soumet',
  'ruling subject-income-lost': 'or d’un vassal de Rome, vassal de Carthage or',
  'ruling overlord-purchase': 'acheter avec le tribut, suzerain dépasse sa limite d’or',
  'ruling subject-vp-rounding': 'points impairs d’un vassal',
  'ruling half-points': 'arrondir les demi points',
  'ruling almohad-kills': 'prime et points cumulés',
  'ruling castle-is-a-unit': 'château musulman compte comme unité',
  'ruling long-life-alfonso': 'Alphonse reste plus longtemps',
  'ruling long-life-ends': 'Al Mansur reste plus longtemps, Ramirez reste plus longtemps',
  'ruling army-event': 'quelle unité donne l’événement armée',
  'ruling event-draws': 'combien d’événements tirer, tirage au tour 4',
  'ruling token-moments': 'à quel moment jouer un pion, moment des événements',
  'ruling bravery-order': 'ordre de la bravoure',
  'ruling replay': 'cibles après une relance, les deux camps relancent',
  'ruling treachery-dice': 'château trahi lance encore ses dés',
  'ruling cid-leader-leaves': 'combien de temps reste le Cid',
  'ruling cid-missions': 'étapes du recrutement, payer avec l’or que je n’ai pas',
  'ruling cid-leaderless': 'le Cid meurt en mission, le Cid est mort',
  'ruling cid-valencia-points': 'points pour Valence quand',
  'ruling cid-off-map': 'le Cid au tour 18',
  'ruling auction-pass': 'miser après avoir passé, revenir dans les enchères',
  'ruling auction-steps': 'monter de combien, monter d’un point',
  'ruling auction-nobody': 'personne ne veut la nation, nation invendue',
  'ruling auction-when': 'enchères avant ou après la transformation',
  'ruling fifth-major': 'grande nation non choisie',
  'ruling minimum-needs': 'pas assez de nations',
  'ruling group-bids': 'mises égales sur un groupe, miser zéro',
  'ruling standard-players': 'jouer à 3, jouer à 2, jouer seul, moins de joueurs, solo',
  'ruling scenario-b': 'scénario B standard',
  'ruling pool-limit': 'nombre de pions insuffisant',
  'ruling fill-up': 'compter les unités en mer, compter avant d’acheter',
  'ruling reinforcements-home': 'plusieurs renforts dans une province',
  'ruling last-turn': 'transformation au dernier tour',
  'ruling end-of-turn-order': 'points avant ou après les transformations, ordre de fin de tour',
  'ruling forced-out-castles': 'château dans une province donnée',
  'ruling knights-in-mountains': 'chevaliers pénalisés en montagne',
  'ruling hit-roll': 'inférieur ou égal, lancer haut ou bas',
  'ruling forced-passage-count': 'un chef stoppe, château stoppe',
  'ruling stopping-in-ally': 'rester chez un vassal, finir chez un allié',
  'ruling population': 'forts et population, ce qui compte pour la population',
  // Ce qu’ont d’autres jeux
  'term castle': 'château fort, à quoi sert un château, ce que vaut un château',
  'term no-growth': 'améliorer une unité, vétérans',
  'term no-loot': 'butin d’une ville, or pour une victoire, pillage or',
  'term no-treaties': 'négocier, alliance entre joueurs, pacte, non-agression',
  'term no-pursuit': 'poursuivre, avance après combat, percée après combat',
  'term no-joint-attack': 'attaquer à deux nations, combiner deux armées, attaque conjointe',
  'term no-ships': 'combat naval, couler, bataille navale',
  'term no-secrets': 'brouillard de guerre, voir l’or des autres',
  'term no-duty': 'obligé d’attaquer, passer son tour, obligé d’acheter',
  'term no-refusal': 'éviter le combat, refuser le combat, entrer sans combattre, obligé de combattre',
  'term no-captures': 'prendre un château intact, utiliser le château ennemi',
  'term no-last-round': 'nombre de rounds maximum, combat sans fin, limite de rounds',
  'term no-zones': 'zone de contrôle, ennemi adjacent m’arrête',
  'term no-upkeep': 'entretien des unités, payer ses unités',
  'term no-markers':
    'marqueur de contrôle, province sans unité, garder le contrôle en partant, à qui est une province vide',
  'term religion': 'qui est musulman',
  'term special-castle': 'château pour qui n’en a pas',
  'term counter-limit': 'limite de pions',
  'page timeline': 'quelles nations arrivent au tour, calendrier, quand arrivent les barbares',
  'page leaders': 'liste des chefs',
  'page provinces':
    'liste des provinces, provinces du nord, revenu des provinces, tableau des provinces, zones de la carte',
  'page scenarios': 'mise en place des scénarios, unités de départ d’un scénario, qui commence où',
  'page combat': 'tous les nombres pour toucher',
  'token treachery': 'trahison, pion trahison',
  'rule 11-badajoz': 'Badajoz se soumet à l’Omeyyad',
};

/** De même, pour tous ceux d’un genre. */
export const ASKED_OF_ALL: typeof EN_OF_ALL = {
  province: 'combien d’or rapporte, combien d’unités, limite d’empilement, combien de PV pour, combien de points pour',
  leader: 'combien de tours reste, jusqu’à quand reste',
};
