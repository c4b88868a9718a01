import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des exemples de siège et d’attaque (4.3, 4.4). */

export const praetorAtToletum: WordsOfScene<Scenes['the-praetor-at-toletum']> = {
  title: 'Le préteur assiège Toletum',
  about: t`Le préteur de Citerior assiège ${s('toletum')}, bouclier\u00a06. Il a des garnisons à ${s('bilbilis')} et à ${s('salduba')}\u00a0; le consul est connecté à la ville, une armée au préteur.`,
  steps: [
    t`1\u00a0denier, 2\u00a0garnisons et 1 pour sa province font 4, et le consul double\u00a0: (dé + 4) ×2. L’armée de ${s('numantia')} double le bouclier\u00a0: 12. Sur III, c’est 14 contre 12.`,
  ],
  after: t`Il gagne sur III ou plus, soit 4\u00a0résultats sur 6. Sur II, les deux valeurs seraient 12, et rien ne changerait (${r('4.3-result')}).`,
  tasks: {
    'for-certain': {
      ask: t`Gagnez le siège avec assez de deniers pour que tout résultat suffise.`,
      done: t`Avec 3\u00a0deniers, c’est (dé + 6) ×2\u00a0: au moins 14 contre 12.`,
      lost: t`La révolte est retirée, mais le dé aurait pu en décider autrement.`,
      hints: [
        t`Regardez ${s('toletum')}.`,
        t`Chaque denier ajoute 1 avant le ×2.`,
        t`Assiégez ${s('toletum')} avec 3\u00a0deniers.`,
      ],
    },
  },
  wrongs: {
    'an-army-is-there': {
      label: t`Assiéger ${s('numantia')}.`,
      because: t`Une armée s’y trouve\u00a0: il faut l’attaquer.`,
    },
  },
};

export const consulAtToletum: WordsOfScene<Scenes['the-consul-at-toletum']> = {
  title: 'Le consul assiège Toletum',
  about: t`La même position, au tour du consul, à ${s('abula')}. Sa seule garnison proche est à ${s('salmantica')}.`,
  steps: [
    t`1\u00a0denier et 1\u00a0garnison font 2, et le préteur double\u00a0: (dé + 2) ×2. Aucune armée n’est connectée au consul\u00a0: le bouclier reste 6. Sur II, c’est 8 contre 6.`,
  ],
  after: t`Il gagne sur II ou plus, soit 5\u00a0résultats sur 6. Les garnisons du préteur ne comptent pas pour lui, mais il évite l’embuscade (${r('4.3-double')}).`,
  tasks: {
    'for-certain': {
      ask: t`Gagnez le siège avec 2\u00a0deniers.`,
      done: t`(1 + 3) ×2 = 8, plus que 6\u00a0: c’est certain.`,
      lost: t`La révolte est retirée avec un autre nombre de deniers.`,
      hints: [
        t`Regardez ${s('toletum')}.`,
        t`Avec 1\u00a0denier, seul le résultat I échoue.`,
        t`Assiégez ${s('toletum')} avec 2\u00a0deniers.`,
      ],
    },
  },
  wrongs: {},
};

export const twoGroups: WordsOfScene<Scenes['two-groups-of-garrisons']> = {
  title: 'Quelles garnisons soutiennent le consul',
  about: t`Le consul, à ${s('segontia')}, assiège ${s('numantia')}, bouclier\u00a06. Il a des garnisons à ${s('salduba')}, ${s('bilbilis')}, ${s('cauca')} et ${s('olisipo')}\u00a0; celle de ${s('segobriga')} est au préteur.`,
  steps: [
    t`${s('bilbilis')} est connectée à lui et amène ${s('salduba')}\u00a0; ${s('cauca')} est un second groupe. ${s('olisipo')} n’est connectée ni à l’un ni à l’autre, ${s('segobriga')} est d’une autre couleur. Avec 3\u00a0deniers\u00a0: dé + 6.`,
  ],
  after: t`Le pire résultat donne 7 contre 6. Tous les groupes connectés au général comptent, chaque disque une fois (${r('4.3-support')}).`,
  tasks: {
    'with-two-coins': {
      ask: t`Gagnez avec 2\u00a0deniers, et à coup sûr.`,
      done: t`Une garnison sur sa propre case le soutient aussi\u00a0: dé + 2 + 4. Elle coûte 1\u00a0denier une seule fois, et elle reste.`,
      lost: t`La révolte est retirée sans une quatrième garnison en soutien.`,
      hints: [
        t`Regardez ${s('segontia')}, où est le consul.`,
        t`Une garnison sur sa propre case compte.`,
        t`Placez une garnison, puis assiégez avec 2\u00a0deniers.`,
      ],
    },
  },
  wrongs: {},
};

