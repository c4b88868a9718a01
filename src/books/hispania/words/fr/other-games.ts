import type { Wide } from '../../../../words/lang.ts';
import { t } from '../../../../words/rich.ts';
import { type OTHER_GAMES_PAGE as EN, OTHER_GAMES as EN_GAMES, type OtherGame } from '../en/other-games.ts';
import { n, r } from '../marks.ts';

/** La page pour qui connaît des jeux voisins : ce qui s’y retrouve, et ce qui change. */

/** Un titre de jeu, le même dans toutes les langues. */
const called = (id: string): string => EN_GAMES.find((game) => game.id === id)?.name ?? id;

export const OTHER_GAMES_PAGE: Wide<typeof EN> = {
  title: `Si vous venez de ${called('britannia')}, d’${called('history-of-the-world')} ou de ${called('small-world')}`,
  short: 'Si vous connaissez d’autres jeux',
  lead: 'Ce qu’Hispania a de commun avec 3\u00a0jeux voisins, et ce qui l’en sépare. Chaque ligne renvoie à sa règle.',
  same: 'Ce qui se retrouve',
  different: 'Ce qui change',
};

export const OTHER_GAMES: readonly OtherGame[] = [
  {
    id: 'britannia',
    name: called('britannia'),
    same: [
      t`Les nations jouent dans un ordre fixe, chacune pour elle-même, et chaque joueur en a plusieurs (${r('1-nations')}).`,
      t`En Invasion, une nation se déplace et combat deux fois (${r('9.1')}).`,
      t`Une unité qui entre en montagne s’y arrête, comme en terrain difficile (${r('5.1-mountain')}).`,
      t`Quelques unités ennemies ne peuvent pas en arrêter beaucoup\u00a0: chacune en stoppe 2, et les autres passent en force (${r('5.3')}).`,
      t`Après ses batailles, une nation garde au plus 2\u00a0unités par province (${r('7')}).`,
      t`Chaque nation marque selon sa propre fiche, à certains tours, pour certaines provinces et certaines unités détruites (${r('8')}).`,
    ],
    different: [
      {
        about: 'Croissance',
        text: t`La population ne donne pas d’unités. Les provinces donnent de l’Or, et l’Or achète des unités, une seule par province et par tour (${r('2.1')}, ${r('3.1')}).`,
      },
      {
        about: 'Empilement',
        text: t`Les limites sont contrôlées après le mouvement, puis après le combat. Entre les deux, seule une attaque peut les dépasser (${r('4.5')}, ${r('4.4')}).`,
      },
      {
        about: 'Combat',
        text: t`Les dés ont 10\u00a0faces. Infanteries, Élites, Cavaleries, Chevaliers et Châteaux-forts demandent des nombres différents, et chaque dé reçoit une cible avant d’être lancé (${r('6.1')}, ${r('6.7')}).`,
      },
      {
        about: 'Retraite',
        text: t`Après chaque round, l’Attaquant peut retraiter le premier, puis le Défenseur (${r('6.6')}).`,
      },
      {
        about: 'Soumission',
        text: t`Il y a 4\u00a0suzerains\u00a0: ${n('carthage')}, ${n('rome')}, le ${n('visigoths')} et l’${n('umayyads')}. Une nation se soumet entre deux rounds d’une bataille. Elle garde la moitié de son revenu et de ses PV (${r('9.6')}).`,
      },
      {
        about: 'La mer',
        text: t`Il n’y a pas de raids. Les unités en mer doivent débarquer, et seule la suprématie navale leur permet d’y retourner (${r('5.6')}).`,
      },
      {
        about: 'Châteaux-forts',
        text: t`Ils s’achètent, lancent 3\u00a0dés, et deviennent des Ruines qu’une autre nation peut reconstruire (${r('9.5')}).`,
      },
      {
        about: 'Successeurs',
        text: t`Des nations se transforment en d’autres, et même, dans la version avancée, en celles d’un autre joueur (${r('9.4')}, ${r('14.6')}).`,
      },
      {
        about: 'Titres',
        text: t`Aucun joueur n’est élu roi. Ce qui rapporte des PV, ce sont les provinces, les unités détruites et les objectifs des fiches (${r('8')}).`,
      },
    ],
  },
  {
    id: 'history-of-the-world',
    name: called('history-of-the-world'),
    same: [
      t`De grandes nations arrivent à des tours fixés avec beaucoup d’unités, s’étendent vite, puis s’usent contre les suivantes (${r('3.2')}, ${r('9.1')}).`,
      t`Les conquêtes des nations plus anciennes restent sur la carte et rapportent encore des PV (${r('8-turn-end')}).`,
      t`Seule compte la somme des nations d’un joueur (${r('15')}).`,
    ],
    different: [
      {
        about: 'Durée de vie',
        text: t`Une nation n’agit pas à une seule époque. Elle joue à chaque tour tant qu’elle a des unités, avec revenu et achats (${r('1')}, ${r('2')}).`,
      },
      {
        about: 'Plusieurs nations',
        text: t`Les nations d’un joueur ont chacune leur séquence, et se combattent si elles se rencontrent (${r('5.1-nation')}).`,
      },
      {
        about: 'Choix',
        text: t`Les nations ne se tirent pas. Les groupes sont fixes dans la version standard\u00a0; dans la version avancée, les joueurs misent des PV sur les nations (${r('13')}, ${r('14.2')}).`,
      },
      {
        about: 'Expansion',
        text: t`Les unités ne s’ajoutent pas de proche en proche. Elles se déplacent de province en province, et chaque conquête demande des unités qui y restent (${r('5.1')}, ${r('2.1')}).`,
      },
      {
        about: 'Combat',
        text: t`Les unités ne combattent pas une à une. Toutes celles d’une province combattent ensemble, par rounds, et peuvent retraiter (${r('6.2')}, ${r('6.6')}).`,
      },
      {
        about: 'Limites',
        text: t`Le terrain limite chaque pile, et le nombre de provinces limite la nation (${r('4.1')}, ${r('7')}).`,
      },
      {
        about: 'Soumission',
        text: t`Certaines nations peuvent survivre, soumises à leur Attaquant (${r('9.6')}).`,
      },
      {
        about: 'Comptage',
        text: t`Ni présence ni domination. Aux tours de comptage, chaque province a sa valeur pour chaque nation, et seules quelques nations marquent pour des zones entières (${r('8-turn-end')}).`,
      },
    ],
  },
  {
    id: 'small-world',
    name: called('small-world'),
    same: [
      t`Les nations vont et viennent, et chacune a ses propres règles (${r('9.4')}, ${r('11')}).`,
      t`Dans la version avancée, une nation forte coûte des PV\u00a0: la mise est soustraite à la fin (${r('14.2')}, ${r('15')}).`,
      t`Une province sans unité n’est à aucune nation (${r('2.1')}).`,
    ],
    different: [
      {
        about: 'Déclin',
        text: t`Aucun joueur n’en choisit le moment. Les nations arrivent, se transforment et partent à des tours fixés, ou sont éliminées (${r('3.2')}, ${r('9.4')}).`,
      },
      {
        about: 'Anciennes nations',
        text: t`Leurs pions ne sont pas retournés. Elles se déplacent, achètent et combattent comme avant (${r('1')}).`,
      },
      {
        about: 'Plusieurs nations',
        text: t`Un joueur peut en avoir plusieurs à la fois, chacune avec sa propre séquence (${r('1-nations')}).`,
      },
      {
        about: 'Conquête',
        text: t`Le nombre seul ne décide pas. Les deux camps lancent des dés, et tous deux peuvent perdre des unités (${r('6.2')}).`,
      },
      {
        about: 'Unités',
        text: t`Elles ne reviennent pas en main pour être replacées. La plupart se déplacent de 2 à 4\u00a0provinces, 1 de plus avec un Chef, et restent où elles s’arrêtent (${r('5.1')}).`,
      },
      {
        about: 'Limites',
        text: t`Le terrain limite chaque pile, et le nombre de provinces limite la nation (${r('4.1')}, ${r('7')}).`,
      },
      {
        about: 'Pertes',
        text: t`Une unité vaincue est détruite, à moins de retraiter à temps (${r('6.6')}). Une nation faible peut se sauver en se soumettant (${r('9.6')}).`,
      },
      {
        about: 'Points',
        text: t`L’Or et les PV sont deux choses. Les provinces ne rapportent de PV qu’aux tours de comptage, et pas les mêmes à chaque nation (${r('2.4')}, ${r('8-turn-end')}).`,
      },
    ],
  },
];
