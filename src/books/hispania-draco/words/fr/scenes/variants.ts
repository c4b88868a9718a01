import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des exemples de variantes et de scénarios (8, 9). */

export const roadToSalduba: WordsOfScene<Scenes['a-road-to-salduba']> = {
  title: 'Ingenivm\u00a0: une voie vers Salduba',
  about: t`À la mise en place, 2\u00a0voies ont été gardées. Le préteur de Citerior est à ${s('dertosa')} avec 5\u00a0deniers.`,
  steps: [
    t`Il place une voie vers ${s('salduba')}\u00a0: 2\u00a0segments, 2\u00a0deniers.`,
    t`Il l’utilise aussitôt\u00a0: 1\u00a0denier.`,
    t`Il place une garnison\u00a0: 1\u00a0denier.`,
  ],
  after: t`${s('salduba')} appartient désormais à la chaîne de la côte (${r('8.1')}).`,
  tasks: {
    'and-back': {
      ask: t`Placez une garnison à ${s('salduba')}, et soyez à ${s('corduba')} à la fin.`,
      done: t`2\u00a0deniers pour la voie, 1 et 1 pour les deux mouvements, 1 pour la garnison. Sans la voie, il en faudrait 6.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez les voies de la côte.`,
        t`Toute la chaîne vaut 1\u00a0segment.`,
        t`Placez la voie, allez à ${s('salduba')}, placez une garnison, allez à ${s('corduba')}.`,
      ],
    },
  },
  wrongs: {
    'into-a-capital': { label: t`Placer une voie de ${s('salduba')} à ${s('osca')}.`, because: t`C’est une capitale.` },
    'into-a-revolt': {
      label: t`Placer une voie de ${s('salduba')} à ${s('ilerda')}.`,
      because: t`Elle contient une révolte.`,
    },
  },
};

export const freeMove: WordsOfScene<Scenes['a-free-move']> = {
  title: 'Imperivm\u00a0: le mouvement gratuit',
  about: t`La phase romaine du préteur d’Ulterior est finie, sa phase hispanique commence.`,
  steps: [
    t`Les dés placent une révolte à ${s('onuba')}.`,
    t`Il suit maintenant gratuitement 1\u00a0connexion, quel que soit le nombre de segments\u00a0: vers ${s('emerita')}, qui coûterait 2\u00a0deniers.`,
  ],
  after: t`Le mouvement gratuit vient après les dés\u00a0: le préteur sait où est la révolte (${r('8.2-ulterior')}).`,
  tasks: {
    aboard: {
      ask: t`Profitez du mouvement gratuit pour embarquer.`,
      done: t`Une mer où se trouve une flotte libre est une case comme une autre.`,
      lost: t`Le mouvement gratuit est passé.`,
      hints: [
        t`Regardez ${s('mare-gaditanum')}.`,
        t`La flotte qui s’y trouve ne porte aucun général.`,
        t`Allez en ${s('mare-gaditanum')}.`,
      ],
    },
  },
  wrongs: {
    'two-connections': { label: t`Aller à ${s('olisipo')}.`, because: t`Il faudrait 2\u00a0connexions.` },
    'into-a-revolt': { label: t`Aller à ${s('onuba')}.`, because: t`Elle contient maintenant une révolte.` },
  },
};

export const oneMore: WordsOfScene<Scenes['one-more-in-sieges']> = {
  title: 'Imperivm\u00a0: +1 dans les sièges',
  about: t`Le préteur de Citerior, à ${s('dertosa')}, assiège ${s('salduba')}, bouclier\u00a04, avec ses 2 derniers deniers.`,
  steps: [t`2\u00a0deniers, 1 pour sa province et 1 pour Imperivm\u00a0: dé + 4. Le pire résultat donne 5 contre 4.`],
  after: t`Sans la variante, le résultat I échouerait (${r('8.2-citerior')}).`,
  tasks: {},
  wrongs: {},
};

