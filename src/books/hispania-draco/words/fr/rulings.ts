import type { RulingId } from '../../engine/data/rulings.ts';
import type { RulingWords } from '../en/rulings.ts';

/** Tous les arbitrages : la page des arbitrages les dit en entier, un chapitre la question et l’arbitrage dans sa marge. */
export const RULING_WORDS: { readonly [id in RulingId]: RulingWords } = {
  C1: {
    title: 'Disques sur la case de la figurine',
    question: 'Des disques soutiennent-ils une figurine qui est sur la même case\u00a0?',
    ruling:
      'Oui. Les garnisons de la ville où est le général et les révoltes de la ville où est l’armée comptent, et font partie de leurs groupes.',
    reason:
      'Dans l’exemple d’attaque, l’armée de Bracara a 3\u00a0révoltes en soutien, dont 2 à Bracara même. La seule garnison du préteur compte alors qu’il est avec elle à Talabriga.',
  },
  C2: {
    title: 'Plusieurs groupes de disques',
    question: 'Plusieurs groupes séparés soutiennent-ils une figurine, et comment un groupe se forme-t-il\u00a0?',
    ruling:
      'Chaque groupe connecté à la figurine compte. Chaque disque compte, et non chaque ville. Un groupe se forme de ville en ville, jamais par une mer\u00a0; seuls les pirates rejoignent d’une mer un groupe de révoltes.',
    reason:
      'Le consul de l’exemple imprimé a 1\u00a0garnison de chaque côté, dans des villes qui ne sont pas connectées, et les deux comptent. Les règles parlent de disques connectés.',
  },
  C3: {
    title: 'Segments et voies en combat',
    question: 'Le nombre de segments, ou une voie, change-t-il ce qui est connecté\u00a0?',
    ruling:
      'Non. Deux cases sont connectées quel que soit le nombre de segments. Une chaîne de voies réunit des villes éloignées en 1\u00a0connexion pour le mouvement seul, et non pour le combat, le soutien ou les groupes.',
    reason:
      'Les segments disent combien le terrain est difficile. La règle de la chaîne de voies se limite expressément au mouvement.',
  },
  C4: {
    title: 'Plusieurs figurines en soutien',
    question:
      'Comment se multiplie le soutien de plusieurs figurines, et une figurine se double-t-elle elle-même\u00a0?',
    ruling:
      'Chaque figurine en soutien double la valeur une fois de plus\u00a0: 1 donne ×2, 2 donnent ×4\u00a0et, avec le proconsul, 3 donnent ×8. L’armée attaquée ne double pas sa propre valeur.',
    reason: 'Le livret double pour chaque figurine. Pour les attaques, il parle de chaque autre armée.',
  },
  C5: {
    title: 'Le soutien d’une province romaine',
    question: 'Jusqu’où va le 1\u00a0supplémentaire d’une province romaine\u00a0?',
    ruling:
      'Seul le préteur de cette province le reçoit, une fois, en attaque comme en défense. Lui ou une de ses garnisons en soutien doit être connecté à une ville de la province. Une mer connectée à une telle ville suffit, et une ville de la province elle-même aussi. Une révolte dans cette ville ne l’annule pas.',
    reason:
      'Pour le livret, c’est une garnison générique du préteur, et les garnisons comptent dans tous les combats de leur général. Chaque ville d’une province romaine est connectée à une autre de ses villes.',
  },
  C6: {
    title: 'Ce que coûte une attaque perdue',
    question: 'Quelles pièces sont retirées quand une attaque est perdue\u00a0?',
    ruling:
      'Un général vaincu est retiré avec toutes les garnisons de sa case, quelles que soient leurs couleurs\u00a0; chacune revient à son général, et une flotte reste. Une armée qui perd sa propre attaque contre un général est retirée avec toutes les révoltes de sa ville.',
    reason:
      'Le livret retire toutes les garnisons de la case, sans nommer de couleur. Pour les attaques par les armées, il renvoie à la procédure de l’attaque romaine.',
  },
  C7: {
    title: 'Siège par une armée',
    question: 'Combien de garnisons retire un siège réussi par une armée, et que coûte un siège manqué\u00a0?',
    ruling: 'Il en retire 1, celle du dessus. Un siège manqué ne coûte rien à l’armée.',
    reason:
      'Le livret demande la procédure du siège romain, qui retire 1\u00a0disque, celui du dessus, et ne punit pas l’échec.',
  },
  C8: {
    title: 'Général et garnison dans la même ville',
    question:
      'Une armée assiège-t-elle ou attaque-t-elle une ville qui contient à la fois un général et des garnisons\u00a0?',
    ruling: 'Elle attaque le général.',
    reason: 'Le livret réserve le siège aux garnisons sans général.',
  },
  C9: {
    title: 'Deniers et mers dans les combats hispaniques',
    question: 'Des deniers sont-ils dépensés quand une armée attaque, et peut-elle attaquer un général en mer\u00a0?',
    ruling:
      'Aucun denier n’est dépensé, sauf dans la variante Hispano. Une armée n’attaque jamais une mer. Elle double quand même face à un général en mer qui assiège ou attaque, si elle est connectée à lui.',
    reason: 'Les formules de la phase hispanique n’ont pas de deniers, et les armées ne vont que dans des villes.',
  },
  C10: {
    title: 'Cibles d’un siège',
    question: 'Que peut assiéger un général\u00a0?',
    ruling:
      'Une ville connectée qui a au moins 1\u00a0révolte et pas d’armée, ou une mer avec des pirates. Les garnisons ne sont jamais la cible des Romains.',
    reason: 'L’action est imprimée pour une ville en révolte, sans armée. La même action retire les pirates.',
  },
  C11: {
    title: 'Résultats certains',
    question: 'Faut-il lancer les dés si le résultat est certain\u00a0?',
    ruling: 'Non. Le jet peut être omis, et le résultat s’applique.',
    reason: 'L’exemple imprimé de l’attaque se passe du jet.',
  },
  C43: {
    title: 'Égalité et fin de la phase romaine',
    question:
      'Selon les rappels, échouer dans une attaque termine la phase romaine. Une égalité la termine-t-elle\u00a0?',
    ruling: 'Non. Seule une attaque perdue termine la phase.',
    reason:
      'Dans la règle de l’attaque, c’est la défaite d’un général qui termine la phase. Une égalité ne produit rien.',
  },
  M12: {
    title: 'Chaînes de voies',
    question: 'Qu’est-ce qui interrompt une chaîne de voies, et où un général peut-il la quitter\u00a0?',
    ruling:
      'Une ville en révolte l’interrompt. Une ville où se trouve un autre général ne l’interrompt pas, si le mouvement continue. Le général peut s’arrêter dans n’importe quelle ville de la chaîne, toujours pour 1\u00a0denier.',
    reason:
      'La chaîne compte pour 1\u00a0connexion, mais ses villes gardent leurs règles\u00a0: on n’entre pas dans une ville en révolte, on croise un général.',
  },
  M13: {
    title: 'Croiser avec trop peu de deniers',
    question: 'Un général peut-il entrer sur la case d’un autre si ses deniers ne suffisent pas à en sortir\u00a0?',
    ruling: 'Non. Tout le trajet est vérifié et payé, et il finit sur une case où le général peut s’arrêter.',
    reason: 'Sur une telle case, seule la sortie est permise. Un général sans deniers y resterait malgré la limite.',
  },
  M14: {
    title: 'Connexions longues',
    question: 'Un général peut-il payer une partie d’une connexion de 2 ou 3\u00a0segments\u00a0?',
    ruling: 'Non. Une figurine ne s’arrête pas en cours de connexion, et rien n’est gardé pour un tour suivant.',
    reason: 'Seuls les cercles du plateau sont des cases, et les deniers non dépensés sont perdus.',
  },
  M15: {
    title: 'Flottes des autres généraux',
    question:
      'Le général actif peut-il déplacer une flotte qui porte un autre général, ou faire croiser deux flottes\u00a0?',
    ruling: 'Oui, dans les deux cas. Une flotte peut en croiser une autre, mais non finir son mouvement avec elle.',
    reason:
      'Dans l’exemple imprimé, le consul et sa flotte se déplacent au tour du préteur, et demander l’avis de son joueur est une politesse.',
  },
  M16: {
    title: 'Retour sur une case occupée',
    question: 'Que doit faire un général qui revient sur la case d’un autre général\u00a0?',
    ruling:
      'Sa première action doit être son propre mouvement hors de la case. Déplacer la flotte qui les porte tous deux n’est pas une sortie, et il ne peut pas passer. Parmi les cases occupées, il ne peut choisir que celles d’où un tel mouvement est permis et peut être payé. S’il ne lui reste aucune case, il ne revient pas. Un général qui peut revenir doit le faire.',
    reason: 'Pour le livret, le départ est sa première action, et une case ne contient que 1\u00a0figurine.',
  },
  M17: {
    title: 'Deniers d’un tour',
    question: 'Quand un denier bloqué est-il libéré\u00a0?',
    ruling:
      'Dès que le général revient\u00a0: il l’a donc à ce tour. Un tour a les deniers du niveau, moins 1 par général absent du plateau à ce moment. Un préteur qui ne peut pas revenir garde son denier bloqué, mais ne perd que sa phase romaine.',
    reason:
      'Le livret bloque le denier jusqu’au retour du général. Selon lui, il peut en manquer 2 au plus à un tour\u00a0: un pour chacun des autres généraux.',
  },
  G18: {
    title: 'La règle des capitales',
    question: 'Une révolte placée plus tard dans la province fait-elle perdre la garnison de sa capitale\u00a0?',
    ruling:
      'Non. La province n’est vérifiée qu’au moment de placer une garnison. La capitale elle-même doit aussi être sans révolte.',
    reason: 'Le livret en fait une condition pour placer une garnison.',
  },
  G19: {
    title: 'Retirer une garnison',
    question: 'Quelles garnisons un général peut-il retirer\u00a0?',
    ruling: 'Les siennes seulement, où qu’elles soient dans la pile.',
    reason:
      'L’exemple imprimé refuse la garnison d’un autre général, et selon la règle un disque recouvert peut être retiré.',
  },
  G20: {
    title: 'Quand la victoire est vérifiée',
    question: 'Quand la victoire romaine est-elle vérifiée, et quelles révoltes l’empêchent\u00a0?',
    ruling:
      'Après chaque changement, en phase hispanique aussi, et avant la révolte de la fin de la manche. Seules les révoltes des 2\u00a0provinces romaines l’empêchent.',
    reason:
      'Le livret termine la partie aussitôt et ne cite que les provinces romaines. Un combat en phase hispanique peut retirer la dernière révolte d’une province romaine.',
  },
  G21: {
    title: 'Une réserve vide',
    question:
      'Les Romains perdent-ils si un jet de révolte trouve la réserve vide, mais ne demande aucun disque\u00a0?',
    ruling:
      'Non. Ils ne perdent que si une révolte doit être placée. Une ville protégée, une ville qui a 3\u00a0révoltes ou une nouvelle armée ne demande aucun disque.',
    reason: 'La défaite est imprimée pour une révolte qui doit être placée.',
  },
  H22: {
    title: 'Armée ou révolte',
    question:
      'Une armée est-elle placée dans une ville qui a 3\u00a0révoltes\u00a0? Et de quelle province est une armée\u00a0?',
    ruling:
      'Oui\u00a0: l’armée passe avant une nouvelle révolte, quel que soit le nombre de disques. Une armée compte pour la province où elle se trouve.',
    reason:
      'Le livret cite l’armée d’abord, et la limite de 3 pour le disque seul. Une armée appartient à la province où elle est entrée.',
  },
  H23: {
    title: 'Villes sans révolte',
    question: 'Une ville qui contient une garnison ou un général compte-t-elle comme une ville sans révolte\u00a0?',
    ruling: 'Oui, et elle passe donc avant les villes en révolte.',
    reason:
      'Dans l’exemple imprimé, l’armée choisit entre une garnison et un général, tous deux dans des villes sans révolte.',
  },
  H24: {
    title: 'Ordre des armées',
    question: 'Une armée peut-elle se déplacer deux fois, et quelle province romaine passe d’abord\u00a0?',
    ruling:
      'L’ordre est fixé avant le premier mouvement, et chaque armée ne se déplace qu’une fois, même si elle entre dans une province au numéro plus grand. Les armées des provinces romaines se déplacent en dernier\u00a0: Ulterior, puis Citerior.',
    reason:
      'Le livret déplace toutes les armées dans l’ordre des provinces, les provinces romaines en dernier. Il ne donne pas d’ordre pour ces 2\u00a0dernières\u00a0: celui des généraux est notre choix.',
  },
  H25: {
    title: 'Quitter une province',
    question: 'Quelle province doit être en révolte, et quand vérifie-t-on si une autre a une armée\u00a0?',
    ruling:
      'Toutes les villes de la province où est maintenant l’armée. La présence d’une armée dans une autre province est vérifiée au moment du mouvement de cette armée.',
    reason:
      'Les armées se déplacent l’une après l’autre\u00a0: un mouvement peut remplir ou vider une province avant le suivant.',
  },
  H26: {
    title: 'Le bouclier le plus proche, entre provinces',
    question: 'Comment se trouve le bouclier le plus proche si des villes de plusieurs provinces sont possibles\u00a0?',
    ruling:
      'Par le bouclier seul. Si 2\u00a0villes sont à égale distance, ou ont le même numéro, l’armée ne se déplace pas.',
    reason: 'La règle du bouclier le plus proche ne parle pas de province.',
  },
  H27: {
    title: 'Entrer et attaquer',
    question:
      'Une armée qui entre dans une ville en révolte y ajoute-t-elle une révolte, et change-t-elle de province en attaquant hors de la sienne\u00a0?',
    ruling: 'Non, dans les deux cas.',
    reason: 'Une révolte n’est placée que dans une ville qui n’en a pas. Une armée qui attaque reste où elle est.',
  },
  H28: {
    title: 'Armées des provinces romaines',
    question: 'La limite de 1\u00a0armée vaut-elle pour les provinces romaines, et quels sont leurs boucliers\u00a0?',
    ruling: 'La limite s’applique. Les villes romaines ont les boucliers 1 à 4, qui sont reconstitués.',
    reason:
      'La limite est imprimée pour toute province. Dans une province romaine, les armées se déplacent selon les règles habituelles, qui demandent des boucliers, et les révoltes peuvent y être assiégées.',
  },
  H50: {
    title: 'Une armée sans issue',
    question: 'Que fait une armée qui n’est connectée à aucune ville possible\u00a0?',
    ruling: 'Elle reste où elle est.',
    reason: 'Le livret ne prévoit pas ce cas, qui ne peut pas se produire sur la carte reconstituée.',
  },
  H53: {
    title: 'Entrer quand la réserve est vide',
    question:
      'Une armée entre-t-elle dans une ville sans révolte si la réserve n’a plus de révolte à placer sous elle\u00a0?',
    ruling: 'Non. Les Romains perdent, et l’armée reste où elle est.',
    reason:
      'Le livret place la révolte à l’entrée de l’armée, et la défaite vaut pour toute révolte à placer. La fin de la partie est la même dans les deux cas.',
  },
  S29: {
    title: 'Dés des révoltes et des armées',
    question: 'Un seul dé donne-t-il à la fois la ville et le nombre des révoltes de départ\u00a0?',
    ruling:
      'Oui. Le dé hispanique désigne la ville, et le même résultat donne le nombre de révoltes\u00a0: 3, 2 ou 1. Les armées de départ sont placées au dé romain.',
    reason:
      'Le livret imprime «\u00a0provinces\u00a0» 1 ou 2, 3 ou 4, 5 ou 6 au lieu de résultats. Le total de 6 à 18 et l’exemple montrent que ce sont des résultats.',
  },
  S30: {
    title: 'Placer les voies',
    question: 'Une voie peut-elle joindre 2\u00a0villes déjà desservies, ou une ville et une mer\u00a0?',
    ruling:
      'Elle peut joindre 2\u00a0villes desservies, mais non une ville et une mer. S’il ne reste aucune connexion permise, la voie n’est pas placée.',
    reason:
      'Dans l’exemple imprimé, une voie joint Basti et Carthago Nova, qui ont toutes deux une voie imprimée. Les voies étendent un réseau de villes.',
  },
  S49: {
    title: 'Ordre de placement des généraux',
    question: 'Dans quel ordre les généraux sont-ils placés, et quel joueur décide\u00a0?',
    ruling: 'L’ordre est libre, et les joueurs en conviennent.',
    reason: 'Le livret ne donne pas d’ordre. Il ne dit qui décide que pour le tour du consul.',
  },
  S52: {
    title: '2\u00a0joueurs et le consul',
    question: 'À 2\u00a0joueurs, quand le tour du consul passe-t-il d’un joueur à l’autre\u00a0?',
    ruling:
      'Le joueur du préteur d’Ulterior choisit le moment de passer la main. Celui du préteur de Citerior décide alors des actions qui restent.',
    reason:
      'Le livret donne les premières actions à l’un et les dernières à l’autre, sans fixer de moment. Ses symboles sont illisibles\u00a0: l’ordre des généraux est notre choix.',
  },
  S54: {
    title: 'Ingenivm\u00a0: les voies gardées',
    question: 'Avec Ingenivm, les joueurs doivent-ils annoncer combien de voies ils placent\u00a0?',
    ruling:
      'Non. Chaque voie est placée ou gardée quand vient son tour. Celles qui n’ont plus de connexion possible sont gardées aussi.',
    reason:
      'Le livret permet de placer moins de voies, sans fixer de moment. Une voie qui attend à côté du plateau peut trouver une connexion plus tard.',
  },
  V31: {
    title: 'Ingenivm\u00a0: d’où part une voie',
    question: 'Une voie doit-elle déjà desservir la ville du général qui construit\u00a0?',
    ruling:
      'Oui. L’autre ville n’est ni en révolte ni capitale. Le coût est le nombre de segments, et la voie est utilisable aussitôt.',
    other:
      'L’un ou l’autre bout peut être celui qui est desservi\u00a0: un général peut donc aussi construire vers le réseau.',
    reason:
      'Une nouvelle voie part de la ville du général, et les règles de placement partent d’une ville desservie. Les deux sont pris pour le même bout.',
  },
  V32a: {
    title: 'Imperivm\u00a0: le mouvement gratuit',
    question: 'Que vaut 1\u00a0connexion pour le mouvement gratuit du préteur d’Ulterior\u00a0?',
    ruling:
      'Une connexion d’un nombre quelconque de segments, une chaîne de voies, ou l’entrée dans une mer qui a une flotte.',
    reason: 'Une chaîne de voies compte pour 1\u00a0connexion, et le pouvoir parle de connexion, non de segments.',
  },
  V32b: {
    title: 'Imperivm\u00a0: le préteur de Citerior',
    question: 'Le 1\u00a0supplémentaire compte-t-il aussi dans une attaque, ou quand il est attaqué\u00a0?',
    ruling: 'Non. Il compte dans les sièges que mène ce préteur.',
    reason: 'Le livret ne cite que les sièges.',
  },
  V32c: {
    title: 'Imperivm\u00a0: les deniers du consul',
    question: 'Quand le consul peut-il déplacer les préteurs, et à quel coût\u00a0?',
    ruling: 'Dans sa propre phase romaine, aux coûts habituels.',
    reason: 'Il dépense ses propres deniers, qu’il n’a que dans cette phase.',
  },
  V48: {
    title: 'Imperivm\u00a0: moment du mouvement gratuit',
    question: 'À quel moment exact se fait le mouvement gratuit, et avec quoi\u00a0?',
    ruling:
      'Entre sa phase hispanique et le tour suivant. Le préteur se déplace seul, sans flotte, et finit sur une case où il peut s’arrêter. S’il est absent du plateau, il n’a pas de mouvement gratuit.',
    reason: 'Le pouvoir commence quand sa phase hispanique est terminée, et c’est lui qu’il déplace, non une flotte.',
  },
  V33a: {
    title: 'Proconsvl\u00a0: quand il est payé',
    question: 'Quand les 3\u00a0deniers sont-ils payés\u00a0?',
    ruling: 'Dans la phase romaine d’un général quelconque qui est sur le plateau.',
    reason: 'Les deniers se dépensent en phase romaine. Un tour sans son général n’en a pas.',
  },
  V33b: {
    title: 'Proconsvl\u00a0: sa défaite',
    question: 'Que se passe-t-il quand le proconsul est vaincu\u00a0?',
    ruling: 'Il quitte la partie, et aucun denier n’est bloqué. Si c’est en phase romaine, cette phase finit.',
    reason:
      'Un denier est bloqué jusqu’au retour du général, et lui ne revient pas. La défaite d’un général termine la phase romaine.',
  },
  V33c: {
    title: 'La Legio Hispana et le proconsul',
    question: 'La Legio Hispana sert-elle au proconsul\u00a0?',
    ruling: 'Non. Elle sert aux 3\u00a0généraux.',
    reason: 'Le livret en fait le joker des 3\u00a0généraux, et le proconsul n’a pas de garnisons.',
  },
  V55: {
    title: 'Proconsvl\u00a0: les actions d’autres variantes',
    question: 'Le proconsul peut-il placer des voies et payer un assassinat\u00a0?',
    ruling: 'Oui, comme tout général.',
    reason: 'Le livret nomme 2\u00a0exceptions, les garnisons et la mort, et le traite pour le reste en général.',
  },
  V36: {
    title: 'Pirates\u00a0: disques et ×2',
    question: 'D’où viennent les pirates, reviennent-ils, et quelles figurines doublent quand ils sont assiégés\u00a0?',
    ruling:
      'Ils sont pris sur les 22\u00a0révoltes. Une fois retirés, ils ne reviennent pas en mer. Les généraux connectés à la mer doublent la valeur romaine, les armées connectées à l’assiégeant celle des pirates.',
    reason:
      'Ils ne sont placés qu’à la mise en place, et agissent comme des révoltes. Les jets de révolte ne désignent que des villes.',
  },
  V34a: {
    title: 'Terror\u00a0: embuscades',
    question: 'Le ×2 de l’armée spéciale se cumule-t-il avec celui des autres armées\u00a0?',
    ruling: 'Oui. Avec 1\u00a0armée en soutien, sa valeur est multipliée par 4.',
    reason: 'Elle multiplie sa propre valeur, et chaque armée en soutien la multiplie encore.',
  },
  V34b: {
    title: 'Terror\u00a0: le dé du choix',
    question: 'Quel dé choisit entre l’armée spéciale et les autres\u00a0?',
    ruling: 'Le dé hispanique. Si l’armée spéciale est seule en réserve, aucun dé n’est lancé.',
    reason: 'Les résultats sont imprimés en chiffres arabes, que le livret ne donne qu’au dé hispanique.',
  },
  V34c: {
    title: 'Assassinat\u00a0: les tentatives',
    question: 'Est-ce 1\u00a0tentative par partie, ou 1\u00a0réussite\u00a0?',
    ruling: '1\u00a0tentative.',
    other: 'Les tentatives peuvent se répéter jusqu’à la réussite.',
    reason: 'Une réussite n’arrive de toute façon qu’une fois\u00a0: la limite n’en dirait rien.',
  },
  V34d: {
    title: 'Assassinat\u00a0: le dé',
    question: 'Quel dé est lancé\u00a0?',
    ruling: 'Le dé ‹romain›. Les chances sont les mêmes avec l’autre dé.',
    reason: 'Le symbole imprimé n’était pas disponible. C’est un général qui agit\u00a0: son dé est notre choix.',
  },
  V34e: {
    title: 'Assassinat\u00a0: la troisième armée',
    question: 'Quelle armée remplace l’armée spéciale, et où\u00a0?',
    ruling:
      'L’armée rangée dans la boîte à la mise en place. Elle prend la même ville avec ses révoltes, et la réserve ne change pas.',
    other: 'La troisième armée va dans la réserve.',
    reason:
      'Le livret remplace l’armée spéciale par une troisième armée, et il ne peut s’agir que de celle de la boîte. Le chef meurt, pas ses hommes.',
  },
  V34f: {
    title: 'Assassinat\u00a0: une réserve vide',
    question: 'Les Romains perdent-ils si le jet de révolte d’une tentative manquée trouve la réserve vide\u00a0?',
    ruling: 'Oui, s’il doit placer une révolte.',
    reason:
      'C’est un jet de révolte comme un autre, bien que la défaite soit imprimée pour la phase hispanique et la fin d’une manche.',
  },
  V35a: {
    title: 'Hispano\u00a0: garder et relancer',
    question: 'Le joueur hispano garde-t-il ses deniers, et peut-il relancer un dé deux fois\u00a0?',
    ruling: 'Les deniers sont perdus à la fin du tour. Chaque relance coûte son propre denier.',
    reason:
      'Les deniers sont donnés à chaque tour, comme ceux des Romains, et le coût imprimé est celui de 1\u00a0relance.',
  },
  V35b: {
    title: 'Hispano\u00a0: sièges',
    question: 'Les règles pour les attaques valent-elles pour les sièges\u00a0?',
    ruling:
      'Oui. Le joueur hispano relance le dé hispanique d’une attaque romaine et de tout combat d’une armée\u00a0; un siège romain n’en a pas. Ses deniers répondent à une attaque en augmentant le dé, à un siège en augmentant le bouclier.',
    reason:
      'Le livret parle d’attaque, mais continue avec la valeur d’une ville en révolte, que seul un siège emploie.',
  },
  V56: {
    title: 'Hispano\u00a0: le jet d’une tentative manquée',
    question: 'Le joueur hispano peut-il relancer un dé du jet de révolte qui suit un assassinat manqué\u00a0?',
    ruling: 'Oui, pour 1\u00a0denier par dé, bien que ce soit en phase romaine.',
    other: 'Seul le jet de révolte de la phase hispanique peut être relancé.',
    reason: 'C’est un jet de révolte comme un autre, et le livret ne limite les relances à aucune phase.',
  },
  V35c: {
    title: 'Hispano\u00a0: choix d’un mouvement',
    question: 'Entre quelles villes le joueur hispano peut-il choisir\u00a0?',
    ruling: 'Entre celles que le dé départagerait, et elles seules.',
    reason: 'Le denier remplace le jet, non la priorité des villes sans révolte.',
  },
  V35d: {
    title: 'Hispano\u00a0: flottes',
    question: 'Une armée peut-elle attaquer un général sur une flotte\u00a0?',
    ruling: 'Non.',
    reason: 'Le livret exclut l’attaque d’une flotte, et un général en mer est sur une flotte.',
  },
  V35e: {
    title: 'Hispano\u00a0: moment et nombre des attaques',
    question: 'Quand se font les attaques supplémentaires, et combien y en a-t-il\u00a0?',
    ruling:
      'À tout moment de la phase hispanique, mais non pendant un jet ou le mouvement d’une armée. Chacune prend 1 ou 2\u00a0deniers\u00a0: 2\u00a0attaques sont donc possibles, même par une seule armée, qui peut encore se déplacer.',
    other: 'Toutes se font après le jet de révolte et avant le mouvement des armées.',
    reason: 'Le livret ne fixe pas de moment, et l’attaque n’y est pas un mouvement.',
  },
  V46: {
    title: 'Hispano\u00a0: mise en place',
    question: 'Combien de révoltes place le joueur hispano, et où vont les armées\u00a0?',
    ruling:
      'Le dé hispanique donne toujours le nombre de chaque province, et la ville est choisie après le jet. Les provinces des armées sont choisies, une pour chacune. Les limites d’un scénario s’appliquent. Les voies, les flottes et les généraux restent au choix des Romains.',
    other: 'Le nombre suit le bouclier de la ville choisie.',
    reason:
      'Le livret ne laisse au joueur hispano que les villes. Avec l’autre lecture, il pourrait toujours placer 18 des 22\u00a0révoltes, et la réserve de 4\u00a0pourrait s’épuiser dès la première manche.',
  },
  V45: {
    title: 'Pièces du niveau',
    question: 'Les garnisons, flottes, armées et révoltes d’un scénario s’ajoutent-elles à celles du niveau\u00a0?',
    ruling:
      'Non, elles en font partie. Un général à 3\u00a0garnisons, dont le scénario place 2, en a encore 1. Si le niveau a 1\u00a0armée de départ, «\u00a0Le siège de Numance\u00a0» et «\u00a0La terreur de Rome\u00a0» n’en ajoutent aucune\u00a0; s’il en a 3, ils en ajoutent 2.',
    reason:
      '«\u00a0La première répression\u00a0» demande au moins 2\u00a0armées et en nomme 2\u00a0; «\u00a0Le nouvel empire\u00a0» en demande 2, en nomme 2 et n’en permet pas d’autre. Il n’y a que 3\u00a0armées.',
  },
  V57: {
    title: 'Terror dans les autres scénarios',
    question: 'Quand Terror s’ajoute à un scénario, l’armée qu’il place est-elle ordinaire ou spéciale\u00a0?',
    ruling:
      'Le dé hispanique en décide, comme pour toute armée de la réserve. Aucun jet n’a lieu quand le scénario nomme l’armée spéciale.',
    other: 'C’est une armée ordinaire.',
    reason:
      'Le jet est imprimé pour toute armée placée, mise en place comprise. Un scénario sans Terror n’a pas à nommer la sorte d’une armée.',
  },
  V41: {
    title: 'Premières manches courtes',
    question: 'La manche est-elle jouée en entier si la partie commence par le consul\u00a0?',
    ruling:
      'Non. La première manche a son tour et la fin de la manche. Dans «\u00a0La terreur de Rome\u00a0», le premier tour n’a pas de phase romaine.',
    reason:
      'Le marqueur est placé sur ce tour, et le livret fait commencer «\u00a0La terreur de Rome\u00a0» par la phase hispanique du premier tour.',
  },
  V47: {
    title: 'Trop peu de révoltes à la mise en place',
    question: 'Que se passe-t-il si la mise en place demande plus de révoltes qu’il n’y en a\u00a0?',
    ruling: 'Toutes celles qui existent sont placées. Une défaite est impossible avant le premier tour.',
    reason:
      'La défaite est imprimée pour la phase hispanique et la fin d’une manche. Seule «\u00a0La première répression\u00a0», avec Pirates et 2\u00a0flottes, peut demander plus de 22\u00a0révoltes\u00a0: 23.',
  },
  V51: {
    title: 'La piste du temps dans les scénarios',
    question: 'Où est placée la première révolte d’une fin de manche\u00a0?',
    ruling:
      'Sur la première case libre après celles que remplit le scénario. Dans «\u00a0Le nouvel empire\u00a0», les cases avant 54\u00a0av.\u00a0J.-C. restent vides, et chaque case d’après reçoit 3\u00a0révoltes.',
    reason:
      'Le livret parle de la première case libre et, pour «\u00a0Le nouvel empire\u00a0», des 2\u00a0cases qui restent.',
  },
  V39: {
    title: 'Pièces de «\u00a0La première répression\u00a0»',
    question: 'Quelles pièces sont placées dans les villes à plusieurs symboles\u00a0?',
    ruling:
      '2\u00a0révoltes à Baecula, 3 à Gerunda, 2\u00a0révoltes et 1\u00a0armée à Puciala comme à Castulo. Une troisième armée de départ est placée au dé, en I, IV, V ou VI, car II et III en ont une. Le consul commence sur une flotte.',
    reason:
      'Le texte disponible montre combien de symboles a chaque ville, mais non lesquels. 3\u00a0villes ont 3\u00a0symboles, et 2\u00a0armées doivent en être. Gerunda est citée parmi les révoltes, Puciala et Castulo en dernier.',
  },
  V58: {
    title: 'Pièces des autres scénarios',
    question: 'Quelles pièces citent les listes des 4\u00a0autres scénarios, et à qui sont-elles\u00a0?',
    ruling:
      'Les listes suivent un seul ordre\u00a0: les pièces du préteur d’Ulterior, du préteur de Citerior et du consul, puis les révoltes par province. Les armées sont avec les révoltes.',
    reason:
      'Le texte disponible montre des disques et des figurines sans couleurs. Dans cet ordre, chaque liste a 1\u00a0figurine pour chacun des 3\u00a0généraux, et chaque armée est dans une ville en révolte.',
  },
  V44: {
    title: 'Démonstration de pouvoir\u00a0: sa portée',
    question: 'Quels combats et quelles valeurs la limite touche-t-elle\u00a0?',
    ruling:
      'Tous les combats des deux phases du premier tour du consul, et la valeur des armées\u00a0: attaquées, attaquantes ou assiégeantes. Avec Terror, elle annule aussi le ×2\u00a0propre à l’armée spéciale. La valeur d’une ville dans un siège romain, avec ses embuscades, et toutes les valeurs romaines restent entières.',
    reason:
      'Un tour se compose des deux phases. Le livret nomme valeur hispanique celle d’une armée, et valeur ville celle d’une ville.',
  },
  V40: {
    title: 'Carpetania dans «\u00a0Le siège de Numance\u00a0»',
    question: 'La limite aux villes 1, 3 et 5\u00a0vaut-elle pour la mise en place ou pour toute la partie\u00a0?',
    ruling: 'Pour la mise en place. Un résultat pair est relancé, et le nombre de révoltes suit le dé qui compte.',
    reason:
      'Elle fait partie de la mise en place. Parmi les villes paires de Carpetania se trouvent Regina et Toletum, où sont des Romains.',
  },
  V37: {
    title: 'Le fleuve Léthé\u00a0: ses effets',
    question: 'Que fait encore le fleuve, et comment est-il levé\u00a0?',
    ruling:
      'Il interdit aussi les débarquements. Les généraux doublent toujours par-dessus le fleuve, mais le 1\u00a0d’une province romaine est perdu avec les garnisons. Seul le préteur d’Ulterior lève l’interdit, au moment de franchir le fleuve, ce qu’il paie comme d’habitude. Jusque-là, les autres connexions vers les villes interdites lui restent fermées, à lui aussi. Les combats des armées du nord ne sont pas touchés.',
    reason:
      'Le livret interdit l’accès aux Romains et annule les garnisons, dont le 1 est une garnison générique. Il parle des connexions qui traversent le fleuve.',
  },
  V59: {
    title: 'Le fleuve Léthé\u00a0: les connexions',
    question: 'Quelles connexions traversent le Durius\u00a0?',
    ruling:
      'Les 5 de la carte reconstituée qui joignent une ville interdite à une ville au sud du fleuve\u00a0: Talabriga–Bracara, Conimbriga–Bracara, Salmantica–Asturica, Capara–Asturica et Cauca–Pallantia.',
    reason:
      'Le livret nomme les villes au nord du fleuve, non les connexions. Le plateau imprimé, qui montre le fleuve, n’était pas disponible.',
  },
  V38: {
    title: 'Flottes et armées du «\u00a0Nouvel empire\u00a0»',
    question: 'Les 2\u00a0flottes sont-elles en plus, et comment le dé trouve-t-il les villes des armées\u00a0?',
    ruling:
      'Les 2\u00a0flottes font partie de celles du niveau\u00a0; les autres sont placées à partir de la mer 1. Le dé est lancé jusqu’à ce qu’il désigne une ville qui a une révolte de départ.',
    reason: 'Les flottes sont des pièces du niveau, et la mise en place se complète selon le mode de base.',
  },
  X42: {
    title: 'Fautes du texte',
    question: 'Quels passages du livret sont lus comme des fautes\u00a0?',
    ruling:
      'L’introduction date du IIIe siècle l’année 198\u00a0av.\u00a0J.-C., qui est du IIe. La mise en place imprime «\u00a0provinces\u00a0» pour des résultats de dé. Les rappels parlent d’un combat entre 2\u00a0villes, bien que les généraux combattent aussi en mer. En 2\u00a0endroits, la légion est nommée Hispania au lieu d’Hispana.',
    reason: 'D’autres passages du livret disent juste sur chacun de ces points.',
  },
};
