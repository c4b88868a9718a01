import type { RulingWords } from '../en/rulings.ts';

/** Les arbitrages : la question, ce que dit chaque lecture, et la raison du choix. */
export const RULING_WORDS: RulingWords = {
  'berber-hits': {
    question: 'Sur quels résultats un Berbère touche-t-il, et sur lesquels est-il touché\u00a0?',
    readings: {
      a: 'Un Berbère touche sur 7\u00a0ou plus, avant les bonus. Seul un dé qui montre 9 ou 10 le touche, quels que soient le terrain et l’unité qui attaque.',
      b: 'Un Berbère touche sur 7\u00a0ou plus. Il est touché si le dé, tous bonus compris, donne au moins 9.',
    },
    reason:
      'Le 5\u00a0ou plus du livret comprend déjà le +2 d’Al Mansur\u00a0: les deux textes s’accordent. Seul le 9 ou 10 contre les Berbères peut se lire de deux façons.',
  },
  'navarre-turn': {
    question: 'Quand la Navarre remplace-t-elle le Basque\u00a0?',
    readings: {
      a: 'À la fin du tour 13. La Navarre joue à partir du tour 14, et Sancho arrive avec ses 2 unités au tour 15.',
    },
    reason:
      'La section de la Navarre et la liste des transformations s’accordent sur ce point. Les autres passages concernent l’arrivée de Sancho.',
  },
  'emirates-turn': {
    question: 'Quand les quatre émirats sont-ils fondés\u00a0?',
    readings: { a: 'À la fin du tour 14. Ils sont mis aux enchères à ce moment, et jouent à partir du tour 15.' },
    reason: 'Les sections des quatre émirats indiquent la fin du tour 14. Le tour 15 est le premier où ils jouent.',
  },
  'cid-leader-leaves': {
    question: 'Quand le Chef\u00a0El Cid quitte-t-il le jeu\u00a0?',
    readings: {
      a: 'Au tour 18, au début de la séquence de la nation El Cid.',
      b: 'Au tour 19, au début de la séquence de la nation El Cid.',
    },
    reason: 'La section de la nation indique deux fois le tour 18. Seul un exemple de la règle 3.3 indique le tour 19.',
  },
  pelayo: {
    question: 'Quand Pelayo quitte-t-il le jeu\u00a0?',
    readings: { a: 'Au tour 14, au début de la séquence de la Castille.' },
    reason: 'Il passe du Wisigoth à la Castille. Il ne peut donc pas partir avant la fondation de la Castille.',
  },
  ataces: {
    question: 'Quand Ataces quitte-t-il le jeu\u00a0?',
    readings: {
      a: 'Au tour 7, au début de la séquence de l’Alain.',
      b: 'Au tour 7, au début de la séquence du Vandale.',
    },
    reason: 'Un Chef part à la séquence de sa propre nation. Le Vandale est sans doute cité par erreur.',
  },
  'scenario-a-bonus': {
    question: 'Quel joueur reçoit les PV supplémentaires du scénario A\u00a0?',
    readings: { a: 'Celui dont le groupe contient la nation citée.' },
    reason:
      'Les numéros de joueurs imprimés à cet endroit ne sont pas ceux de la version standard. Les noms des nations, eux, concordent.',
  },
  'scenario-b': {
    question: 'Le scénario B peut-il se jouer en version standard\u00a0?',
    readings: { a: 'Non. Le scénario B est réservé à la version avancée.' },
    reason: 'Des deux passages, le paragraphe du scénario lui-même est le plus précis.',
  },
  'minor-invasion-stacking': {
    question: 'De quel contrôle d’empilement une Invasion mineure est-elle dispensée\u00a0?',
    readings: { a: 'De celui qui suit son premier combat.', b: 'De celui qui suit son premier mouvement.' },
    reason: 'Le livret est plus récent et plus détaillé que l’aide de jeu.',
  },
  'vandals-retreat-africa': {
    question: 'Le Vandale peut-il retraiter en Afrique\u00a0?',
    readings: { a: 'Oui, à partir du tour 7. L’unité qui retraite ainsi quitte le jeu.', b: 'Non, jamais.' },
    reason:
      'La version 2 du livret est postérieure aux errata de l’auteur. Elle permet encore cette retraite, à trois endroits.',
  },
  'strait-retreat': {
    question: 'Une unité peut-elle retraiter par un détroit\u00a0?',
    readings: { a: 'Oui, mais jamais vers l’Afrique.', b: 'Non.' },
    reason: 'Le livret se tait. Les errata de l’auteur le permettent.',
  },
  'knight-vs-cavalry-mountain': {
    question: 'En montagne, sur quels résultats un Chevalier touche-t-il une Cavalerie qui attaque\u00a0?',
    readings: { a: '7\u00a0ou plus.', b: '5\u00a0ou plus.' },
    reason: 'Les errata contiennent deux corrections. La version 2 du livret reprend l’autre, et non celle-ci.',
  },
  'almohad-castles': {
    question: 'L’Almohade a-t-il des Châteaux-forts\u00a0?',
    readings: {
      a: 'Non. Il laisse des Ruines, qui lui rapportent des PV.',
      b: 'Oui. Il peut reconstruire des Châteaux-forts.',
    },
    reason: 'L’auteur le dit, et les PV du tour 21 ne se comprennent pas autrement.',
  },
  'badajoz-when': {
    question: 'Quand un Lusitanien soumis à l’Omeyyad se transforme-t-il en Badajoz\u00a0?',
    readings: {
      a: 'À la fin du tour où il se soumet.',
      b: 'Aussitôt, pendant la séquence de l’Omeyyad.',
    },
    reason: 'Les sections des deux nations indiquent la fin du tour.',
  },
  'long-life-alfonso': {
    question: 'L’événement Longue vie peut-il garder Alphonse VI un tour de plus\u00a0?',
    readings: { a: 'Non. Cet événement ne garde qu’un Chef présent un seul tour.' },
    reason: 'Le livret exclut tout Chef qui reste déjà plus longtemps.',
  },
  'bravery-order': {
    question: 'Avant quelles unités une unité avec Bravoure attaque-t-elle\u00a0?',
    readings: { a: 'Avant toutes les autres unités de la bataille, dans les deux camps.' },
    reason: 'Des deux textes, celui du livret est le plus précis.',
  },
  'gascony-narbonne': {
    question: 'Quelles nations peuvent entrer ou retraiter en Gascogne et à Narbonne\u00a0?',
    readings: {
      a: 'Rome et le Franc à tout moment, le Wisigoth jusqu’au tour 9. Leurs unités doivent en partir à leur prochain mouvement, et n’y rapportent aucun revenu.',
    },
    reason: 'La limite du tour 9 suit immédiatement le nom du Wisigoth.',
  },
  'byzantium-supremacy': {
    question: 'Combien de temps Byzance a-t-elle la suprématie navale\u00a0?',
    readings: {
      a: 'Aux tours 9 et 10. Les unités encore en mer au début de son mouvement du tour 11 doivent débarquer.',
    },
    reason: 'La section de Byzance cite les deux tours.',
  },
  'subject-vp-rounding': {
    question: 'Comment s’arrondit la moitié d’un nombre impair de demi-points\u00a0?',
    readings: { a: 'Au ½ PV supérieur.' },
    reason: 'La règle sur la soumission le dit, et l’exemple de la règle 8 le confirme.',
  },
  'umayyad-turn-12': {
    question: 'Où arrivent les Renforts de l’Omeyyad au tour\u00a012\u00a0?',
    readings: { a: 'En Afrique, en mer, ou répartis entre les deux au choix de son joueur.' },
    reason: 'Une partie d’entre eux peut arriver par mer. Les autres arrivent donc par où la nation entre d’habitude.',
  },
  'leader-bonus': {
    question: 'Quelles unités vont plus loin avec un Chef\u00a0?',
    readings: {
      a: 'Celles qui commencent et finissent leur mouvement avec un Chef. Pour franchir une province montagneuse, une unité n’a besoin d’un Chef qu’à ce moment. Les bonus de 2\u00a0Chefs ne s’ajoutent pas. Une unité ramassée ne doit pas s’être déjà déplacée\u00a0; une unité laissée en chemin s’arrête.',
    },
    reason: 'L’auteur l’explique ainsi.',
  },
  sea: {
    question: 'Comment les unités se déplacent-elles en mer\u00a0?',
    readings: {
      a: 'La mer entière est une seule zone. Débarquer coûte 1\u00a0province de mouvement et demande une ancre non barrée. Avec la suprématie navale, une unité placée dans une province avec ancre peut prendre la mer pour 1\u00a0province de mouvement\u00a0; elle doit y finir son mouvement. Les unités en mer comptent dans la limite de population.',
    },
    reason: 'L’arbitrage réunit les règles 3.2 et 5.6 et les errata.',
  },
  'stopping-in-ally': {
    question: 'Une unité peut-elle finir son mouvement chez son suzerain ou une nation soumise\u00a0?',
    readings: { a: 'Non. Une unité n’entre dans une province alliée que si elle peut aller plus loin.' },
    reason: 'La règle 9.6 l’interdit expressément.',
  },
  'forced-passage-count': {
    question: 'Quelles unités comptent dans un passage en force\u00a0?',
    readings: {
      a: 'Chaque unité ennemie, Châteaux-forts et Forts compris, stoppe 2 unités, ou 1 seule s’il y a un Château-fort dans la province. Les Chefs et les Ruines n’en stoppent aucune. Les unités stoppées doivent respecter la limite d’empilement en attaque.',
    },
    reason: 'Les exemples comptent le Château-fort comme une unité et ne comptent pas les Chefs.',
  },
  'vandal-special-move': {
    question: 'Comment se déroule le mouvement spécial du Vandale\u00a0?',
    readings: {
      a: 'Depuis Narbonne, toutes ses unités traversent en une pile exactement 3\u00a0provinces, montagneuses ou non\u00a0; la Gascogne ne coûte aucun mouvement. Dans chaque province, chaque unité ennemie lance 1\u00a0dé sur la table du Défenseur, et le Vandale choisit ses pertes. L’Invasion part ensuite de la troisième province, où aucune unité ne stoppe la pile. Les unités qui y restent attaquent les unités ennemies, sans avoir franchi de fleuve.',
    },
    reason: 'Le livret n’en donne que les grandes lignes. L’arbitrage en est la forme complète la plus simple.',
  },
  'carthage-to-narbonne': {
    question: 'Comment les unités de Carthage gagnent-elles Narbonne\u00a0?',
    readings: {
      a: 'Par un mouvement ordinaire qui s’y termine au tour 2. Les 9 premières unités rapportent 3 PV chacune, et toutes quittent le jeu.',
    },
    reason: 'Le livret n’indique aucun mouvement spécial.',
  },
  'umayyads-to-narbonne': {
    question: 'Quand les unités de l’Omeyyad peuvent-elles quitter le jeu par Narbonne\u00a0?',
    readings: {
      a: 'À toute phase de mouvement des tours 11 et 12. En tout, 5 unités au plus rapportent des PV, et toute unité qui entre à Narbonne quitte le jeu.',
    },
    reason: 'La limite de 5 est donnée pour les deux tours ensemble.',
  },
  hits: {
    question: 'Quelles unités subissent les touches\u00a0?',
    readings: {
      a: 'Chaque dé vise un type d’unité annoncé avant le jet\u00a0; les touches en trop pour ce type sont perdues. Les Chevaliers et les Châteaux-forts déjà touchés subissent les touches les premiers. Au premier round, les unités qui ont franchi un fleuve forment un type à part.',
    },
    reason:
      'Tout cela est dans le livret, sauf un point : laquelle de plusieurs unités du même type est touchée la première.',
  },
  'castle-dice': {
    question: 'Un Château-fort peut-il viser plusieurs cibles avec ses dés\u00a0?',
    readings: { a: 'Oui. Chaque dé peut avoir sa propre cible.' },
    reason: 'Dans un exemple, un Château-fort le fait.',
  },
  'attacker-retreat': {
    question: 'Vers quelles provinces l’Attaquant peut-il retraiter\u00a0?',
    readings: {
      a: 'Vers toute province adjacente vide ou qu’il contrôle, y compris celle d’où il vient, avec au plus 1 unité au-delà de la limite. Le Défenseur décide après l’Attaquant, et ne peut pas retraiter vers une province d’où vient un attaquant.',
    },
    reason: 'Le livret ne ferme ces provinces qu’au Défenseur.',
  },
  neutrals: {
    question: 'Que peuvent faire les Wisigoths neutres\u00a0?',
    readings: {
      a: 'Ils n’ont pas de joueur. Ils ne peuvent ni se déplacer, ni retraiter, ni collecter de revenu, ni se soumettre, ni marquer de PV. Ils se défendent avec le meilleur choix de cibles, et comptent pour les PV comme Wisigoths chrétiens. Leurs Châteaux-forts restés seuls se rendent à l’Omeyyad.',
    },
    reason: 'Le livret dit seulement qu’ils se défendent et ne retraitent pas.',
  },
  surrender: {
    question: 'Comment se rend un Château-fort du Wisigoth resté seul\u00a0?',
    readings: {
      a: 'Après la chute de Tolède, au début de n’importe quel round contre l’Omeyyad. Le Château-fort compte comme détruit. L’Omeyyad doit y sacrifier 1\u00a0unité de son choix et le reconstruire, avec un pion disponible ou avec un de ses Châteaux-forts\u00a0; à défaut, la Ruine reste.',
    },
    reason: 'Le livret ne dit pas ce qui se passe sans pion disponible.',
  },
  'toledo-falls': {
    question: 'Quand Tolède est-elle tombée\u00a0?',
    readings: {
      a: 'Dès qu’une bataille ou la fin d’une phase de mouvement n’y laisse que des unités de l’Omeyyad. Peu importe la nation qui contrôlait la province. La chute est définitive.',
      b: 'De même quand une autre nation prend Tolède au Wisigoth, sauf si elle lui est soumise.',
    },
    reason: 'La plupart des passages citent l’Omeyyad comme la nation qui prend la province.',
  },
  'cid-missions': {
    question: 'Comment recruter El Cid\u00a0?',
    readings: {
      a: 'Une seule fois à chaque séquence d’une nation, après ses achats. Le Recruteur doit avoir l’Or pour chaque unité qu’il désigne. Son suzerain et les nations qui lui sont soumises peuvent être attaqués.',
    },
    reason: 'Le livret décrit ces étapes. Le prix est limité pour qu’aucune nation ne doive de l’Or.',
  },
  'cid-valencia': {
    question: 'Comment El Cid entre-t-il à Valence au tour\u00a017\u00a0?',
    readings: {
      a: 'Ses unités sont placées à Valence, au plus 2 au-delà de la limite d’empilement, et combattent s’il y a des unités ennemies. La nation ne collecte aucun revenu avant le tour 18.',
    },
    reason: 'Le livret ne traite que le cas où il y a des unités ennemies.',
  },
  population: {
    question: 'Qu’est-ce qui compte pour la limite de population\u00a0?',
    readings: {
      a: 'Chaque province où la nation a une unité permet 2\u00a0unités, même si cette unité est un Château-fort ou un Fort seul. Les Châteaux-forts, Forts, Chefs et Berbères ne sont pas comptés\u00a0; les unités en mer le sont.',
    },
    reason: 'L’auteur ajoute les unités en mer.',
  },
  'forts-stacking': {
    question: 'Les Forts romains comptent-ils dans l’empilement\u00a0?',
    readings: { a: 'Oui.', b: 'Non.' },
    reason: 'La règle 4.2 les cite.',
  },
  'fort-placing': {
    question: 'Où placer les Forts romains\u00a0?',
    readings: {
      a: 'Aux tours 4 et 5, 1 Fort est placé dans chaque province que Rome contrôle, traverse ou conquiert, sauf si elle contient un Château-fort. Un Fort détruit n’est pas remplacé.',
    },
    reason: 'Chaque Fort est placé une seule fois.',
  },
  capital: {
    question: 'Quand une nation peut-elle déclarer une capitale\u00a0?',
    readings: {
      a: 'Chaque fois que cela peut compter : à son placement, à son mouvement, à ses contrôles, entre ses batailles, et à toute retraite de ses unités. Aucune nation n’est obligée d’en déclarer une. Les unités au-delà de la limite de l’ancienne capitale sont retirées aussitôt.',
    },
    reason: 'La règle permet n’importe quel moment. En dehors de ceux-là, une déclaration ne change rien.',
  },
  'free-castles': {
    question: 'Que devient un Château-fort gratuit qui ne peut pas être placé\u00a0?',
    readings: {
      a: 'Il est perdu. Si une nation soumise contrôle Tolède ou Tortosa, la province change de mains\u00a0; si un ennemi la contrôle, le Château-fort prévu là est perdu.',
    },
    reason: 'Le livret ne prévoit que le cas de la nation soumise.',
  },
  rebuild: {
    question: 'Comment reconstruire un Château-fort\u00a0?',
    readings: {
      a: 'À tout moment de la séquence de la nation, sauf pendant une bataille. La nation sacrifie 1 unité dans la province. Le pion est un de ses pions disponibles, ou un autre de ses Châteaux-forts. Une nation sans pion Château-fort ne peut pas reconstruire.',
    },
    reason: 'Le livret le dit, et aucun Château-fort ne peut se construire pendant une bataille.',
  },
  'emirate-castles': {
    question: 'Quelle nation reçoit les Châteaux-forts de l’Omeyyad\u00a0?',
    readings: {
      a: 'Dans les provinces de Saragosse, de Valence et de Grenade, ils sont retirés\u00a0; mais Valence et Grenade peuvent chacune en reprendre 1 contre 1\u00a0Infanterie. Séville reçoit tous les autres.',
    },
    reason: 'C’est la seule lecture où toutes les phrases à leur sujet sont vraies.',
  },
  'emirate-fallback': {
    question: 'Que faire si moins de 2\u00a0provinces conviennent pour Valence ou Grenade\u00a0?',
    readings: { a: 'L’émirat prend celles qui conviennent, et de toute façon sa propre province.' },
    reason: 'Le livret ne donne des provinces de remplacement qu’à Saragosse.',
  },
  'zaragoza-choice': {
    question: 'Saragosse peut-elle prendre moins de 6\u00a0provinces\u00a0?',
    readings: { a: 'Non. Elle prend toutes celles qui conviennent, jusqu’à 6, et son joueur choisit lesquelles.' },
    reason: 'Le joueur choisit les provinces, non leur nombre.',
  },
  kills: {
    question: 'Quand les unités détruites rapportent-elles des PV\u00a0?',
    readings: {
      a: 'Seulement à la séquence de la nation qui les détruit, quand elle attaque. Un Château-fort rapporte des PV comme Château-fort, jamais en plus comme unité.',
    },
    reason: 'La règle 8 le dit, et l’exemple d’El Cid donne 3 PV pour un Château-fort, non 4.',
  },
  'transformation-minimum': {
    question: 'Quelles unités comptent dans le minimum dû à une transformation\u00a0?',
    readings: {
      a: 'Toutes les unités, sauf les Châteaux-forts, les Forts et les Chefs. Pour l’Aragon, les Châteaux-forts comptent aussi. Pour Séville, chaque Cavalerie rapporte de plus ½ PV, avec un maximum de 2 PV en tout.',
    },
    reason: 'La liste cite les Infanteries, mais vise toute unité qu’une Infanterie peut remplacer.',
  },
  'fifth-major': {
    question: 'Que devient la cinquième nation majeure dans une partie à 4\u00a0joueurs\u00a0?',
    readings: {
      a: 'Elle est mise aux enchères à son arrivée, à partir de son score initial fixé moins 5, même si son joueur a alors 2 nations majeures.',
    },
    reason: 'Il faut un joueur à cette nation.',
  },
  'auction-when': {
    question: 'Quand mettre aux enchères une nation née d’une transformation\u00a0?',
    readings: { a: 'À la fin du tour, avant que son nouveau joueur choisisse les unités qui survivent.' },
    reason: 'Ce choix revient au nouveau joueur, qui doit donc être connu.',
  },
  'event-draws': {
    question: 'Combien de pions événements sont tirés\u00a0?',
    readings: {
      a: 'Chaque joueur en tire 2 au début de la partie et aux tours 4, 8, 12 et 16. S’il en reste moins de 5, personne n’en tire. Pour 5 à 8, ou 9 dans une partie à 5 joueurs, chaque joueur en tire 1. Dans une partie qui commence au tour 4, chaque joueur en tire 2 en tout au début. Une Remise compte comme le pion tiré à sa place.',
    },
    reason: 'Les limites sont celles de la règle 10.3. Les autres cas en découlent.',
  },
  'surplus-retreat': {
    question: 'Quelles unités peuvent retraiter quand un événement est annulé\u00a0?',
    readings: {
      a: 'Après une Ruse annulée, les attaquants au-delà de la limite, comptée sans bonus d’attaque, peuvent retraiter avant le premier round. Une Invasion mineure est annulée avant tout déplacement, et ne laisse donc aucune unité en surplus.',
    },
    reason: 'La phrase n’est que sur l’aide de jeu, et ne convient qu’à ces événements.',
  },
  'army-event': {
    question: 'Quelle unité donne l’événement Armée, et où la placer\u00a0?',
    readings: {
      a: 'Une unité de tout type dont la nation a un pion disponible, mais ni Chef, ni Château-fort, ni Fort, ni Berbère. L’Almoravide reçoit 1 Élite, et à partir du tour 20, 1 Infanterie. L’unité se place comme un achat : une nation sans province n’en reçoit donc pas.',
    },
    reason:
      'Les unités que possède la nation sont celles dont elle a des pions. Seule est levée la limite d’un achat par province.',
  },
  'dead-nations': {
    question: 'Une nation sans unités joue-t-elle sa séquence\u00a0?',
    readings: {
      a: 'Oui, si des Renforts lui sont dus. Sans province, une nation ne peut pas placer les unités qu’elle achète avec son Or.',
    },
    reason: 'Les Renforts arrivent toujours.',
  },
  'half-points': {
    question: 'Comment compter les demi-points\u00a0?',
    readings: { a: 'Tous les PV sont comptés exactement, en demi-points.' },
    reason: 'Rien n’est alors à arrondir, sauf les moitiés des nations soumises.',
  },
  ties: {
    question: 'Quel joueur gagne en cas d’égalité\u00a0?',
    readings: { a: 'Tous les joueurs qui ont le plus haut score.' },
    reason: 'Le livret n’indique aucun moyen de les départager.',
  },
  'standard-players': {
    question: 'La version standard peut-elle se jouer à moins de 4\u00a0personnes\u00a0?',
    readings: { a: 'Oui. L’ordinateur joue les groupes des joueurs absents.' },
    reason: 'Les règles demandent 4 joueurs, non 4 personnes.',
  },
  'fort-when': {
    question: 'À quel moment placer les Forts romains\u00a0?',
    readings: {
      a: 'Après le dernier combat de Rome et avant son dernier contrôle d’empilement. Chaque province que Rome contrôle ou a traversée en reçoit un, si elle ne contient aucune unité d’une autre nation. Une province où un Fort a été placé n’en reçoit pas de second.',
    },
    reason: 'Alors seulement, les conquêtes de Rome sont connues.',
  },
  'lone-leader': {
    question: 'Que se passe-t-il quand un Chef seul rencontre des unités ennemies\u00a0?',
    readings: {
      a: 'Aucune unité ne s’arrête, et il n’y a pas de bataille. Le Chef est tué quand elles entrent dans sa province ou lui dans la leur. La nation active marque ses PV pour lui, sauf si c’est son propre Chef.',
    },
    reason: 'Il est tué immédiatement : il n’y a plus rien pour arrêter les unités.',
  },
  'must-leave': {
    question: 'Quand faut-il avoir quitté l’Afrique, la Gascogne, Narbonne, la mer ou une province alliée\u00a0?',
    readings: {
      a: 'À la fin de la première phase de mouvement qui suit l’arrivée. Les unités qui ne sont pas parties sont alors retirées\u00a0; le jeu les signale avant la fin de la phase.',
      b: 'À la fin de la deuxième phase de mouvement, si la nation en a deux.',
    },
    reason: 'Les règles indiquent la fin du mouvement et ne tiennent pas compte des Invasions.',
  },
  'off-map': {
    question: 'Que se passe-t-il si 2\u00a0nations se rencontrent à Narbonne ou en Gascogne\u00a0?',
    readings: {
      a: 'Rien. Aucune nation ne contrôle ces provinces, qui ne connaissent ni combat ni limite d’empilement.',
    },
    reason: 'Elles n’appartiennent pas à l’Hispanie.',
  },
  'submission-retreat': {
    question: 'Que deviennent, à une soumission, les unités du suzerain sans retraite possible\u00a0?',
    readings: {
      a: 'Elles sont retirées et ne rapportent aucun PV. D’abord, toutes les batailles contre la nation soumise sont annulées. Puis les unités du suzerain retraitent province par province, dans l’ordre que choisit son joueur.',
    },
    reason: 'Elles ne peuvent pas rester, et ces départs suivent les règles de la retraite.',
  },
  replay: {
    question: 'Qu’est-ce qui recommence quand un round est relancé\u00a0?',
    readings: {
      a: 'Les dés seulement, aussi souvent que les événements et les Signes de Dieu le permettent, avant le retrait des pertes.',
    },
    reason: 'Les cibles et les événements du round ont été choisis avant les jets.',
  },
  'subject-chain': {
    question: 'Soumission de tous\u00a0: une nation soumise peut-elle avoir des nations soumises\u00a0?',
    readings: { a: 'Non. Une nation soumise n’en soumet aucune autre, et un suzerain ne se soumet pas.' },
    reason: 'Sinon, il faudrait partager la moitié d’une moitié.',
  },
  'surrender-turn-14': {
    question: 'Les Châteaux-forts du Wisigoth restés seuls se rendent-ils encore au tour\u00a014\u00a0?',
    readings: {
      a: 'Non. Ils ne se rendent qu’aux tours 11 à 13, et les neutres aussi.',
      b: 'Oui, au tour 14 aussi.',
    },
    reason:
      'La section de l’Omeyyad indique les tours. Celle du Wisigoth dit seulement que la règle continue de s’appliquer.',
  },
  'hit-roll': {
    question: 'Un dé touche-t-il sur les petits ou sur les grands résultats\u00a0?',
    readings: { a: 'Sur le nombre demandé ou plus.' },
    reason: 'Une phrase dit le contraire, contre les tables et tous les exemples.',
  },
  'elite-knight-mountain': {
    question: 'En montagne, sur quels résultats une Élite touche-t-elle un Chevalier qui attaque\u00a0?',
    readings: { a: '8\u00a0ou plus.' },
    reason: 'Le livret et les errata de l’auteur corrigent l’aide de jeu.',
  },
  'submission-conditions': {
    question: 'Quelles sont les trois conditions de la soumission\u00a0?',
    readings: {
      a: 'Le nombre de provinces, une attaque contre l’une d’elles, et au moins 1\u00a0unité dans chaque camp après le round. L’Attaquant ne peut retraiter qu’ensuite. Un Château-fort ou un Fort compte comme une telle unité\u00a0; un Chef ne compte pas.',
    },
    reason: 'La liste imprimée a deux points, et le second contient deux conditions.',
  },
  'one-overlord': {
    question: 'Une nation soumise peut-elle se soumettre à un second suzerain\u00a0?',
    readings: {
      a: 'Non, elle n’a qu’un suzerain à la fois. Une autre nation suzeraine peut seulement détruire ses unités.',
    },
    reason: 'La section du Lusitanien le dit pour l’Omeyyad.',
  },
  'submission-after-toledo': {
    question: 'Une nation peut-elle encore se soumettre au Wisigoth après la chute de Tolède\u00a0?',
    readings: { a: 'Non.' },
    reason: 'La soumission prendrait fin aussitôt.',
  },
  'overlord-eliminated': {
    question: 'Quand une nation suzeraine est-elle éliminée\u00a0?',
    readings: {
      a: 'Quand elle n’a plus d’unité sur la carte ni en mer, même si des Renforts lui sont dus. La soumission prend alors fin.',
    },
    reason: 'La soumission cesse immédiatement : des Renforts ultérieurs n’y changent donc rien.',
  },
  'subject-income-lost': {
    question: 'Que collecte une nation soumise à un suzerain qui ne collecte pas d’Or\u00a0?',
    readings: {
      a: 'La moitié de son revenu, arrondie au ½ inférieur. L’autre moitié est perdue.',
      b: 'Tout son revenu, sous Rome et sous Carthage.',
    },
    reason: 'La règle 2.2 réduit de moitié le revenu de toute nation soumise, quel que soit le suzerain.',
  },
  'subject-all-points': {
    question: 'Quels PV d’une nation soumise sont réduits de moitié\u00a0?',
    readings: {
      a: 'Tous ceux qu’elle marque pendant sa soumission : à chaque tour pour les unités détruites, à chaque comptage pour les provinces.',
    },
    reason: 'La règle parle de ses PV sans exception.',
  },
  'lusitanian-revolt': {
    question: 'À quel moment du tour\u00a05 le Lusitanien se révolte-t-il\u00a0?',
    readings: { a: 'Au début de sa séquence, avant le revenu, s’il n’a pas été éliminé.' },
    reason: 'Viriathus arrive alors dans une nation qui n’est plus soumise.',
  },
  viriathus: {
    question: 'Quand Viriathus entraîne-t-il la soumission du Lusitanien\u00a0?',
    readings: {
      a: 'Quand il retraite ou meurt dans une bataille contre Rome, quels que soient l’Attaquant et le nombre de provinces que le Lusitanien contrôle. Si Rome le tue à sa propre séquence, elle marque aussi ses 5 PV.',
    },
    reason: 'Les sections des deux nations se complètent.',
  },
  'badajoz-submission': {
    question: 'Quand le Badajoz peut-il se soumettre à l’Omeyyad\u00a0?',
    readings: {
      a: 'Aux tours 13 et 14, avec au plus le nombre de provinces qui permettait au Lusitanien de se soumettre. Le Badajoz peut refuser.',
    },
    reason: 'Aucun nombre n’est imprimé : celui du Lusitanien reste donc valable.',
  },
  'badajoz-empty': {
    question: 'Le Badajoz doit-il placer une unité dans chacune de ses 3\u00a0provinces\u00a0?',
    readings: { a: 'Non. Une province sans unité est vide.' },
    reason: 'Le Badajoz place ses unités à son gré.',
  },
  'end-of-turn-order': {
    question: 'Dans quel ordre se déroule la fin d’un tour\u00a0?',
    readings: {
      a: 'Transformations, fins de soumission, retraits, dans l’ordre imprimé. Les transformations suivent l’ordre des anciennes nations : le Badajoz vient donc avant la Castille, et la Navarre avant le León.',
    },
    reason: 'L’ordre des nations décide quand aucune autre règle ne le fait.',
  },
  'forced-out-castles': {
    question: 'Que deviennent les Châteaux-forts et Forts d’une province donnée à une autre nation\u00a0?',
    readings: {
      a: 'Ils sont retirés et ne rapportent aucun PV. Un Château-fort devient une Ruine, et un nouveau Château-fort placé là remplace la Ruine.',
    },
    reason: 'Ils ne peuvent ni retraiter ni rester.',
  },
  'aragon-dead-franks': {
    question: 'Comment l’Aragon est-il fondé\u00a0?',
    readings: {
      a: 'Si le Franc n’a pas été éliminé, l’Aragon reçoit à la fin du tour 15 ce qui manque pour avoir 4 Infanteries et 1 Chevalier. Ces unités sont placées dans n’importe quelle province du Franc. Si le Franc a été éliminé, 4 Infanteries et 1 Chevalier arrivent à Narbonne au tour 16, avec les unités de Ramirez.',
    },
    reason: 'Le minimum est promis dans les deux cas.',
  },
  'navarre-dead': {
    question: 'Où arrive Sancho si la Navarre ne contrôle aucune province\u00a0?',
    readings: {
      a: 'En Gascogne avec ses 2 unités, qui en partent au tour 15 pour entrer en Hispanie.',
      b: 'À Pamplune, que les autres unités doivent quitter.',
    },
    reason: 'La Gascogne est le lieu le plus proche d’où des unités entrent sans bataille préalable.',
  },
  'leader-no-province': {
    question: 'Où arrive un Chef sans lieu imprimé dont la nation ne contrôle aucune province\u00a0?',
    readings: { a: 'Il n’arrive pas.' },
    reason: 'Il est placé dans une province de sa nation, ou pas du tout.',
  },
  'leader-retreat': {
    question: 'Un Chef peut-il retraiter sans unités\u00a0?',
    readings: {
      a: 'Oui, quand sa nation retraite et vers une province permise, même si la limite d’empilement y est atteinte.',
    },
    reason: 'Les Chefs ne comptent pas dans l’empilement.',
  },
  'off-map-cost': {
    question: 'Que coûte le passage par Narbonne et la Gascogne\u00a0?',
    readings: {
      a: 'En partir ou les traverser ne coûte rien. Y entrer depuis l’Hispanie coûte 1 province de mouvement.',
    },
    reason: 'Seules les unités qui s’y trouvent au départ sont dispensées de ce coût.',
  },
  'vandal-retreat-points': {
    question: 'Les unités du Vandale qui retraitent en Afrique rapportent-elles des PV\u00a0?',
    readings: { a: 'Non, seulement celles qui s’y déplacent.', b: 'Oui, 1 PV chacune.' },
    reason: 'Ces PV récompensent la migration, et la retraite n’est citée qu’ensuite.',
  },
  'two-leaders-stacking': {
    question: 'Quelles piles du Wisigoth sont sans limite d’empilement au tour\u00a08\u00a0?',
    readings: { a: 'Toute pile avec au moins un des 2 Chefs.' },
    reason: 'Les Chefs commencent loin l’un de l’autre. Une règle pour les deux ensemble ne serait pas un avantage.',
  },
  'barcelona-castle': {
    question: 'À quel moment du tour\u00a013 le Franc reçoit-il le Château-fort de Barcelone\u00a0?',
    readings: {
      a: 'Au début du tour, avant la séquence de la première nation.',
      b: 'Au début de la séquence du Franc.',
    },
    reason: 'Le livret indique le tour, non la séquence de la nation.',
  },
  'franks-no-retreat': {
    question: 'Combien de temps les Chevaliers du Franc ne peuvent-ils pas retraiter\u00a0?',
    readings: { a: 'Pendant les tours 12 à 15, et cela vaut pour tous.' },
    reason: 'Aucune fin n’est indiquée : la règle dure donc autant que la nation.',
  },
  'fill-up': {
    question: 'Quand compter les unités pour des Renforts de complément\u00a0?',
    readings: {
      a: 'Au début de la séquence de la nation, avant les achats, type par type. Les unités en mer comptent.',
    },
    reason: 'Après les achats, les unités achetées réduiraient les Renforts.',
  },
  'pool-limit': {
    question: 'Que se passe-t-il quand les pions manquent\u00a0?',
    readings: {
      a: 'Les pions limitent les achats, l’événement Armée, les Châteaux-forts et tout choix libre d’un type d’unité. Ils ne limitent jamais les Renforts, ni les transformations qui remplacent les unités une par une.',
    },
    reason: 'Les Renforts arrivent toujours.',
  },
  'free-castle-empty': {
    question: 'Un Château-fort gratuit est-il placé à Tolède ou à Tortosa si la province est vide\u00a0?',
    readings: {
      a: 'Oui. Les Châteaux-forts gratuits ignorent la limite d’empilement, comme les Renforts.',
      b: 'Non, il est perdu.',
    },
    reason: 'Le Château-fort doit être placé là, et aucune unité ne l’empêche.',
  },
  'south-of-douro': {
    question: 'Les îles et les terres au nord de l’Èbre sont-elles au sud du Douro\u00a0?',
    readings: { a: 'Non.' },
    reason: 'Elles sont au-delà de la mer ou d’un autre fleuve. La carte imprimée le montrerait.',
  },
  'pelayo-place': {
    question: 'Que devient Pelayo s’il est hors des provinces de la Castille à la fin du tour\u00a012\u00a0?',
    readings: {
      a: 'Il est déplacé dans une province de la Castille, au choix du joueur de cette nation. Si la Castille n’a aucune province, il est retiré.',
    },
    reason: 'Il est désormais un Chef de la Castille : il lui faut une province de cette nation.',
  },
  berbers: {
    question: 'Quelles autres règles valent pour les Berbères\u00a0?',
    readings: {
      a: 'Ils arrivent avec Al Mansur et ne se déplacent qu’avec lui. Ils ne comptent ni dans la limite d’empilement, même en retraite, ni dans la limite de population. Ils peuvent contrôler une province, et rapportent des PV comme unités musulmanes. Si Al Mansur est tué, ils touchent encore sur 7\u00a0ou plus. Tous sont retirés à la fin du tour\u00a014.',
    },
    reason: 'Le livret en donne la moitié. Pour tout le reste, ce sont des unités ordinaires.',
  },
  'long-life-ends': {
    question: 'L’événement Longue vie peut-il garder un Chef qui part à la fin d’un tour\u00a0?',
    readings: {
      a: 'Il ne peut pas garder Al Mansur, dont la nation prend fin. Il garde Ramirez pour le tour 17, sans Fougue, et ses Chevaliers croisés partent.',
    },
    reason: 'L’événement garde un Chef, non ce qui est arrivé avec lui.',
  },
  'byzantium-cid': {
    question: 'Byzance peut-elle recruter El Cid\u00a0?',
    readings: { a: 'Jamais.', b: 'Oui en version standard, non dans une partie avec enchères.' },
    reason: 'La section de Byzance ne prévoit aucune exception.',
  },
  'cid-battle': {
    question: 'Comment se livre la bataille d’une mission\u00a0?',
    readings: {
      a: 'Seules les unités désignées peuvent être des cibles, mais toutes les unités ennemies se défendent. La bataille finit quand il ne reste aucune unité désignée. El Cid retraite hors carte, les défenseurs comme d’habitude. Un Fort ou une Élite coûte 1 Or, une unité neutre le prix de son type, un Chef rien. Si El Cid est tué, ses unités continuent le combat sans son bonus.',
    },
    reason: 'Le livret donne trois prix, et ne dit rien des autres unités.',
  },
  'cid-off-map': {
    question: 'Que deviennent les unités d’El Cid hors carte\u00a0?',
    readings: {
      a: 'Elles y restent et peuvent entrer à Valence de la même façon aux tours 18 et 19. Elles dépassent alors la limite de 1 au plus, ou de 2 avec un Chef. Aucune nation ne peut les recruter après le tour 17.',
    },
    reason: 'El Cid peut attaquer à nouveau au tour 18.',
  },
  'cid-valencia-points': {
    question: 'Quand El Cid marque-t-il ses PV pour Valence\u00a0?',
    readings: {
      a: 'Une seule fois, aux tours 17 à 19 : à la fin de la première de ses séquences où la nation contrôle Valence.',
      b: 'Une seule fois, au comptage du tour 19.',
    },
    reason: 'Ces PV récompensent la conquête de la province.',
  },
  'crusade-ardour': {
    question: 'Quelles unités de la Croisade ont la Fougue\u00a0?',
    readings: { a: 'Celles d’une seule province, désignée après le premier combat.' },
    reason: 'Deux des trois passages parlent d’une seule province.',
  },
  'crusade-coast': {
    question: 'Où la Croisade peut-elle débarquer\u00a0?',
    readings: {
      a: 'Dans toute province côtière.',
      b: 'Dans toute province côtière, sauf Castellón, Grenade et l’Algarve.',
    },
    reason: 'La section de la Croisade parle de toutes les provinces côtières.',
  },
  'almoravid-turn-20': {
    question: 'Qu’est-ce qui change pour l’Almoravide au tour\u00a020\u00a0?',
    readings: {
      a: 'Au début du tour, ses Élites sont remplacées par des Infanteries. Aux tours 20 et 21, il collecte le revenu de ses provinces avec Château-fort. Il peut mettre 4 Or en réserve, et acheter des Infanteries et des Châteaux-forts.',
    },
    reason: 'La règle selon laquelle il ne collecte jamais d’Or vaut pour le jeu sans les 2 tours supplémentaires.',
  },
  'almohad-kills': {
    question: 'Les 2\u00a0PV par unité détruite de l’Almohade s’ajoutent-ils aux PV par unité musulmane\u00a0?',
    readings: {
      a: 'Oui, la nation marque les deux.',
      b: 'Non, elle ne marque que la plus haute des deux valeurs.',
    },
    reason: 'La première règle vaut pour toutes les nations, la seconde est propre à la nation.',
  },
  'almohad-t21': {
    question: 'Que marque l’Almohade au tour\u00a021\u00a0?',
    readings: {
      a: 'Pour chaque province qu’il contrôle, la valeur de son revenu si elle contient une Ruine, sinon 1 PV.',
    },
    reason: 'Un Château-fort détruit ailleurs n’est pas dans une province qu’il contrôle.',
  },
  'turn-21-others': {
    question: 'Que marquent les autres nations au tour\u00a021\u00a0?',
    readings: { a: 'Leurs provinces, selon la table du tour 19, sans PV spéciaux.' },
    reason: 'Les PV spéciaux indiquent leurs propres tours.',
  },
  'rome-zones': {
    question: 'Rome marque-t-elle des PV pour chaque province d’une zone\u00a0?',
    readings: { a: 'Oui, et de plus un bonus pour une zone entière.' },
    reason: 'Les plus hauts totaux imprimés ne peuvent pas être atteints autrement.',
  },
  'rebuild-when': {
    question: 'Un Château-fort peut-il être reconstruit en présence d’unités ennemies\u00a0?',
    readings: { a: 'Non, jamais tant qu’il y a des unités ennemies dans la province.' },
    reason: 'La nation doit contrôler la province.',
  },
  'null-event': {
    question: 'Quels événements un Nul peut-il annuler\u00a0?',
    readings: { a: 'Ceux des autres joueurs, y compris un autre Nul, mais pas une Remise.' },
    reason: 'Aucun joueur n’a de raison d’annuler son propre événement, et une Remise est tirée, non jouée.',
  },
  'minimum-where': {
    question: 'Où compter les unités dues à la Castille et à Séville\u00a0?',
    readings: {
      a: 'Pour la Castille, dans le Nord et à Avila seulement. Pour Séville, après la fondation des trois autres émirats\u00a0; s’il ne reste alors aucune unité, toutes manquent.',
      b: 'Pour Séville, avant la fondation des trois autres émirats.',
    },
    reason: 'Seules ces unités sont remplacées par celles de la nouvelle nation.',
  },
  'auction-nobody': {
    question: 'Quel joueur reçoit une nation pour laquelle personne ne mise\u00a0?',
    readings: {
      a: 'Un joueur tiré au sort parmi ceux qui peuvent l’avoir et n’ont pas atteint leur maximum. À défaut, un des joueurs sans nation incompatible, à la mise minimale plus 10. L’incompatibilité dure toute la partie, même après l’élimination d’une nation.',
    },
    reason: 'L’arbitrage réunit les règles 14.2 et 14.5.',
  },
  'fixed-score-short': {
    question: 'Les scores initiaux fixés des nations majeures changent-ils dans les scénarios courts\u00a0?',
    readings: { a: 'Non, ils s’appliquent tels qu’ils sont imprimés.' },
    reason: 'Aucune autre valeur n’est donnée.',
  },
  'barbarian-scoring': {
    question: 'Que comparer quand la plus haute de deux valeurs est marquée\u00a0?',
    readings: { a: 'Chaque province et chaque unité détruite, séparément.' },
    reason: 'Les exemples comparent des provinces une par une.',
  },
  'all-submission': {
    question: 'Comment la soumission de tous s’ajoute-t-elle aux règles propres aux nations\u00a0?',
    readings: {
      a: 'Une nation qui doit se soumettre selon sa propre fiche le doit toujours, dans les mêmes limites. Dans tous les autres cas, une nation peut se soumettre, et seulement après un round. Cette soumission prend fin quand le suzerain est éliminé, ou quand la nation soumise a plus de la moitié du nombre d’unités de son suzerain.',
    },
    reason: 'L’option ajoute à la soumission et n’enlève rien.',
  },
  'example-3-castle': {
    question: 'Avec un bonus de +3, une Infanterie touche-t-elle un Château-fort sur 4 ou sur 5\u00a0?',
    readings: { a: 'Sur 5, comme dans la table.' },
    reason: 'Un exemple imprime 4, et ses dés donnent le même résultat avec 5.',
  },
  'africa-full': {
    question: 'Que faire si Cadix et Gibraltar ne peuvent contenir toutes les unités venues d’Afrique\u00a0?',
    readings: {
      a: 'Il en entre autant que le permettent alors les limites d’empilement en attaque. Celles qui ne peuvent pas entrer sont retirées.',
    },
    reason: 'Les unités ne peuvent pas rester en Afrique.',
  },
  'shut-in': {
    question: 'Que faire si les nations soumises contrôlent les provinces d’entrée de leur suzerain\u00a0?',
    readings: {
      a: 'Les unités du suzerain peuvent les traverser. Celles qui ne peuvent finir leur mouvement nulle part sont retirées.',
    },
    reason: 'Un suzerain peut traverser les provinces de ses nations soumises, mais ne peut pas y laisser d’unités.',
  },
  'retreat-surplus': {
    question: 'Après une retraite, l’Attaquant a 1\u00a0unité de trop. Le dernier contrôle la retire-t-il\u00a0?',
    readings: {
      a: 'Non. L’unité en surplus peut rester jusqu’au prochain mouvement de la nation.',
      b: 'Oui. Le contrôle qui suit le combat ne prévoit aucune exception.',
    },
    reason:
      'La règle sur la retraite remet la correction du surplus au prochain mouvement, et une règle particulière l’emporte sur une règle générale.',
  },
  'capital-lost': {
    question: 'Une nation attaque sa capitale perdue. En a-t-elle encore le bonus\u00a0?',
    readings: { a: 'Non.' },
    reason: 'Le bonus de capitale vaut pour une province que la nation contrôle.',
  },
  'capital-surplus': {
    question: 'Combien d’unités peuvent rester dans une capitale abandonnée pour une autre\u00a0?',
    readings: {
      a: 'Autant que le permet sa propre limite, même si elle est attaquée ou si des unités viennent d’y retraiter.',
    },
    reason: 'La règle fait retirer immédiatement les unités en surplus, et ne cite aucune exception.',
  },
  'leader-mountain': {
    question: 'Une unité entre en montagne avec un Chef. Peut-elle continuer sans lui\u00a0?',
    readings: { a: 'Non, elle s’arrête là.' },
    reason: 'La montagne arrête toute unité sans Chef, et à partir de cette province l’unité est sans Chef.',
  },
  'leader-split': {
    question: 'Une unité peut-elle quitter son Chef et continuer seule\u00a0?',
    readings: {
      a: 'Oui, aussi loin que le permet sa propre capacité de mouvement. Seules les unités que le Chef laisse derrière lui s’arrêtent.',
    },
    reason: 'La règle arrête les unités laissées derrière, non celles qui partent.',
  },
  'rebuild-source': {
    question: 'D’où vient le pion d’un Château-fort reconstruit\u00a0?',
    readings: {
      a: 'Des pions disponibles, ou d’un autre Château-fort de la nation sur la carte, au choix de son joueur. La nation peut aussi retourner une de ses propres Ruines.',
    },
    reason: 'La règle cite les deux origines sans les ordonner.',
  },
  'passage-leaders': {
    question: 'Deux Chefs sont dans un passage en force. Doivent-ils tous deux continuer ou rester\u00a0?',
    readings: { a: 'Non. L’un peut rester, et son bonus vaut pour les unités stoppées.' },
    reason: 'Seuls comptent les unités et les Chefs présents à la fin du mouvement.',
  },
  'knights-in-mountains': {
    question: 'Un Chevalier qui attaque touche-t-il sur les mêmes résultats en montagne qu’en plaine\u00a0?',
    readings: { a: 'Non. Il lui faut 1 de plus, comme le montre la table.' },
    reason:
      'Une phrase excepte les Chevaliers, mais la table et l’aide de jeu donnent 6 au lieu de 5 et 7 au lieu de 6.',
  },
  'cid-gold': {
    question: 'L’Or au-delà de la limite de réserve peut-il payer une mission\u00a0?',
    readings: { a: 'Oui. L’Or que la nation ne peut pas mettre en réserve n’est perdu qu’après la mission.' },
    reason: 'Le recrutement suit immédiatement la collecte du revenu, avant toute mise en réserve.',
  },
  'cid-named': {
    question: 'Seule une partie d’un type est désignée. Quelles unités sont détruites ou retraitent\u00a0?',
    readings: {
      a: 'D’abord les unités désignées. Toute unité de ce type qui est détruite ou retraite est payée, jusqu’au nombre des unités désignées.',
    },
    reason: 'Rien ne distingue les unités d’un même type.',
  },
  'cid-entry': {
    question: 'El Cid doit-il entrer à Valence à sa propre séquence du tour\u00a017\u00a0?',
    readings: {
      a: 'Oui, avec au moins 1 unité. Les autres peuvent rester hors carte et entrer au tour 18 ou 19, après le mouvement de la nation et avant son combat. Les unités encore hors carte à la fin du tour 19 quittent le jeu.',
    },
    reason:
      'Le livret dit qu’il est placé à Valence et attaque, mais non avec combien d’unités. Celles qui retraitent peuvent revenir au tour 18. Après le tour 19, le livret n’indique aucun moyen d’entrer sur la carte.',
  },
  'auction-pass': {
    question: 'Un joueur qui a passé peut-il miser à nouveau dans la même enchère\u00a0?',
    readings: {
      a: 'Oui, dès que c’est de nouveau à lui de parler. L’enchère finit quand aucun joueur n’augmente plus la dernière mise.',
      b: 'Non. Un joueur qui passe ne participe plus à cette enchère.',
    },
    reason: 'Dans l’exemple imprimé, le deuxième joueur passe deux fois. La parole lui est donc revenue.',
  },
  'auction-steps': {
    question: 'De combien une mise doit-elle augmenter la précédente\u00a0?',
    readings: {
      a: 'D’au moins ½ PV. Une mise ne peut pas dépasser 200 PV.',
    },
    reason: 'Les PV se comptent en demis, et aucun texte n’en demande d’entiers. Aucune nation n’approche de 200 PV.',
  },
  'auction-order': {
    question: 'Qui ouvre si le joueur prévu ne peut pas miser\u00a0? Quelles enchères déplacent l’ouverture\u00a0?',
    readings: {
      a: 'Le joueur suivant vers la gauche qui peut miser ouvre. Après chaque enchère ouverte, l’ouverture passe au voisin de gauche du joueur qui devait ouvrir. Une nation attribuée sans enchère ne la déplace pas. En cas d’égalité aux dés, les joueurs relancent.',
    },
    reason: 'Chaque joueur doit ainsi ouvrir aussi souvent que les autres.',
  },
  'minimum-needs': {
    question: 'Comment déterminer qu’un joueur a besoin d’une nation pour atteindre son minimum\u00a0?',
    readings: {
      a: 'Le jeu le détermine. Un joueur a besoin de la nation s’il ne peut pas atteindre son minimum sans elle. Comptent toutes les nations encore à venir, si elles sont compatibles avec celles du joueur et entre elles. Si plusieurs joueurs ont besoin de la nation, eux seuls misent sur elle.',
    },
    reason: 'La règle fait un devoir de le signaler. Un joueur qui l’oublierait ne nuirait qu’à lui-même.',
  },
  'major-order': {
    question: 'Dans quel ordre les nations majeures sont-elles choisies\u00a0?',
    readings: {
      a: 'Dans l’ordre des joueurs autour de la table. Les joueurs qui veulent un autre ordre utilisent les mises de la règle 10.1, pour les nations majeures au lieu des groupes.',
    },
    reason: 'La règle attend un accord des joueurs, et ne donne pas d’ordre.',
  },
  'group-bids': {
    question: 'Que faire si des mises sur un groupe sont égales, et que vaut une mise de 0\u00a0?',
    readings: {
      a: 'Les joueurs à égalité continuent de miser à voix haute à partir de leur mise écrite, dans l’ordre de la table. Si aucun d’eux n’augmente la mise, le groupe est tiré au sort. Une mise de 0 n’est pas une mise. Seuls comptent les joueurs sans groupe, et le dernier groupe coûte lui aussi ce que son joueur a écrit.',
    },
    reason: 'Le livret dit seulement que les joueurs à égalité continuent ouvertement les enchères.',
  },
  'sealed-bids': {
    question: 'Quand écrire les mises des enchères secrètes, et quels joueurs écrivent deux fois\u00a0?',
    readings: {
      a: 'Nation par nation. Chaque mise est révélée avant l’écriture de la suivante. Tous les joueurs qui ont la plus haute mise écrivent à nouveau, au moins autant.',
    },
    reason:
      'Pour la deuxième nation d’un tour, la mise d’un joueur dépend de l’obtention de la première. Sinon, les règles sur les besoins et les maximums ne pourraient pas s’appliquer.',
  },
  'barbarian-infantry': {
    question:
      'Hispania «\u00a0barbare\u00a0»\u00a0: une Infanterie rapporte-t-elle des PV avant le tour\u00a011\u00a0?',
    readings: {
      a: 'Non. Il n’y a encore ni chrétiens ni musulmans.',
      b: 'Oui. Toutes les nations sont considérées comme étant de religions différentes.',
    },
    reason:
      'Ces deux lignes citent les chrétiens et les musulmans. Que toutes les religions diffèrent avant le tour 11 importe pour les Chefs et les Châteaux-forts. Les Berbères ne sont pas cités, et ne rapportent des PV que selon les fiches.',
  },
  'last-turn': {
    question: 'Des nations se transforment-elles à la fin du dernier tour d’une partie\u00a0?',
    readings: {
      a: 'Non. La partie finit par son comptage. Aucune nation n’est ensuite transformée ni retirée.',
    },
    reason:
      'Les nouvelles nations ne joueraient jamais, et une mise sur l’une d’elles ne ferait que coûter des PV à son joueur.',
  },
  'heir-subject': {
    question: 'Le successeur d’une nation soumise est-il soumis lui aussi\u00a0?',
    readings: {
      a: 'Non, et les nations soumises à l’ancienne nation cessent de l’être. La seule exception est le Badajoz : il est soumis à l’Omeyyad si le Lusitanien l’était.',
    },
    reason:
      'Le successeur est à tous égards une nation différente. Le livret ne dit que du Badajoz qu’il reste soumis.',
  },
  'heir-castles': {
    question: 'Que devient un Château-fort spécial quand sa nation se transforme\u00a0?',
    readings: {
      a: 'Si les autres Châteaux-forts de la nation survivent, il survit avec son pion. Sinon, il suit le sort des autres unités.',
    },
    reason: 'Les textes parlent de toutes les unités, et un Château-fort est une unité.',
  },
  'emirate-empty': {
    question: 'Grenade peut-elle prendre une province donnée à Valence mais laissée vide\u00a0?',
    readings: { a: 'Oui.' },
    reason:
      'Grenade peut prendre des provinces vides. Une province sans unité est vide, quelle que soit la nation à qui elle a été donnée.',
  },
  'given-away': {
    question: 'Une unité chassée d’une province peut-elle aller dans une autre, donnée en même temps\u00a0?',
    readings: { a: 'Non.' },
    reason: 'Elle ne pourrait pas y rester non plus.',
  },
  'aragon-afield': {
    question: 'Où placer les unités dues à l’Aragon si le Franc a des unités, mais aucune province\u00a0?',
    readings: { a: 'Dans les lieux au-delà des Pyrénées qui contiennent des unités du Franc.' },
    reason: 'Le minimum est promis tant que le Franc a des unités, et aucun autre lieu n’est possible.',
  },
  'viriathus-attacks': {
    question:
      'Le Lusitanien attaque Rome, Viriathus retraite et le Lusitanien se soumet. Qui quitte les provinces où tous deux ont des unités\u00a0?',
    readings: { a: 'Le Lusitanien, selon les règles de la retraite. Ces provinces sont à Rome.' },
    reason:
      'Un suzerain quitte les provinces de la nation soumise, et celles-ci n’en sont pas. Suzerain et nation soumise ne peuvent pas rester ensemble.',
  },
  'viriathus-alone': {
    question: 'Viriathus est seul et des unités de Rome le tuent en entrant. Le Lusitanien se soumet-il\u00a0?',
    readings: { a: 'Oui, s’il lui reste des unités.' },
    reason: 'Rome l’a tué, et la règle n’en demande pas plus.',
  },
  'submits-defender': {
    question: 'Soumission de tous\u00a0: l’Attaquant peut-il se soumettre à la nation qu’il attaque\u00a0?',
    readings: { a: 'Non. Seule une nation attaquée peut se soumettre, et seulement à son Attaquant.' },
    reason:
      'L’option ouvre à toutes les nations la règle sur la soumission. Un suzerain n’obtient toujours une soumission qu’à sa propre séquence, en attaquant.',
  },
  'all-submission-ends': {
    question: 'Les fins de soumission fixées valent-elles aussi pour la soumission de tous\u00a0?',
    readings: {
      a: 'Avec la chute de Tolède, toutes les nations soumises au Wisigoth cessent de l’être. À la fin d’un tour, seules cessent de l’être les nations soumises selon leur propre fiche.',
    },
    reason:
      'L’option a sa propre fin, à la moitié des unités. La chute de Tolède met fin sans exception à la soumission au Wisigoth.',
  },
  'all-submission-cantabrians': {
    question: 'Soumission de tous\u00a0: le Cantabrien peut-il se soumettre à Rome\u00a0?',
    readings: { a: 'Oui.' },
    reason:
      'L’option donne la liste des nations qui ne se soumettent jamais, et le Cantabrien n’y est pas. Sa fiche concerne la règle ordinaire.',
  },
  'almoravid-castles': {
    question: 'Quels Châteaux-forts rapportent des PV à l’Almoravide quand il les reconstruit\u00a0?',
    readings: {
      a: 'Tous ceux qu’il reconstruit, quelles que soient la nation qui les avait et celle qui les a détruits.',
    },
    reason: 'Il doit avoir pris la province pour y reconstruire. La règle n’en demande pas plus.',
  },
  'unlimited-stacks': {
    question: 'Une pile sans limite d’empilement doit-elle avoir rencontré une unité ennemie\u00a0?',
    readings: {
      a: 'Non. Après le premier mouvement de l’Invasion, aucune unité n’est retirée dans une province avec Ataces, Alarich II ou Eurich. Peu importe qu’elle contienne ou non des unités ennemies.',
    },
    reason:
      'Au premier mouvement et au premier combat, la règle lève toute limite d’empilement, et pas seulement celle d’une attaque.',
  },
  'march-path': {
    question:
      'Mouvement spécial du Vandale\u00a0: peut-il repasser par une province, et que valent Château-fort et Chef\u00a0?',
    readings: {
      a: 'Le mouvement traverse 3 provinces différentes. Un Château-fort lance 1 dé, comme toute autre unité. Un Chef présent avec les unités ennemies ajoute son +2.',
    },
    reason: 'La règle cite 3 provinces, et une attaque par unité. Un Chef ajoute son bonus à chaque jet.',
  },
  'beyond-pyrenees': {
    question: 'Une unité venue d’Hispanie à Narbonne ou en Gascogne peut-elle continuer aussitôt\u00a0?',
    readings: { a: 'Non. Elle y reste jusqu’à son prochain mouvement.' },
    reason: 'Seules les unités qui y commencent leur mouvement peuvent traverser ces deux provinces.',
  },
  'berber-pace': {
    question: 'De combien de provinces un Berbère se déplace-t-il\u00a0?',
    readings: {
      a: 'De 2 provinces, comme une Infanterie, et de 3 avec Al Mansur. Sans lui, il ne se déplace pas.',
    },
    reason: 'Aucun nombre n’est imprimé, et les Berbères ne sont pas des Cavaleries.',
  },
  'token-moments': {
    question: 'Quand jouer les événements dont le moment n’est pas imprimé\u00a0?',
    readings: {
      a: 'Trésor, comme Armée et Château-fort, au début de la séquence de la nation. Longue vie, quand le Chef va partir. Tactique et Bravoure, quand les deux camps ont annoncé leurs cibles. Retraite, pour l’un ou l’autre camp, avant les premières cibles.',
    },
    reason: 'C’est chaque fois le dernier moment avant que soit connu ce que l’événement changerait.',
  },
  'reshuffle-returns': {
    question: 'Que devient le pion Remise lui-même\u00a0?',
    readings: {
      a: 'Il retourne dans le sac dès qu’un autre pion a été tiré à sa place. Il peut être tiré à nouveau plus tard, mais pas à sa propre place.',
    },
    reason:
      'Sinon, 27 pions ne suffiraient pas pour 5 tirages. Or le livret ne prévoit un manque que si les joueurs conservent beaucoup de pions.',
  },
  'minor-invasion-when': {
    question: 'Une nation peut-elle avoir une Invasion mineure au tour de sa propre Invasion\u00a0?',
    readings: {
      a: 'Non.',
    },
    reason:
      'Toutes ses unités se déplacent et combattent déjà deux fois, avec un bonus d’attaque de +2. L’événement n’ajouterait rien.',
  },
  'minor-invasion-parts': {
    question: 'Quelles unités forment la pile d’une Invasion mineure\u00a0?',
    readings: {
      a: 'Les unités de la province désignée au début du premier mouvement, et celles qui se déplacent ensuite avec l’une d’elles. Après chaque mouvement, 1\u00a0province garde l’Invasion pour toutes les unités présentes\u00a0; les unités stoppées dans un passage en force la gardent aussi. Les unités qui retraitent du premier combat restent dans la pile.',
    },
    reason:
      'La pile peut ramasser des unités, se diviser et passer en force. Le livret suit les unités en mouvement, et une seule province là où elles s’arrêtent.',
  },
  'ardour-once': {
    question: 'Un événement peut-il donner la Fougue à une nation qui l’a déjà à ce tour\u00a0?',
    readings: {
      a: 'Non. L’événement se joue après son dernier combat.',
    },
    reason: 'La séquence de Fougue n’ajoute qu’un mouvement et un combat, pour une seule pile.',
  },
  'bravery-aims': {
    question: 'Que deviennent les dés déjà affectés quand une unité avec Bravoure attaque\u00a0?',
    readings: {
      a: 'Les dés des unités qu’elle détruit ne sont pas lancés, à commencer par la cible que visent le plus de dés de leur type. Les dés dont la cible a entièrement disparu ne sont pas lancés non plus. Tous les autres gardent leur cible. Les 2 attaques de l’unité remplacent son dé et peuvent avoir des cibles différentes.',
    },
    reason:
      'Tous les dés reçoivent leur cible avant le premier jet. Les unités détruites par Bravoure ne sont plus sur la carte quand les autres lancent.',
  },
  'retreat-token': {
    question: 'Une partie seulement des unités peut-elle retraiter avant le premier round\u00a0?',
    readings: {
      a: 'Oui, comme à toute retraite. La nation dont des unités ont ainsi retraité ne se soumet pas à cause de cette bataille, même si le combat continue.',
    },
    reason:
      'Seul le moment diffère d’une retraite ordinaire. Le livret ne permet ensuite la soumission qu’à cause d’autres batailles.',
  },
  'treachery-dice': {
    question: 'Combien de dés lance un Château-fort visé par l’événement Traîtrise\u00a0?',
    readings: {
      a: 'Il lance 3 dés, jusqu’à ce que la première touche le détruise.',
    },
    reason: 'Le livret ne change que la façon de le détruire.',
  },
  'purchase-unplaced': {
    question: 'Que devient une unité achetée qui ne peut pas être placée\u00a0?',
    readings: {
      a: 'Elle est perdue, et son Or avec elle. Si une nouvelle capitale permet de la placer, la question est d’abord posée à la nation.',
    },
    reason:
      'Les unités achetées doivent être placées à la phase suivante. Seules celles d’un suzerain attendent une phase de placement.',
  },
  'income-forgone': {
    question: 'Quand une nation peut-elle renoncer à un revenu\u00a0?',
    readings: {
      a: 'Avant de le collecter, si un suzerain y a part\u00a0; le suzerain ne reçoit alors que la moitié du reste. La nation le peut aussi pendant ses achats. Aucune nation ne peut renoncer à l’Or mis en réserve aux tours précédents.',
    },
    reason: 'Aucun moment n’est indiqué, et à tous les autres cela ne changerait rien.',
  },
  'given-up-to-build': {
    question: 'Quand une nation peut-elle retirer une unité pour la racheter ailleurs\u00a0?',
    readings: {
      a: 'Pendant ses achats, si elle peut payer une unité de ce type et n’en a aucun pion disponible. Un Château-fort ne peut jamais être retiré ainsi.',
    },
    reason:
      'Tant qu’un pion est disponible, la nation n’y gagne rien. Un Château-fort retiré laisse son pion comme Ruine\u00a0; le reconstruire ailleurs suffit à le déplacer.',
  },
  'overlord-purchase': {
    question: 'Combien un suzerain peut-il acheter à la séquence de sa nation soumise\u00a0?',
    readings: {
      a: 'Il peut acheter 1 unité chaque fois qu’un revenu le porte au-delà de sa limite de réserve. Il doit avoir le droit d’acheter ce type d’unité, et un pion disponible. L’Or encore au-delà de la limite est ensuite perdu.',
    },
    reason: 'Le livret permet une seule nouvelle unité, et ne donne aucune exception à la limite.',
  },
  'reinforcements-home': {
    question: 'Comment placer des Renforts dans les provinces de leur nation\u00a0?',
    readings: {
      a: 'En nombre quelconque dans chaque province, quelles que soient les unités présentes. Ils ne comptent pas comme l’achat unique d’une province, et les unités achetées peuvent être placées avant eux.',
    },
    reason:
      'Leur placement n’a pas de limite. La limite de 1 par province ne vaut que pour les achats, et aucun ordre entre les deux n’est donné.',
  },
  'franks-told-to-leave': {
    question: 'Les Chevaliers du Franc peuvent-ils partir s’ils y sont obligés, comme à une fondation\u00a0?',
    readings: { a: 'Oui, comme les autres unités.' },
    reason: 'Ils ne peuvent pas retraiter d’une bataille, et ce n’en est pas une.',
  },
  'castle-is-a-unit': {
    question: 'Un Château-fort musulman compte-t-il quand toute unité musulmane rapporte des PV\u00a0?',
    readings: {
      a: 'Oui. Pour l’Hispano-Romain et pour Byzance, c’est une unité comme une autre. Un Chef n’est pas une unité.',
    },
    reason:
      'Pour l’empilement, le livret compte les Châteaux-forts comme des unités. Là où un Château-fort rapporte un autre nombre de PV, comme pour la Navarre, ce nombre est imprimé.',
  },
  'left-behind': {
    question:
      'Que deviennent les unités qui pouvaient quitter l’Afrique, la Gascogne, Narbonne, la mer ou une province alliée, et ne l’ont pas fait\u00a0?',
    readings: {
      a: 'Elles sont retirées à la fin de la phase de mouvement, comme celles qui ne peuvent pas partir. Cela vaut pour chacun de ces lieux et pour toutes les nations.',
    },
    reason:
      'Le livret dit que les unités doivent être parties à la fin du mouvement. Il n’impose aucun trajet, et la seule sanction est que ces unités ne peuvent pas rester.',
  },
  'cid-leaderless': {
    question: 'La troupe d’El Cid peut-elle être recrutée si le Chef\u00a0El Cid a été tué en mission\u00a0?',
    readings: {
      a: 'Non. Le Chef conduit chaque mission. Les unités restantes demeurent hors carte et entrent à Valence à la séquence de la nation El Cid, au tour 17.',
    },
    reason:
      'Les nations recrutent le Chef : il apparaît dans la province avec ses unités, et sa présence fixe la limite d’empilement de la mission. Le livret ne parle d’aucune mission sans lui.',
  },
  'retreat-to-sea': {
    question: 'D’où une nation qui a la suprématie navale peut-elle retraiter en mer\u00a0?',
    readings: { a: 'Seulement d’une province avec une ancre non barrée.' },
    reason:
      'Le livret permet cette retraite et ne désigne aucune côte. Une unité a besoin d’une ancre pour débarquer et pour prendre la mer\u00a0; il lui en faut donc une aussi dans une bataille.',
  },
  'ardour-joined': {
    question: 'La pile qui se déplace à nouveau par Fougue peut-elle emmener un autre Chef\u00a0?',
    readings: {
      a: 'Oui. Un Chef de sa nation qu’elle rencontre peut la rejoindre, comme le peuvent les unités, et se déplace alors avec elle.',
    },
    reason:
      'Le livret permet à la pile de ramasser des unités et ne parle pas des Chefs. Partout ailleurs, les Chefs se déplacent avec les unités, et un second Chef n’ajoute rien à la pile.',
  },
  'surplus-castles': {
    question: 'Que devient un Château-fort que son joueur retire comme unité en surplus\u00a0?',
    readings: { a: 'Il devient une Ruine, comme un Château-fort détruit. Il ne rapporte de PV à aucune nation.' },
    reason:
      'Pour l’empilement, le livret compte un Château-fort comme une unité et laisse le joueur choisir les unités à retirer. Un Château-fort ne quitte jamais sa province sans laisser une Ruine.',
  },
};
