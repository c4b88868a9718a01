import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des leçons sur le soutien, les sièges et les attaques. */

export const support: WordsOfLesson<Lessons['support']> = {
  title: 'Quelles garnisons soutiennent',
  learn: t`Les groupes de garnisons, et le 1 d’une province romaine.`,
  about: t`Les garnisons de la couleur du général comptent au combat si une suite de villes connectées qui en contiennent mène jusqu’à lui. La province d’un préteur ajoute 1.`,
  steps: {
    'which-count': {
      ask: t`Le préteur d’Ulterior est à ${s('emerita')}. Quelles 3\u00a0villes le soutiennent\u00a0?`,
      done: t`${s('regina')} et ${s('ebora')} sont connectées à lui, et ${s('regina')} amène ${s('castulo')} (${r('4.3-support')}).`,
      hints: [
        t`Seule sa couleur compte.`,
        t`Partez des villes connectées à ${s('emerita')}, et suivez les connexions.`,
      ],
      wrong: t`Elle est d’une autre couleur, ou aucune suite de garnisons ne mène jusqu’à lui.`,
    },
    'which-result': {
      ask: t`À ${s('emerita')}, le préteur d’Ulterior assiège ${s('toletum')}, bouclier\u00a06, avec 1\u00a0denier. À partir de quel résultat gagne-t-il\u00a0?`,
      done: t`1\u00a0denier, 2\u00a0garnisons, et 1 pour sa province car ${s('emerita')} est connectée à ${s('gades')}\u00a0: III donne 7 (${r('4.3-province')}).`,
      hints: [t`Additionnez denier, garnisons et province.`, t`Cela fait 4 en plus du dé, et il lui faut plus de 6.`],
      options: { '2': t`II ou plus`, '3': t`III ou plus`, '4': t`IV ou plus`, '5': t`V ou plus` },
      wrong: t`Comptez 1\u00a0denier, 2\u00a0garnisons et 1 pour la province.`,
    },
    'a-disc-for-two-sieges': {
      ask: t`${s('segontia')}, bouclier\u00a03, contient 2\u00a0révoltes. Retirez-les toutes deux à coup sûr avec les 5\u00a0deniers du consul.`,
      done: t`La garnison a coûté 1\u00a0denier et compté dans les deux sièges\u00a0: dé + 3 contre 3.`,
      lost: t`Les deux sièges ne peuvent plus être certains.`,
      hints: [
        t`Une garnison sur sa propre case le soutient aussi.`,
        t`Placez une garnison, puis assiégez deux fois avec 2\u00a0deniers.`,
      ],
      poor: {
        'coins-only': t`3\u00a0deniers rendent le premier siège certain, mais il en reste 2 pour le second\u00a0: dé + 2 contre 3.`,
      },
      wrongs: {},
    },
  },
  after: t`Un denier compte une fois, une garnison dans chaque siège et chaque attaque à sa portée (${r('4.3-support')}).`,
};

