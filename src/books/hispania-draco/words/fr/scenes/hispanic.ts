import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des exemples de la phase hispanique (5). */

export const flaviobrigaRises: WordsOfScene<Scenes['flaviobriga-rises']> = {
  title: 'Un jet en Cantabria',
  about: t`Le consul est à ${s('aracillum')} (VI-3), sa garnison à ${s('pallantia')} (VI-4). ${s('oiasso')}, ${s('deobriga')} et ${s('pompaelo')} sont en révolte, avec une armée à ${s('pompaelo')}. ${s('flaviobriga')} (VI-6) est vide.`,
  steps: [
    t`Le consul termine sa phase romaine.`,
    t`Les dés donnent VI et 6\u00a0: une révolte est placée à ${s('flaviobriga')}. L’armée se déplace ensuite.`,
  ],
  after: t`Sur VI-3 ou VI-4, rien n’aurait changé (${r('5.1-held')})\u00a0; sur VI-1 ou VI-5, une seconde révolte aurait été placée (${r('5.1-full')}).`,
  tasks: {
    'protect-three': {
      ask: t`Protégez ${s('aracillum')}, ${s('pallantia')} et ${s('flaviobriga')} avant le jet.`,
      done: t`Une garnison reste sur place, et le consul protège lui-même la ville suivante.`,
      lost: t`La phase hispanique a commencé.`,
      hints: [
        t`Regardez ${s('aracillum')} et ${s('flaviobriga')}.`,
        t`Une garnison ou un général protège sa ville.`,
        t`Placez une garnison à ${s('aracillum')} et allez à ${s('flaviobriga')}.`,
      ],
    },
  },
  wrongs: {},
};

export const deobrigaIsFull: WordsOfScene<Scenes['deobriga-is-full']> = {
  title: 'Ville pleine, puis second disque',
  about: t`La même position, pendant 2\u00a0phases hispaniques de suite. Cantabria a déjà son armée.`,
  steps: [
    t`VI-2\u00a0: ${s('deobriga')} a 3\u00a0révoltes, et la province ne peut recevoir de seconde armée. Rien ne change. L’armée va à ${s('oiasso')}.`,
    t`Le préteur de Citerior ne dépense rien.`,
    t`VI-5\u00a0: ${s('pompaelo')} a une révolte, et Cantabria a toujours son armée. Une seconde révolte est placée. L’armée va dans la seule ville sans révolte.`,
  ],
  after: t`Une ville contient 3\u00a0disques au plus (${r('5.1-full')}). Une armée compte pour sa province, où qu’elle y soit allée.`,
  tasks: {},
  wrongs: {},
};

export const armyAtOiasso: WordsOfScene<Scenes['an-army-at-oiasso']> = {
  title: 'Une révolte lève une armée',
  about: t`Les mêmes villes sans l’armée\u00a0: la réserve a 3\u00a0armées, Cantabria n’en a aucune.`,
  steps: [
    t`VI-1\u00a0: ${s('oiasso')} a une révolte, une armée y est donc placée. Elle se déplace aussitôt vers ${s('flaviobriga')}, seule ville de Cantabria connectée et sans révolte.`,
  ],
  after: t`L’armée passe avant une nouvelle révolte, même dans une ville qui en a 3 (${r('5.1-army')}). À ${s('flaviobriga')}, une révolte est placée sous elle (${r('5.2-enter')}).`,
  tasks: {},
  wrongs: {},
};

export const threeArmies: WordsOfScene<Scenes['three-armies-move']> = {
  title: 'Trois armées dans l’ordre',
  about: t`Des armées en Carpetania (III), Lusitania (IV) et Gallaecia (V). Un groupe de 9\u00a0révoltes les soutient. Le préteur d’Ulterior est à ${s('capara')}, des garnisons à ${s('abula')} et à ${s('conimbriga')}.`,
  steps: [
    t`III\u00a0: le dé donne 1, l’armée assiège ${s('abula')} avec dé + 9 contre 1 ×2\u00a0: le préteur, connecté à elle, double le bouclier. IV\u00a0: une seule ville possible, ${s('conimbriga')}, dé + 9 contre 4. V\u00a0: toutes les villes sont en révolte, et sur 3 l’armée va à ${s('asturica')}.`,
  ],
  after: t`Les deux garnisons sont perdues, et aucune armée victorieuse n’avance (${r('5.2-siege')}). De l’ordre dépend qui est encore là pour soutenir les autres.`,
  tasks: {},
  wrongs: {},
};