export const consulCommands: WordsOfScene<Scenes['the-consul-commands']> = {
  title: 'Imperivm\u00a0: le consul commande',
  about: t`Le consul, à ${s('segobriga')}, assiège ${s('toletum')}. Le préteur d’Ulterior est à ${s('baecula')}.`,
  steps: [
    t`Pour 1\u00a0denier, le consul déplace le préteur vers ${s('castulo')}, qui est connectée à ${s('toletum')}.`,
    t`Le préteur double\u00a0: (dé + 3) ×2. Le pire résultat donne 8 contre 6.`,
  ],
  after: t`Seul, avec 3\u00a0deniers, il gagnerait sur IV ou plus. Un denier dépensé pour le préteur valait mieux (${r('8.2-consul')}).`,
  tasks: {},
  wrongs: {
    'not-the-praetor': {
      label: t`Faire assiéger ${s('toletum')} par le préteur.`,
      because: t`Le consul déplace les préteurs, rien de plus.`,
    },
  },
};

export const proconsulLands: WordsOfScene<Scenes['the-proconsul-lands']> = {
  title: 'Proconsvl\u00a0: le quatrième général',
  about: t`Le tour du préteur d’Ulterior. Une flotte sans général est en ${s('mare-balearicum')}, le consul est à ${s('osca')}.`,
  steps: [
    t`3\u00a0deniers amènent le proconsul en ${s('mare-balearicum')}.`,
    t`Il va à ${s('tarraco')}\u00a0: 1\u00a0denier.`,
    t`Il assiège ${s('ilerda')} avec 2\u00a0deniers, et le consul, à ${s('osca')}, double\u00a0: (dé + 2) ×2. Le pire résultat donne 6 contre 5.`,
  ],
  after: t`La garnison de ${s('tarraco')} n’a pas compté\u00a0: elle est au préteur, et le proconsul n’en a aucune (${r('8.3')}).`,
  tasks: {},
  wrongs: {
    'not-yet-called': {
      label: t`Déplacer le proconsul avant de l’avoir placé.`,
      because: t`Il n’est pas sur le plateau.`,
    },
  },
};

export const legionChanges: WordsOfScene<Scenes['the-legion-changes-hands']> = {
  title: 'Legio Hispana\u00a0: la légion change de mains',
  about: t`Le consul a placé la Legio Hispana à ${s('emerita')}. C’est le tour du préteur d’Ulterior, qui s’y trouve aussi.`,
  steps: [
    t`Il assiège ${s('ebora')}, bouclier\u00a03, avec 1\u00a0denier. La légion le soutient comme l’une des siennes, et sa province ajoute 1\u00a0: dé + 3.`,
    t`Il retire la légion, qui va dans sa propre réserve\u00a0: 1\u00a0denier.`,
    t`Il va à ${s('ebora')}\u00a0: 1\u00a0denier.`,
    t`Il y place la légion\u00a0: 1\u00a0denier.`,
  ],
  after: t`Chacun des 3\u00a0généraux peut faire de même (${r('8.4')}).`,
  tasks: {},
  wrongs: {
    'on-the-board': { label: t`Placer la légion à ${s('emerita')}.`, because: t`Elle est déjà sur le plateau.` },
  },
};

export const piratesInAtlanticum: WordsOfScene<Scenes['pirates-in-mare-atlanticum']> = {
  title: 'Pirates\u00a0: la mer reconquise',
  about: t`Les mers 4 et 5 contiennent des pirates. Le consul est sur la flotte en ${s('mare-gaditanum')}, le préteur d’Ulterior à ${s('talabriga')}.`,
  steps: [
    t`Le consul assiège les pirates de ${s('mare-atlanticum')}\u00a0: le numéro de la mer, 4, est leur bouclier. Le préteur, connecté à cette mer, double\u00a0: (dé + 2) ×2, au moins 6.`,
    t`La mer est libre, et la flotte y va avec le consul\u00a0: 1\u00a0denier.`,
  ],
  after: t`Les pirates retirés ne reviennent pas (${r('8.5')}).`,
  tasks: {},
  wrongs: {
    'into-pirates': {
      label: t`Déplacer aussitôt la flotte vers ${s('mare-atlanticum')}.`,
      because: t`Les pirates lui barrent cette mer.`,
    },
    'too-far': {
      label: t`Assiéger les pirates de ${s('mare-cantabricum')}.`,
      because: t`Cette mer n’est pas connectée.`,
    },
  },
};

export const twiceAsStrong: WordsOfScene<Scenes['twice-as-strong']> = {
  title: 'Terror\u00a0: deux fois plus forte',
  about: t`L’armée spéciale est à ${s('numantia')} avec 1\u00a0révolte. Le consul l’attaque depuis ${s('bilbilis')}, avec 2\u00a0garnisons en soutien.`,
  steps: [
    t`3\u00a0deniers et 2\u00a0garnisons\u00a0: dé + 5. L’armée double sa propre valeur\u00a0: (dé + 1) ×2. Sur IV et 3, c’est 9 contre 8.`,
  ],
  after: t`L’armée spéciale revient dans la réserve comme les autres, et peut être placée de nouveau (${r('8.6')}).`,
  tasks: {},
  wrongs: {},
};