export const aSiege: WordsOfLesson<Lessons['a-siege']> = {
  title: 'Un siège',
  learn: t`Dé, deniers et bouclier\u00a0: quelles chances, et combien de deniers.`,
  about: t`La valeur romaine doit être supérieure au bouclier. Chaque siège gagné retire 1\u00a0révolte, et un siège manqué ne coûte que ses deniers.`,
  steps: {
    'how-likely': {
      ask: t`À ${s('tarraco')}, le préteur de Citerior assiège ${s('ilerda')}, bouclier\u00a05, avec 1\u00a0denier. Quelles sont ses chances\u00a0?`,
      done: t`Sa province ajoute 1\u00a0: dé + 2 contre 5. IV, V et VI suffisent.`,
      hints: [t`Il est dans sa propre province.`, t`Le dé doit dépasser 5 − 2.`],
      options: { '5-in-6': t`5 sur 6`, '2-in-3': t`2 sur 3`, '1-in-2': t`1 sur 2`, '1-in-3': t`1 sur 3` },
      wrong: t`Quels résultats du dé dépassent 5, avec 1\u00a0denier et 1 pour la province\u00a0?`,
    },
    'no-coin-too-many': {
      ask: t`Il reste 3\u00a0deniers. Retirez à coup sûr la révolte de ${s('salduba')}, bouclier\u00a04, et gardez 1\u00a0denier.`,
      done: t`1\u00a0garnison, 1 pour la province et 2\u00a0deniers\u00a0: même I donne 5.`,
      lost: t`Ce n’était pas certain, ou il ne reste plus de denier.`,
      hints: [
        t`Sa garnison de ${s('dertosa')} compte, sa province aussi.`,
        t`Assiégez ${s('salduba')} avec 2\u00a0deniers.`,
      ],
      poor: {
        'one-coin': t`Avec 1\u00a0denier, le résultat I donne 4 contre 4, ce qui ne suffit pas.`,
        'three-coins': t`Certain aussi, mais 2\u00a0deniers suffisaient. Le troisième est perdu.`,
      },
      wrongs: {},
    },
    enter: {
      ask: t`Libérez ${s('ilerda')}, et laissez-y une garnison du préteur.`,
      done: t`Siège, mouvement, garnison\u00a0: le vainqueur n’avance pas de lui-même (${r('4.3-result')}).`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Le consul, à ${s('osca')}, double la valeur.`,
        t`Assiégez ${s('ilerda')}, allez-y, placez une garnison.`,
      ],
      poor: {},
      wrongs: {
        'at-once': { label: t`Aller aussitôt à ${s('ilerda')}.`, because: t`La ville contient une révolte.` },
      },
    },
  },
  after: t`Une valeur supérieure gagne\u00a0; égale ou inférieure, rien ne change (${r('4.3-result')}). Cherchez le nombre de deniers avec lequel aucun résultat n’échoue.`,
};

export const ambushes: WordsOfLesson<Lessons['ambushes']> = {
  title: 'Les embuscades',
  learn: t`Qui double la valeur de qui, et où se placer.`,
  about: t`Une figurine double une valeur si elle est connectée à l’ennemi\u00a0: un général à la cible, une armée au général qui assiège. Être connecté à son propre camp n’aide pas.`,
  steps: {
    'how-often': {
      ask: t`À ${s('castulo')}, le préteur d’Ulterior assiège ${s('toletum')}. Combien de fois chaque valeur est-elle doublée\u00a0?`,
      done: t`Les deux autres généraux sont connectés à ${s('toletum')}, l’armée de ${s('puciala')} à ${s('castulo')}\u00a0: ×4 contre ×2 (${r('4.3-double')}).`,
      hints: [
        t`Voyez quels généraux sont connectés à ${s('toletum')}.`,
        t`Et quelles armées sont connectées à ${s('castulo')}.`,
      ],
      options: {
        'twice-once': t`la sienne deux fois, celle de la ville une fois`,
        'once-once': t`la sienne une fois, celle de la ville une fois`,
        'twice-never': t`la sienne deux fois, celle de la ville jamais`,
        'twice-twice': t`la sienne deux fois, celle de la ville deux fois`,
      },
      wrong: t`Comptez les généraux connectés à ${s('toletum')} et les armées connectées à ${s('castulo')}.`,
    },
    'where-to-stand': {
      ask: t`Le consul veut assiéger ${s('toletum')}. Depuis quelles 2 de ces villes échappe-t-il à toute embuscade\u00a0?`,
      done: t`${s('segontia')} et ${s('abula')} ne sont connectées à aucune des deux armées.`,
      hints: [
        t`Les armées sont à ${s('puciala')} et à ${s('capara')}.`,
        t`${s('puciala')} est connectée à ${s('segobriga')} et à ${s('castulo')}, ${s('capara')} à ${s('emerita')}.`,
      ],
      wrong: t`Une armée y est connectée.`,
    },
    'step-aside': {
      ask: t`Le consul a 5\u00a0deniers. Gagnez à coup sûr à ${s('numantia')}, bouclier\u00a06.`,
      done: t`À ${s('calagurris')}, l’armée de ${s('segobriga')} ne lui est plus connectée\u00a0: (dé + 3) ×2 contre 6.`,
      lost: t`Le siège n’est plus certain.`,
      hints: [
        t`À ${s('bilbilis')}, l’armée de ${s('segobriga')} lui est connectée.`,
        t`Allez à ${s('calagurris')} par ${s('salduba')}, et assiégez avec 3\u00a0deniers.`,
      ],
      poor: {
        ambushed: t`L’embuscade porte le bouclier à 12\u00a0: (dé + 3) ×2 doit le dépasser.`,
        'two-coins': t`(1 + 2) ×2 = 6 ne dépasse pas 6. Il restait un troisième denier.`,
      },
      wrongs: {},
    },
  },
  after: t`Vos figurines doublent si elles sont connectées à l’ennemi, les siennes si elles le sont à vous (${r('4.3-double')}). Un denier de mouvement vaut souvent mieux qu’un denier ajouté au dé.`,
};

export const anAttack: WordsOfLesson<Lessons['an-attack']> = {
  title: 'Une attaque',
  learn: t`Deux dés, le groupe de révoltes, et ce que l’on risque.`,
  about: t`Contre une armée, les deux camps lancent un dé. Une victoire retire l’armée et toutes les révoltes de sa ville\u00a0; une défaite retire le général, et avec lui les garnisons de sa case.`,
  steps: {
    'fewest-coins': {
      ask: t`À ${s('cauca')}, le consul attaque l’armée de ${s('pallantia')}. Combien de deniers rendent la victoire certaine\u00a0?`,
      done: t`1\u00a0garnison, et le préteur double, à ${s('deobriga')}\u00a0: (1 + 2 + 1) ×2 = 8 contre 7 au plus.`,
      hints: [t`L’armée a 1\u00a0révolte\u00a0: 6 + 1 au plus.`, t`La plus petite valeur romaine doit dépasser 7.`],
      options: {
        '1': t`1\u00a0denier`,
        '2': t`2\u00a0deniers`,
        '3': t`3\u00a0deniers`,
        never: t`aucun nombre de deniers`,
      },
      wrong: t`Comparez la plus petite valeur romaine et la plus grande valeur hispanique.`,
    },
    'all-or-nothing': {
      ask: t`La même attaque sans la garnison, avec 3\u00a0deniers. Rendez-la certaine.`,
      done: t`(1 + 3) ×2 = 8 contre 7 au plus.`,
      lost: t`Les dés auraient pu en décider autrement.`,
      hints: [t`Une défaite retirerait le consul.`, t`Attaquez avec 3\u00a0deniers.`],
      poor: {
        'two-coins': t`I contre 6, c’est 6 contre 7\u00a0: le consul peut être perdu.`,
        'one-coin': t`Plusieurs résultats font perdre le consul.`,
      },
      wrongs: {
        besiege: { label: t`Assiéger ${s('pallantia')}.`, because: t`Une armée s’y trouve.` },
      },
    },
    'cut-the-group': {
      ask: t`L’armée de ${s('lancia')} a 5\u00a0révoltes en soutien. Battez-la à coup sûr avec 3\u00a0deniers.`,
      done: t`Sans ${s('noega')}, les révoltes de ${s('lucus')} ne soutiennent plus l’armée\u00a0: dé + 1 (${r('4.4-revolts')}).`,
      lost: t`La victoire n’est plus certaine.`,
      hints: [
        t`${s('noega')}, bouclier\u00a01, joint ${s('lucus')} à ${s('lancia')}.`,
        t`Assiégez ${s('noega')} avec 1\u00a0denier, puis attaquez avec 2.`,
      ],
      poor: { 'at-once': t`Avec les 3\u00a0deniers d’emblée, I contre 6 donne 10 contre 11, et le consul est retiré.` },
      wrongs: {},
    },
  },
  after: t`Le minimum romain contre le maximum hispanique\u00a0: s’il le dépasse, l’attaque est certaine (${r('4.4-result')}). Sinon, pesez ce que vous pouvez perdre.`,
};

export const afterADefeat: WordsOfLesson<Lessons['after-a-defeat']> = {
  title: 'Après une défaite',
  learn: t`Les deniers bloqués, et le retour sur le plateau.`,
  about: t`Un général retiré bloque 1\u00a0denier à chaque tour jusqu’à son retour. Au début de son tour, il revient sans rien dépenser.`,
  steps: {
    'coins-next': {
      ask: t`Le niveau donne 6\u00a0deniers. Le préteur d’Ulterior et le consul sont hors du plateau. Combien de deniers a le tour du préteur de Citerior\u00a0?`,
      done: t`Chacun des 2\u00a0généraux bloque 1\u00a0denier (${r('4.4-coin')}).`,
      hints: [t`Comptez les généraux hors du plateau.`, t`6 moins 2.`],
      options: { '3': t`3\u00a0deniers`, '4': t`4\u00a0deniers`, '5': t`5\u00a0deniers`, '6': t`6\u00a0deniers` },
      wrong: t`Chaque général hors du plateau bloque 1 des 6\u00a0deniers.`,
    },
    'the-way-back': {
      ask: t`Le consul revient. Placez une de ses garnisons à ${s('oiasso')} dans ce tour.`,
      done: t`Il est revenu sur la flotte en ${s('mare-cantabricum')}, à 1\u00a0segment d’${s('oiasso')}.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Le consul revient sur la flotte de son choix (${r('3.4')}).`,
        t`Revenez en ${s('mare-cantabricum')}, allez à ${s('oiasso')}, placez une garnison.`,
      ],
      poor: {},
      wrongs: {
        'on-land': { label: t`Revenir à ${s('oiasso')}.`, because: t`Le consul revient sur une flotte.` },
      },
    },
  },
  after: t`Un préteur revient dans une ville sans révolte de sa province, le consul sur une flotte (${r('3.4')}). Si toute sa province est en révolte, le préteur reste absent (${r('3.4-shut')}).`,
};