export const fourTimes: WordsOfScene<Scenes['four-times-at-toletum']> = {
  title: 'Deux fois ×2',
  about: t`Les deux préteurs sont connectés à ${s('toletum')}. Le consul est à ${s('segobriga')}, connecté à une armée à ${s('puciala')}.`,
  steps: [
    t`Le consul va à ${s('segontia')}, qui n’est pas connectée à ${s('puciala')}.`,
    t`2\u00a0généraux le soutiennent\u00a0: (dé + 1) ×4. Le pire résultat donne 8 contre 6.`,
  ],
  after: t`Chaque figurine double une fois de plus (${r('4.3-double')}). Pour 1\u00a0denier de mouvement, il évite l’embuscade, qui aurait porté le bouclier à 12.`,
  tasks: {
    'without-moving': {
      ask: t`Depuis ${s('segobriga')}, gagnez à coup sûr contre le bouclier doublé.`,
      done: t`(1 + 3) ×4 = 16, plus que 12.`,
      lost: t`La révolte est retirée depuis une autre ville, ou avec moins de deniers.`,
      hints: [
        t`Regardez ${s('segobriga')} et l’armée qui lui est connectée.`,
        t`Avec 2\u00a0deniers, le résultat I donnerait 12 contre 12.`,
        t`Assiégez ${s('toletum')} avec 3\u00a0deniers.`,
      ],
    },
  },
  wrongs: {},
};

export const certainAtBracara: WordsOfScene<Scenes['certain-at-bracara']> = {
  title: 'Victoire certaine à Bracara',
  about: t`Le consul, à ${s('lucus')}, a des garnisons à ${s('noega')} et à ${s('asturica')}. Une armée est à ${s('bracara')} avec 2\u00a0révoltes, une autre à ${s('conimbriga')} avec 1.`,
  steps: [
    t`2\u00a0deniers et 2\u00a0garnisons font 4, et le préteur d’Ulterior double\u00a0: (dé + 4) ×2. L’armée a 3\u00a0révoltes en soutien\u00a0: dé + 3. Même I contre 6, c’est 10 contre 9.`,
  ],
  after: t`L’armée et ses 2\u00a0révoltes sont retirées, et le consul n’avance pas (${r('4.4-result')}). Le préteur de Citerior, à ${s('asturica')}, n’aide personne\u00a0: il n’est connecté qu’à des Romains.`,
  tasks: {
    'enter-bracara': {
      ask: t`Faites entrer le consul à ${s('bracara')}.`,
      done: t`Avancer est un mouvement comme un autre\u00a0: 1\u00a0denier.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez ${s('bracara')}\u00a0: elle est libre maintenant.`,
        t`Le consul a encore 4\u00a0deniers.`,
        t`Déplacez le consul vers ${s('bracara')}.`,
      ],
    },
  },
  wrongs: {
    besiege: { label: t`Assiéger ${s('bracara')}.`, because: t`Une armée s’y trouve.` },
    'too-far': { label: t`Attaquer l’armée de ${s('conimbriga')}.`, because: t`${s('lucus')} n’y est pas connectée.` },
  },
};

export const fromTheSea: WordsOfScene<Scenes['an-attack-from-the-sea']> = {
  title: 'L’attaque depuis la mer',
  about: t`La même position, au tour du préteur d’Ulterior, à ${s('talabriga')}, connecté aux deux armées. De là, son attaque sur ${s('bracara')} avec 2\u00a0deniers serait (dé + 3) ×2 contre (dé + 3) ×2.`,
  steps: [
    t`Il va sur la flotte en ${s('mare-atlanticum')}\u00a0: l’armée de ${s('conimbriga')} n’y est pas connectée.`,
    t`C’est maintenant (dé + 3) ×2 contre dé + 3. Sur II et 6, c’est 10 contre 9.`,
  ],
  after: t`Pour 1\u00a0denier de mouvement, l’armée perd son embuscade (${r('4.3-double')}). La garnison de ${s('talabriga')} soutient toujours le préteur.`,
  tasks: {
    'for-certain': {
      ask: t`Battez l’armée de ${s('bracara')} sans qu’aucun jet puisse l’empêcher.`,
      done: t`Depuis la mer, avec 3\u00a0deniers\u00a0: (1 + 4) ×2 = 10 contre 9 au plus.`,
      lost: t`Les dés auraient pu en décider autrement.`,
      hints: [
        t`Regardez ${s('mare-atlanticum')}.`,
        t`Comparez la plus petite valeur romaine et la plus grande valeur hispanique.`,
        t`Allez en ${s('mare-atlanticum')}, puis attaquez avec 3\u00a0deniers.`,
      ],
    },
  },
  wrongs: {},
};

export const defeatAtConimbriga: WordsOfScene<Scenes['defeat-at-conimbriga']> = {
  title: 'Une défaite à Conimbriga',
  about: t`Le préteur d’Ulterior, à ${s('talabriga')}, attaque l’autre armée. Aucun général ne le soutient, et l’armée de ${s('bracara')} lui tend une embuscade.`,
  steps: [t`2\u00a0deniers et 1\u00a0garnison\u00a0: dé + 3 contre (dé + 3) ×2. Sur IV et 2, c’est 7 contre 10.`],
  after: t`Le préteur et la garnison de sa ville sont retirés, et sa phase romaine finit, avec 4\u00a0deniers perdus (${r('4.4-result')}). Il bloque 1\u00a0denier jusqu’à son retour (${r('4.4-coin')}).`,
  tasks: {},
  wrongs: {},
};