export const noPay: WordsOfScene<Scenes['no-pay-for-traitors']> = {
  title: 'Terror\u00a0: Rome ne paie pas les traîtres',
  about: t`La même position, avec la règle optionnelle et 6\u00a0deniers. Le consul est connecté à l’armée spéciale.`,
  steps: [
    t`Il paie des assassins 3\u00a0deniers\u00a0: ils réussissent sur I à III. Le dé donne III. L’armée de la boîte remplace l’armée spéciale.`,
    t`Il attaque cette armée avec 3\u00a0deniers\u00a0: dé + 5 contre dé + 1. Sur II et 5, c’est 7 contre 6.`,
  ],
  after: t`Il n’y a qu’une tentative par partie (${r('8.6-murder')}). Sur IV à VI, un jet de révolte aurait eu lieu.`,
  tasks: {},
  wrongs: {
    again: { label: t`Payer de nouveau des assassins.`, because: t`La tentative a eu lieu.` },
  },
};

export const hispanoRaises: WordsOfScene<Scenes['hispano-raises-ilerda']> = {
  title: 'Hispano\u00a0: un bouclier augmenté',
  about: t`Un joueur mène le camp hispanique et a 2\u00a0deniers. Le préteur de Citerior, à ${s('tarraco')}, assiège ${s('ilerda')}, bouclier\u00a05.`,
  steps: [
    t`Il annonce le siège avec 3\u00a0deniers, et sa province ajoute 1\u00a0: dé + 4.`,
    t`Avant le jet, le joueur hispano ajoute 2\u00a0deniers au bouclier\u00a0: 7. Sur III, les deux valeurs sont 7.`,
  ],
  after: t`Rien ne change\u00a0: contre 5, III aurait suffi. Les 2\u00a0deniers du joueur hispano sont dépensés pour ce tour (${r('8.7-raise')}).`,
  tasks: {
    again: {
      ask: t`Assiégez de nouveau ${s('ilerda')} avec les deniers qui restent.`,
      done: t`Le joueur hispano n’a plus de denier\u00a0: dé + 4 contre 5, et seul I échoue.`,
      hints: [
        t`Regardez ${s('ilerda')}.`,
        t`Il reste 3\u00a0deniers.`,
        t`Assiégez ${s('ilerda')} avec 3\u00a0deniers.`,
      ],
    },
  },
  wrongs: {
    'three-coins': { label: t`Augmenter le bouclier de 3.`, because: t`Le joueur hispano a 2\u00a0deniers.` },
  },
};

export const showOfPower: WordsOfScene<Scenes['a-show-of-power']> = {
  title: 'La première répression\u00a0: démonstration de pouvoir',
  about: t`Le premier tour du consul. Une armée est à ${s('puciala')}, au milieu d’un groupe de révoltes.`,
  steps: [
    t`Le consul débarque à ${s('carthago-nova')}\u00a0: 1\u00a0denier.`,
    t`Il attaque avec 3\u00a0deniers, et le préteur, à ${s('valentia')}, double\u00a0: (dé + 3) ×2. La valeur de l’armée est son seul dé\u00a0: I contre 6, c’est 8 contre 6.`,
  ],
  after: t`Pendant ce tour, les révoltes ne soutiennent aucune armée, et les armées ne doublent rien (${r('9.1-power')}).`,
  tasks: {},
  wrongs: {},
};

export const overTheDurius: WordsOfScene<Scenes['over-the-durius']> = {
  title: 'Le fleuve de l’oubli\u00a0: le Durius franchi',
  about: t`La voie posée le long du Durius ferme le nord. Le préteur d’Ulterior est à ${s('talabriga')}.`,
  steps: [
    t`Il franchit le fleuve jusqu’à ${s('bracara')}\u00a0: 2\u00a0segments, 2\u00a0deniers. La voie du fleuve est retirée.`,
  ],
  after: t`Désormais, tous les généraux peuvent entrer dans le nord (${r('9.4-lethe')}).`,
  tasks: {},
  wrongs: {},
};