export const praetorAtCapara: WordsOfScene<Scenes['the-praetor-at-capara']> = {
  title: 'L’armée s’en prend au préteur',
  about: t`L’armée de ${s('salmantica')} est connectée à ${s('abula')}, bouclier\u00a01, et à ${s('capara')}, bouclier\u00a03. Sur 1, elle va à ${s('abula')}\u00a0; sur 2, elle reste\u00a0; sur 3 à 6, elle attaque le préteur.`,
  steps: [t`Le dé donne 5\u00a0: elle attaque le préteur, dé + 9 contre dé + 1. Même 1 contre VI, c’est 10 contre 7.`],
  after: t`Le préteur est retiré et bloque 1\u00a0denier (${r('5.2-attack')}). Son 1 venait de la garnison de ${s('conimbriga')}.`,
  tasks: {},
  wrongs: {},
};

export const equallyNear: WordsOfScene<Scenes['two-shields-equally-near']> = {
  title: 'Deux boucliers à égale distance',
  about: t`L’armée de ${s('lucus')} est connectée à ${s('noega')} (1), ${s('asturica')} (3), ${s('bracara')} (5) et ${s('brigantium')} (6), toutes en révolte.`,
  steps: [t`Le dé donne 4\u00a0: 3 et 5 sont à égale distance. L’armée ne se déplace pas.`],
  after: t`1 mène à ${s('noega')}, 3 à ${s('asturica')}, 5 à ${s('bracara')}, 6 à ${s('brigantium')}\u00a0; sur 2 et 4, elle reste (${r('5.2-choice')}).`,
  tasks: {},
  wrongs: {},
};

export const lanciaBeyond: WordsOfScene<Scenes['lancia-looks-beyond']> = {
  title: 'Au-delà de la province',
  about: t`Toutes les villes de Gallaecia sont en révolte, et son armée est à ${s('lancia')}. Cantabria n’a pas d’armée.`,
  steps: [
    t`${s('aracillum')} et ${s('pallantia')}, en Cantabria, comptent désormais, et elles sont sans révolte. Le dé donne 5\u00a0: ${s('pallantia')}, bouclier\u00a04, est plus proche qu’${s('aracillum')}, bouclier\u00a03.`,
  ],
  after: t`L’armée est désormais celle de Cantabria (${r('5.2-beyond')}), et une révolte est placée sous elle.`,
  tasks: {},
  wrongs: {},
};

export const gapInGallaecia: WordsOfScene<Scenes['a-gap-in-gallaecia']> = {
  title: 'Une brèche retient l’armée',
  about: t`La même révolte en Gallaecia, avec le consul en ${s('mare-cantabricum')} et 1\u00a0denier.`,
  steps: [
    t`Il assiège ${s('noega')}, bouclier\u00a01\u00a0: le pire résultat donne 2. La révolte est retirée.`,
    t`Il termine sa phase romaine.`,
    t`Les dés placent une révolte à ${s('beseda')}. Gallaecia n’est plus tout entière en révolte\u00a0: l’armée va à ${s('noega')}, seule ville sans révolte.`,
  ],
  after: t`Une seule ville sans révolte a suffi (${r('5.2-beyond')}). L’armée referme elle-même la brèche\u00a0: le répit est court.`,
  tasks: {},
  wrongs: {},
};

export const noRevoltLeft: WordsOfScene<Scenes['no-revolt-left']> = {
  title: 'Plus une révolte en réserve',
  about: t`Le plateau a 17\u00a0révoltes, la piste du temps 5\u00a0: la réserve est vide. L’armée de ${s('talabriga')} veut entrer à ${s('conimbriga')}.`,
  steps: [t`${s('conimbriga')} est sans révolte\u00a0: il faudrait en placer une sous l’armée.`],
  after: t`Il n’y en a plus, et les Romains perdent aussitôt (${r('3.2')}). Une garnison à ${s('conimbriga')} l’aurait empêché.`,
  tasks: {},
  wrongs: {},
};
