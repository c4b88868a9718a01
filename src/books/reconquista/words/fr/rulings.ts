import type { RULING_WORDS as EN } from '../en/rulings.ts';

/** Les arbitrages : la question, notre choix, l’autre lecture si le livret la permet, et la raison. */
export const RULING_WORDS: typeof EN = {
  S1: {
    question: 'Y a-t-il à Porto, au début du tour\u00a05, une Armée chrétienne et une Garnison musulmane\u00a0?',
    ruling: 'Non. La mise en place se fait sans cette Garnison musulmane.',
    reason:
      'Porto n’a ni cité ni fort\u00a0: des unités de 2\u00a0camps ne peuvent pas y rester ensemble. La mise en place du tour\u00a06 n’y place que l’Armée, et aucune autre ne pose ce problème.',
  },
  S2: {
    question: 'Quand un fort seul dans son Lieu est-il retiré\u00a0?',
    ruling: 'À la fin de chaque phase.',
    reason:
      'La section\u00a05 ne donne aucun moment, et la section\u00a015 retire ces forts en phase\u00a07. Si le retrait attend la fin d’une phase, une Garnison peut quitter un fort et une autre unité y entrer ensuite.',
  },
  S3: {
    question: 'Combien y a-t-il de débuts\u00a0?',
    ruling:
      'Il y en a 20\u00a0: la mise en place du jeu, et 19 dans la section\u00a018. Les tours\u00a016 à 19 ont un seul texte, mais 4\u00a0mises en place.',
    reason: 'Chacun des tours\u00a02 à 20 a sa propre table.',
  },
  S4: {
    question: 'Le nombre de pions limite-t-il les unités sur la carte\u00a0?',
    ruling: 'Non.',
    reason: 'Les règles n’indiquent aucun nombre de pions, et ne limitent pas la levée d’unités.',
  },
  S5: {
    question: 'Pampelona, Algeras, Algiceras et Galicie sont-ils des Lieux à part\u00a0?',
    ruling: 'Non. Ce sont d’autres graphies de Pamplona, d’Algeciras et de Galicia.',
    reason: 'La carte a 20\u00a0Lieux, et les autres noms en font déjà 20.',
  },
  C1: {
    question: 'Quel camp contrôle un fort sans cité, ou un Lieu sans cité ni fort\u00a0?',
    ruling:
      'Celui dont les unités s’y trouvent. Le camp qui contrôle une cité contrôle aussi le fort du même Lieu. Les Mercenaires et les Croisés au service des Chrétiens sont des unités chrétiennes. Les Armées neutres ne donnent le contrôle d’un Lieu à aucun camp.',
    reason:
      'La section\u00a05 ne définit que le contrôle des cités, mais la suite des règles parle de forts et de Lieux contrôlés.',
  },
  R1: {
    question: 'Que se passe-t-il si le dé de région d’une rébellion donne 6\u00a0?',
    ruling:
      'Il est relancé jusqu’à ce qu’il désigne une région, qui subit alors 2\u00a0rébellions. Si la première est une Révolte régionale, le dé de rébellion est relancé\u00a0; pour la seconde, ce résultat est valable.',
    other: 'Deux rébellions éclatent, chacune dans sa propre région.',
    reason:
      'Le livret fait relancer le dé de région, puis demande 2\u00a0jets de rébellion. Exclure la Révolte régionale au premier jet n’a de sens que si les deux rébellions frappent la même région. Il existe aussi un marqueur Double résultat.',
  },
  R2: {
    question: 'Quel dé est relancé pour protéger la dernière cité\u00a0?',
    ruling:
      'Le dé de rébellion, avec tous les jets qui le suivent. Une fois le résultat de chaque rébellion appliqué en entier, chacun des deux camps doit garder une cité. Si aucun résultat ne le permet, il ne se passe rien.',
    reason:
      'Le livret fait relancer le dé qui coûterait la dernière cité\u00a0: c’est le dé de rébellion qui en décide.',
  },
  R3: {
    question: 'Des Rebelles peuvent-ils être placés dans un Lieu qui en contient déjà\u00a0?',
    ruling: 'Oui.',
    reason: 'Le livret ne cite comme obstacles que les Garnisons, les Armées et les Ordres militaires.',
  },
  R4: {
    question: 'Révolte paysanne\u00a0: que faire si chaque Garnison est avec une Armée ou un Ordre militaire\u00a0?',
    ruling: 'Le résultat devient Rebelles, comme si la région n’avait pas de Garnison.',
    reason: 'Aucun Lieu ne remplit les conditions de la révolte.',
  },
  R5: {
    question: 'Jusqu’où une région en révolte est-elle hors jeu\u00a0?',
    ruling:
      'Aucune unité n’y entre, n’en sort, n’y est placée ni n’y bat en retraite. Un dé qui y conduirait est relancé. La Famine et la Peste l’épargnent. Elle ne rapporte aucun revenu, Santiago non plus si la révolte est en Asturias. Un effet dont le Lieu n’est pas tiré au sort ne s’y produit pas. La révolte finit avec le tour.',
    reason:
      'Le livret met toute la région hors jeu, et cite les revenus, les déplacements, les constructions et les événements.',
  },
  R6: {
    question: 'Quelle unité est retirée quand aucun Lieu ne peut recevoir de Rebelles\u00a0?',
    ruling:
      'Une seule unité du Lieu tiré au sort, selon la priorité des pertes d’une bataille, quel que soit son camp.',
    reason: 'Le livret renvoie à la priorité des pertes, et le seul autre ordre est celui de la Famine.',
  },
  E1: {
    question: 'Quand les Français se déplacent-ils\u00a0?',
    ruling:
      'Aussitôt, en phase\u00a02. Dans le jeu de base, ils peuvent suivre des Routes\u00a0; avec les événements avancés, ils restent en Aragon.',
    reason: 'Le livret n’indique aucun moment pour les Français. Les Bandes, elles, se déplacent en phase\u00a02.',
  },
  E2: {
    question: 'Combien de fois le joueur peut-il utiliser la Corruption dans un tour\u00a0?',
    ruling: 'Une fois par Lieu, pour 2\u00a0points de revenu chaque fois. La Garnison est chrétienne.',
    reason: 'Le prix imprimé vaut pour un Lieu, sans limite.',
  },
  E3: {
    question: 'Comment les règles d’une force musulmane valent-elles pour les Français et les Bandes\u00a0?',
    ruling:
      'Ils ne laissent d’Armées en arrière que pour un siège, et n’en emmènent aucune autre. Toute unité ou cité d’un autre camp est une cible, même là où ils apparaissent. Ils passent une fois par chaque Lieu, puis s’arrêtent.',
    reason: 'Ils sont hostiles à tous les camps, et n’ont donc aucune cité à garder.',
  },
  E4: {
    question: 'Qui contrôle une cité prise par des Français ou des Bandes, après leur retrait\u00a0?',
    ruling: 'Le camp de sa religion, comme pour toute cité inoccupée. Un fort resté seul est retiré.',
    reason: 'La section\u00a05 traite des cités inoccupées et des forts seuls.',
  },
  E5: {
    question: 'Que deviennent les Mercenaires non loués si aucune Armée musulmane n’est levée\u00a0?',
    ruling:
      'Ils apparaissent ensemble dans la région de la réaction, selon la règle des Armées, et se déplacent. Ils agissent comme des Armées musulmanes, mais restent des pions neutres\u00a0: ils sont retirés en premier, et quittent la carte en phase\u00a07.',
    reason: 'Le livret les joint à la force de la phase\u00a05, quelle que soit cette force.',
  },
  E6: {
    question: 'Que se passe-t-il si El Cid n’a aucune unité à rejoindre\u00a0?',
    ruling:
      'Il n’apparaît pas. Du côté musulman, il lui faut des Armées\u00a0: une cité, un fort ou une Garnison ne l’amène pas. Si plusieurs Lieux conviennent, le joueur choisit.',
    reason: 'Il est placé avec une Armée ou un Ordre militaire, ou avec la force musulmane.',
  },
  E7: {
    question: 'El Cid compte-t-il comme une unité\u00a0?',
    ruling:
      'Non. Il ne lance pas de dé, n’absorbe aucune touche et ne compte pas dans la comparaison des pertes. Il est retiré quand la dernière des autres unités est éliminée. Du côté chrétien, il ne se déplace qu’avec des unités et ne reste jamais seul.',
    reason:
      'Le livret n’imprime pour lui ni touche ni perte, et ne le cite pas dans la liste des unités qui se déplacent.',
  },
  E8: {
    question: 'Qui a l’initiative si l’Attaquant a El Cid et que le Défenseur est en montagne\u00a0?',
    ruling: 'Le camp d’El Cid.',
    reason: 'La section d’El Cid donne l’initiative à son camp, même en montagne.',
  },
  E9: {
    question: 'Où l’Ordre militaire peut-il être placé\u00a0?',
    ruling:
      'Dans une cité que contrôlent les Chrétiens, ou à Santiago si les conditions de son point de revenu sont remplies.',
    reason: 'Les mêmes conditions font de Santiago un Lieu ami.',
  },
  E10: {
    question: 'Le Djihad lève-t-il 1\u00a0force ou 2\u00a0?',
    ruling:
      'Une seule, par 1\u00a0dé de région et 2\u00a0jets dans la même colonne. Les Armées s’additionnent, et tout est placé dans un même Lieu, tiré au sort selon la règle des Armées. Sans Armée, le Lieu est tiré selon la règle de la Garnison, sinon celle du fort, sinon celle de la cité. Un résultat qui ne peut pas y être placé est perdu. La cité, le fort et la Garnison sont placés avant que les Armées se déplacent.',
    reason: 'Le livret demande 2\u00a0jets pour la force, et réunit le tout dans un seul Lieu.',
  },
  E11: {
    question: 'La Famine compte-t-elle ensemble les unités de plusieurs camps\u00a0?',
    ruling: 'Oui, Lieu par Lieu.',
    reason: 'Le livret compte toutes les unités d’un Lieu.',
  },
  E12: {
    question: 'Que faire s’il ne reste aucun Lieu pour les Croisés, les Mercenaires ou l’Ordre militaire\u00a0?',
    ruling:
      'Les Croisés et l’Ordre militaire sont perdus. Les Mercenaires comptent comme non loués. Les Français et les Bandes apparaissent dans tous les cas, quelles que soient les unités du Lieu.',
    reason:
      'Les Croisés et les Mercenaires sont placés comme des Armées nouvellement levées. Les Français et les Bandes ont un Lieu imposé.',
  },
  E13: {
    question: 'Les Mercenaires et les Croisés comptent-ils en tout point comme des Armées chrétiennes\u00a0?',
    ruling:
      'Oui, pour le reste du tour\u00a0: ils donnent le contrôle, permettent de bâtir, et se déplacent s’ils sont dans la région choisie.',
    reason: 'Le livret les appelle des Armées pour la durée du tour.',
  },
  E14: {
    question: 'Que se passe-t-il si le dé de région des Taifas donne 6\u00a0?',
    ruling: 'Il est relancé.',
    reason: 'La carte a 5\u00a0régions, et seule la Peste donne un sens au 6.',
  },
  I1: {
    question: 'Qu’est-ce que la majorité des cités\u00a0?',
    ruling: 'Plus de la moitié de toutes les cités de la région, des deux religions. La moitié ne suffit pas.',
    reason:
      'Dans l’exemple, 2\u00a0cités sur 3 suffisent, et 1 sur 3 ne suffit pas. Le score imprimé du tour\u00a020 n’est juste que si 1 sur 2 n’est pas une majorité.',
  },
  I2: {
    question: 'Le point de Santiago est-il acquis s’il s’y trouve des Armées neutres, ou aucune unité\u00a0?',
    ruling: 'Oui.',
    reason: 'Seules les unités musulmanes et rebelles sont citées comme obstacles.',
  },
  I3: {
    question: 'Les revenus peuvent-ils être négatifs\u00a0?',
    ruling: 'Non. Le minimum est 0.',
    reason: 'Le livret cite 0 comme le minimum avec un événement.',
  },
  P1: {
    question: 'Un Ordre militaire permet-il de bâtir\u00a0?',
    ruling:
      'Non, pas à lui seul\u00a0: les cités, les forts et les conversions demandent une Armée ou une Garnison. Mais une cité qu’il contrôle permet de lever des unités.',
    reason:
      'Pour ces achats, le livret ne cite que les Armées et les Garnisons\u00a0; le contrôle compte aussi les Ordres.',
  },
  P2: {
    question: 'Un achat peut-il en rendre un autre possible dans la même phase\u00a0?',
    ruling: 'Oui. Une Garnison peut être levée dans un fort qui vient d’être bâti.',
    reason: 'Les points se dépensent dans n’importe quel ordre.',
  },
  P3: {
    question: 'Une cité chrétienne inoccupée suffit-elle pour bâtir un fort\u00a0?',
    ruling: 'Oui.',
    reason: 'Le livret demande une cité chrétienne, une unité, ou les deux.',
  },
  P4: {
    question: 'Une cité assiégée peut-elle être convertie\u00a0?',
    ruling: 'Oui.',
    reason: 'Les autres achats demandent un Lieu libre d’ennemis, pas la conversion.',
  },
  M1: {
    question: 'Dans une région, les unités se déplacent-elles de Lieu en Lieu\u00a0?',
    ruling:
      'Non. Elles vont directement dans n’importe quel Lieu de la région. Une force doit entrer dans les deux Lieux que joint une Route, si bien que des ennemis l’y arrêtent.',
    reason: 'Le livret ne cite aucun trajet à l’intérieur d’une région, et ses exemples n’en suivent aucun.',
  },
  M2: {
    question: 'Une force qui a suivi une Route peut-elle continuer\u00a0?',
    ruling: 'Oui, dans la nouvelle région, et même en ressortir. La condition vaut pour chaque région qu’elle quitte.',
    reason: 'Aucune limite n’est imprimée pour la longueur d’un déplacement.',
  },
  M3: {
    question: 'Que peut contenir une région quand une force la quitte\u00a0?',
    ruling:
      'Des Rebelles et des Armées neutres, mais aucune unité musulmane. Chaque cité musulmane doit contenir une Armée ou une Garnison chrétienne qui reste, même celle d’où part la force. La condition doit être remplie au moment du départ.',
    reason: 'Le livret ne cite que les unités et les cités musulmanes.',
  },
  M4: {
    question: 'Les unités d’une cité assiégée par des Français ou des Bandes peuvent-elles se déplacer\u00a0?',
    ruling: 'Elles peuvent combattre les assiégeants ou rester, mais pas quitter le Lieu.',
    reason: 'Une force qui rencontre des ennemis doit s’arrêter, et ces unités en ont déjà dans leur Lieu.',
  },
  M5: {
    question: 'Un Ordre militaire compte-t-il comme une Armée dans une cité qu’attaquent les Musulmans\u00a0?',
    ruling: 'Oui.',
    reason:
      'La condition est écrite pour des défenseurs musulmans, qui n’ont pas d’Ordres\u00a0; or un Ordre est plus fort qu’une Armée.',
  },
  M6: {
    question: 'Un fort sans cité est-il un refuge\u00a0?',
    ruling:
      'Oui. Il est traité comme une cité dans une bataille et un siège, mais n’ajoute pas le modificateur de la cité.',
    reason: 'Les sections\u00a011 et 14 citent la cité et le fort côte à côte.',
  },
  M7: {
    question: 'De quel Lieu vient une unité\u00a0?',
    ruling:
      'Du dernier Lieu où elle était avant la bataille\u00a0; n’importe quelle unité de la force convient. Une force peut se réunir depuis plusieurs Lieux de la région en un seul déplacement.',
    reason: 'Le livret parle d’un Lieu par où est arrivée au moins une des unités.',
  },
  M8: {
    question: 'Comment comptent les Armées neutres dans une cité et devant elle\u00a0?',
    ruling:
      'Dans la cité, comme tout ennemi\u00a0: 1\u00a0Armée mène à un siège, 2 à une bataille. Devant la cité, les assiégeants sont toujours combattus d’abord, et les unités chrétiennes de la cité se joignent à la bataille. Une cité que contrôle un autre ennemi est ensuite assiégée.',
    reason: 'Dans les exemples, les Bandes devant une cité sont combattues avant tout le reste.',
  },
  M9: {
    question: 'Une unité peut-elle se déplacer deux fois dans une phase\u00a0?',
    ruling:
      'Non. Elle se déplace avec une seule force, qui peut se diviser en chemin\u00a0: chaque partie peut continuer tant qu’aucune autre force ne bouge. Une force n’emmène pas les unités d’une région où elle entre.',
    reason: 'Le joueur choisit une seule région, et achève le déplacement d’une force avant celui de la suivante.',
  },
  M10: {
    question: 'Le joueur peut-il choisir un siège au lieu d’une bataille\u00a0?',
    ruling:
      'Non. Une bataille est livrée dès que sa condition est remplie. Une force chrétienne qui prépare un siège reste tout entière.',
    reason:
      'Les deux exemples avec plusieurs unités, dont une Armée, portent le mot «\u00a0bataille\u00a0». Seule l’option\u00a02 permet aux Musulmans de la refuser.',
  },
  B1: {
    question: 'Quel camp a l’initiative en montagne\u00a0?',
    ruling: 'Le Défenseur, quel que soit son camp. Ses touches sont appliquées avant que l’Attaquant lance.',
    other: 'L’ennemi des Chrétiens, même s’il attaque.',
    reason: 'Le livret dit «\u00a0l’ennemi\u00a0», mais parle plus loin d’un avantage défensif de la montagne.',
  },
  B2: {
    question: 'L’ennemi battu se réfugie-t-il, ou bat-il en retraite\u00a0?',
    ruling: 'Il se réfugie si son camp contrôle la cité ou le fort\u00a0; sinon, il bat en retraite.',
    reason: 'Le livret imprime les deux après un même «\u00a0doit\u00a0», la cité d’abord.',
  },
  B3: {
    question: 'Quel camp se réfugie dans la cité après des pertes égales\u00a0?',
    ruling:
      'Seul un Défenseur qui contrôle la cité ou le fort. Des Chrétiens attaqués dans leur cité ou leur fort s’y réfugient aussi, et y sont assiégés. Les autres ennemis continuent le combat.',
    reason: 'Dans l’exemple, les Bandes qui sont devant une cité musulmane continuent le combat.',
  },
  B4: {
    question: 'Que se passe-t-il si les deux camps sont éliminés dans le même round\u00a0?',
    ruling: 'La cité revient au camp de sa religion.',
    reason: 'Elle est inoccupée, et la section\u00a05 traite des cités inoccupées.',
  },
  B5: {
    question: 'Où battent en retraite des Chrétiens qui se défendent et perdent plus d’unités\u00a0?',
    ruling:
      'Dans leur propre cité ou fort. À défaut, dans un Lieu de la région libre d’unités hostiles, au choix du joueur\u00a0; à défaut, par une Route\u00a0; à défaut encore, ils sont éliminés.',
    reason: 'La règle imprimée désigne le Lieu d’où vient une unité, ce qui ne convient qu’à un Attaquant.',
  },
  B6: {
    question: 'Quels Lieux sont libres d’unités hostiles\u00a0?',
    ruling:
      'Une cité ennemie inoccupée n’empêche pas une retraite\u00a0; un siège s’ensuit. Des Rebelles qui battent en retraite dans une cité inoccupée la contrôlent aussitôt. Les Armées neutres ont besoin d’un Lieu libre de toutes les autres unités, et aucune unité ne bat en retraite vers des Bandes ou des Français.',
    reason: 'La règle cite les unités, non les cités, et la retraite de l’exemple mène à une cité inoccupée.',
  },
  B7: {
    question: 'Comment sont livrés les rounds suivants d’une bataille\u00a0?',
    ruling: 'Les pertes sont comparées à chaque round. Les deux camps lancent ensemble, celui d’El Cid aussi.',
    reason: 'Selon le livret, la suite du combat est simultanée.',
  },
  B8: {
    question: 'Les pertes sont-elles égales si aucun camp n’a perdu d’unité\u00a0?',
    ruling: 'Oui.',
    reason: 'Les deux camps ont perdu 0\u00a0unité.',
  },
  B9: {
    question: 'Qui contrôle une cité capturée après le départ de ceux qui l’ont prise\u00a0?',
    ruling: 'Le camp de sa religion. Une cité musulmane capturée doit rester occupée pour ne pas être perdue.',
    reason: 'La section\u00a05 donne une cité inoccupée au camp de sa religion.',
  },
  B10: {
    question: 'Les Garnisons et les Rebelles peuvent-ils battre en retraite par une Route\u00a0?',
    ruling: 'Oui, avec le reste de leur force.',
    reason:
      'La règle qui les retient dans leur région concerne les déplacements choisis, et toute la force bat en retraite.',
  },
  A1: {
    question: 'La réaction demande-t-elle 1\u00a0dé ou 2\u00a0?',
    ruling:
      'Elle en demande 2, puis 1 pour le Lieu ou le port. Là où le résumé est plus court que le texte complet, le texte l’emporte.',
    reason: 'Le résumé cite 1\u00a0dé, le texte en décrit 2.',
  },
  A2: {
    question: 'Quand le dé de région de la réaction est-il relancé\u00a0?',
    ruling:
      'Quand des unités chrétiennes, rebelles ou neutres contrôlent les 4\u00a0Lieux de la région, ou quand elle est en révolte. Des unités ne contrôlent pas une cité qu’elles assiègent. Un 6 est toujours valable.',
    reason: 'Un débarquement n’exige pas de Lieu libre.',
  },
  A3: {
    question: 'Une cité musulmane peut-elle être placée là où il y a déjà une cité\u00a0?',
    ruling: 'Non. Si aucun Lieu sans cité ne convient, rien ne se passe.',
    reason: 'Un Lieu contient au plus 1\u00a0cité.',
  },
  A4: {
    question: 'Une Garnison va-t-elle dans une cité de religion musulmane ou sous contrôle musulman\u00a0?',
    ruling:
      'Dans une cité que contrôlent les Musulmans, assiégée ou non. À défaut, un Lieu sans unité musulmane doit aussi être libre de Français et de Bandes, qu’une Garnison ne pourrait pas attaquer.',
    other: 'Seulement dans une cité de religion musulmane.',
    reason:
      'Le fort de la même table va dans une cité contrôlée, et une cité qu’occupent des unités musulmanes a besoin d’une Garnison.',
  },
  A5: {
    question:
      'Des Armées musulmanes peuvent-elles apparaître devant une cité chrétienne inoccupée, ou parmi des Armées neutres\u00a0?',
    ruling: 'Oui, et elles sont alors sur une cible.',
    reason: 'Seules les unités chrétiennes et rebelles sont exclues.',
  },
  A6: {
    question: 'Un Lieu qui ne contient qu’un Ordre militaire est-il une cible\u00a0?',
    ruling: 'Oui.',
    reason: 'La liste cite les Armées et les Garnisons, mais un Ordre contrôle son Lieu comme elles.',
  },
  A7: {
    question: 'Le Lieu où une force est levée peut-il être sa cible\u00a0?',
    ruling: 'Oui, pour toute force. Après la bataille ou le siège, elle continue comme après toute cible.',
    reason:
      'Le livret le dit des débarquements. S’il ajoute qu’ils ne continuent pas, c’est l’arrêt qu’impose toute cible.',
  },
  A8: {
    question: 'Une Armée levée dans un Lieu qui a une cité, un fort ou une Garnison se déplace-t-elle\u00a0?',
    ruling: 'Oui. La phrase du livret ne met fin à la phase que pour les résultats Cité, Fort et Garnison.',
    other: 'Non. Une Armée levée dans un tel Lieu ne fait rien.',
    reason:
      'Avec l’autre lecture, la plupart des forces ne se déplaceraient jamais, et aucune Armée ne serait jamais emmenée d’un tel Lieu.',
  },
  A9: {
    question: 'Quelle Route suit une force dont la région n’a pas de cible\u00a0?',
    ruling:
      'Avant de déplacer la force, le joueur cherche dans l’ordre croissant, en commençant par le Lieu où elle est. Il retient le premier Lieu d’où une Route mène à une région qui a une cible. Si 2\u00a0Routes conviennent, il prend celle qui mène à la région de plus petit numéro. À défaut, il retient le premier Lieu d’où une Route mène à une région non encore visitée. La force y va dans l’ordre croissant, prend la Route, et fait de même dans la nouvelle région. Sans une telle Route, elle s’arrête.',
    reason: 'Le livret dit seulement que la force avance jusqu’à une telle Route.',
  },
  A10: {
    question: 'Comment la force laisse-t-elle 1\u00a0Armée en chemin\u00a0?',
    ruling:
      'Elle emmène d’abord les Armées qu’elle rencontre, puis en laisse 1\u00a0; cela vaut là où elle commence comme là où elle passe. Si c’est la dernière Armée, la marche est finie. El Cid reste avec la partie qui se déplace, ou avec la dernière Armée.',
    reason: 'Le livret le demande à chaque étape.',
  },
  A11: {
    question: 'Bataille ou siège\u00a0: que faire quand une force musulmane rencontre 2\u00a0autres camps\u00a0?',
    ruling:
      'Le camp qui est hors de la cité est combattu d’abord. Les unités de la cité restent à l’écart de la bataille, sauf si elles sont musulmanes. Le vainqueur assiège ensuite. Une force de secours qui se réfugie dans la cité y est assiégée, et sa marche est finie.',
    reason: 'Le livret règle ainsi les cas où des Rebelles ou des Musulmans sont dans la cité.',
  },
  A12: {
    question: 'La cité et le fort comptent-ils pour les Armées qui restent à un siège\u00a0?',
    ruling: 'Oui. Si la force a moins d’Armées, toutes restent.',
    reason: 'L’exemple compte 3 pour la cité, le fort et la Garnison, qui ne sont pas tous des unités.',
  },
  A13: {
    question: 'Où va une force musulmane battue\u00a0?',
    ruling:
      'Elle revient dans son dernier Lieu, puis va au suivant dans l’ordre croissant\u00a0; le Lieu perdu vient en dernier. Si elle est battue là où elle apparaît, elle bat en retraite comme tout ennemi, puis repart de là.',
    reason: 'Un débarquement n’a pas de dernier Lieu.',
  },
  A14: {
    question: 'Quand la marche d’une force musulmane finit-elle sans contact\u00a0?',
    ruling:
      'Quand la force est de retour là où elle a commencé. Elle cherche alors une Route, une fois par région, puis s’arrête. Un Lieu où elle a mis le siège n’est plus une cible, et elle n’en emmène pas les assiégeants.',
    reason: 'Le résumé envoie le reste d’une force vers d’autres ennemis.',
  },
  A15: {
    question: 'Une force musulmane laisse-t-elle une Armée dans une cité ou un fort dont elle s’empare\u00a0?',
    ruling: 'Oui, 1\u00a0Armée. Si c’est la dernière, la marche est finie.',
    reason: 'Une force laisse 1\u00a0Armée partout où il y a une cité ou un fort sans Garnison musulmane.',
  },
  G1: {
    question: 'Quel résultat doit être pair pour que la cité soit détruite\u00a0?',
    ruling: 'Le résultat modifié de l’assiégeant.',
    other: 'Le dé de l’assiégeant, sans modificateurs.',
    reason: 'La phrase précédente compare les résultats modifiés, et commence par celui de l’assiégeant.',
  },
  G2: {
    question: 'Que double exactement un fort\u00a0?',
    ruling: 'La somme des modificateurs de l’assiégé, celui de la cité compris, mais pas le dé.',
    reason: 'Le livret double le modificateur.',
  },
  G3: {
    question: 'Quand une cité se rend-elle\u00a0?',
    ruling:
      'Seulement en cas d’égalité, et avant les pertes que l’égalité entraîne. La cité et son fort sont capturés, les défenseurs sont retirés, et l’assiégeant ne perd rien. Les Rebelles et les Armées neutres n’ont pas de religion\u00a0: ils n’obtiennent que la reddition d’une cité ou d’un fort inoccupé.',
    reason: 'La phrase suit la règle de l’égalité.',
  },
  G4: {
    question: 'Le joueur choisit-il la retraite d’assiégeants chrétiens battus\u00a0?',
    ruling:
      'Non. Le dé de la région est lancé jusqu’à ce qu’il désigne un Lieu ami ou libre, et sans siège\u00a0; à défaut, une Route qui part du Lieu assiégé est tirée au sort. Un Lieu ami contient des unités du même camp, ou une cité que ce camp contrôle. Un Lieu libre ne contient aucune unité, ni aucune cité d’un autre camp.',
    reason: 'Pour tout assiégeant, le livret tire le Lieu au sort, et il exclut un nouveau siège.',
  },
  G5: {
    question: 'Que se passe-t-il si une égalité élimine la dernière unité d’un camp\u00a0?',
    ruling:
      'Sans assiégeant, le siège est fini. Sans défenseur, le Lieu compte comme inoccupé, et les dés sont relancés.',
    reason: 'Les deux camps perdent une unité, et le siège continue.',
  },
  G6: {
    question: 'Un fort survit-il à sa capture\u00a0?',
    ruling: 'Il survit à une bataille ou à une reddition, mais pas à un siège gagné aux dés.',
    reason: 'Les 3\u00a0règles sont imprimées ainsi.',
  },
  T1: {
    question: 'Quand ne reste-t-il aucun Lieu pour des Armées musulmanes\u00a0?',
    ruling:
      'Quand les 20\u00a0Lieux contiennent tous des unités chrétiennes ou rebelles. Une région en révolte compte comme les autres.',
    reason: 'Les Armées apparaissent dans tout Lieu libre de ces unités.',
  },
  T2: {
    question: 'Dans quel ordre la phase\u00a07 se déroule-t-elle\u00a0?',
    ruling: 'Les retraits, les 2\u00a0fins anticipées, la fin après le tour\u00a020, puis le marqueur Tour.',
    reason: 'L’ordre ne compte que si un retrait met fin à la partie.',
  },
  V1: {
    question: 'Quel est le résultat pour exactement 10\u00a0points\u00a0?',
    ruling: 'Une victoire musulmane décisive.',
    reason:
      'Le résultat le plus bas est imprimé pour moins de 10\u00a0points, le suivant pour 11 à 15\u00a0: le 10 est oublié.',
  },
  V2: {
    question: 'Quand une région est-elle libre de Musulmans\u00a0?',
    ruling:
      'Quand elle ne contient ni unité musulmane ni cité musulmane. Les Rebelles ne comptent pas\u00a0; une cité musulmane compte, même si les Chrétiens la contrôlent.',
    reason: 'Les 23\u00a0points imprimés du tour\u00a020 s’accordent avec cette lecture.',
  },
  V3: {
    question: 'Quelles cités comptent pour la majorité à la fin\u00a0?',
    ruling: 'Celles que contrôlent les Chrétiens, sur toutes les cités de la région. La moitié ne suffit pas.',
    reason: 'La même condition que pour les revenus donne les 23\u00a0points imprimés du tour\u00a020.',
  },
  O1: {
    question: 'Comment une force aux déplacements aléatoires suit-elle une Route\u00a0?',
    ruling:
      'Une Route de sa région est tirée au sort, et seulement si le dé désigne le Lieu où est la force. Si un ennemi contrôle le Lieu d’où part la Route, la force s’y arrête et combat. Sans Route, elle reste où elle est. Sa marche finit par un contact, avec sa dernière Armée, ou si elle ne peut atteindre aucune cible\u00a0; aucun nombre d’étapes n’est imprimé.',
    reason: 'Le livret tire la Route au sort, et cite l’ennemi qui se trouve avant elle.',
  },
  O2: {
    question: 'Quand une force musulmane est-elle prudente\u00a0?',
    ruling:
      'Dans une bataille où l’ennemi a plus du double de ses unités. Dans un siège où son modificateur est inférieur de plus de 3 à celui de l’ennemi.',
    reason: 'Le livret dit moins de 1 contre 2, et un désavantage de plus de 3 au résultat modifié.',
  },
  O3: {
    question: 'Que faire si une force prudente saute un Lieu et qu’il n’y en a pas d’autre\u00a0?',
    ruling: 'Le joueur relance le dé, et ignore les 5 et les 6.',
    reason: 'Le livret le dit entre parenthèses.',
  },
  O4: {
    question: 'À quels tours servent les 3\u00a0tables d’événements avancés\u00a0?',
    ruling: 'Omeyyades aux tours\u00a01 à 8, Almoravides aux tours\u00a09 à 12, Almohades aux tours\u00a013 à 20.',
    other: 'Omeyyades aux tours\u00a01 à 9, parce que les Taifas appartiennent au tour\u00a09.',
    reason:
      'Les règles n’impriment pas ces tours. Le califat s’achève en 1031, avant le tour\u00a09\u00a0; les Almohades sont les maîtres au tour\u00a013.',
  },
  O5: {
    question: 'Que retirent les Taifas\u00a0?',
    ruling: 'Toutes les Armées musulmanes des Lieux de la région qui ont une cité. Les cités restent.',
    other: 'Les Armées musulmanes de 1\u00a0Lieu, et toutes les cités de la région.',
    reason:
      'À la lettre, le texte retire toutes les cités, même chrétiennes. Les tables avancées doivent faciliter le début, ce qu’un tel retrait ne ferait pas.',
  },
  O6: {
    question: 'Combien de pions la Peste retire-t-elle, et lesquels\u00a0?',
    ruling:
      'Le nombre qu’indique le dé, dans la région, et toujours de la première sorte qui reste. Le joueur choisit entre les pions de même sorte.',
    reason: 'Si le joueur choisissait la sorte, l’ordre imprimé ne voudrait rien dire.',
  },
  O7: {
    question: 'Avec les événements avancés, quels Mercenaires rejoignent les Musulmans\u00a0?',
    ruling: 'Ceux qui ne sont pas loués.',
    other: 'Le nombre qu’a donné le dé, plus ceux qui ne sont pas loués.',
    reason:
      'Le texte joint aux Musulmans les Mercenaires loués comme les autres, mais prévoit aussi que des Mercenaires se combattent. Dans le jeu de base, seuls les Mercenaires non loués les rejoignent.',
  },
  O8: {
    question: 'Les 2\u00a0dés des Bandes s’additionnent-ils\u00a0?',
    ruling: 'Non. Le dé a donne la colonne, le dé b la ligne.',
    reason: 'La table a 2\u00a0dés, chacun avec son en-tête.',
  },
};
