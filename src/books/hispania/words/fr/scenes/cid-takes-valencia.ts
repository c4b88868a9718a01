import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-takes-valencia'> = {
  title: 'El Cid à l’assaut de Valence',
  about: t`Toutes les autres nations ont joué, et El Cid a marqué 18\u00a0PV en mission. Sa propre séquence commence. Il a 3\u00a0Chevaliers\u00a0; ${p('valencia')}, une capitale, contient un Château-fort et 3\u00a0Infanteries. Prenez-la, et gardez une unité pour la contrôler.`,
  steps: [
    t`Il ne se déplace pas sur la carte. Il est placé avec ses 3\u00a0Chevaliers directement à ${p('valencia')}.`,
    t`La bataille commence.`,
    t`Les 3\u00a0Chevaliers visent l’Infanterie, et tous les 3 touchent. Six dés répondent, pour une seule touche\u00a0: un Chevalier est touché.`,
    t`Il continue, et 3\u00a0touches font du Château-fort une Ruine. Les derniers dés du Château-fort détruisent le Chevalier touché.`,
    t`Il reste deux Chevaliers. Il en sacrifie un pour un nouveau Château-fort, et l’autre reste dans la province.`,
  ],
  after: t`Un Château-fort, un Chevalier et le Chef El Cid finissent le tour à ${p('valencia')}. Cela rapporte 5\u00a0PV aussitôt, en plus des 18 (${r('11-el-cid-valencia')}). ${n('el-cid')} n’a pas reçu d’Or\u00a0; la nation ne collecte un revenu qu’à partir du tour\u00a018.`,
  tasks: {
    'saves-his-knights': {
      ask: t`Le 1er\u00a0round est fini, et il reste un Château-fort. Jouez la prudence\u00a0: retraitez hors carte avec les deux Chevaliers intacts.`,
      done: t`Ils peuvent attaquer de nouveau au tour\u00a018. Le Chevalier touché ne peut pas retraiter, et combat encore.`,
      lost: t`Le 2e\u00a0round est joué, ou les Chevaliers ont retraité ailleurs.`,
      hints: [
        t`${n('el-cid')} peut retraiter là où aucune autre nation ne le peut.`,
        t`Certaines unités peuvent retraiter et d’autres rester\u00a0; un Chevalier touché doit rester.`,
        t`Retraitez hors carte avec 2\u00a0Chevaliers.`,
      ],
    },
    'comes-with-one': {
      ask: t`Recommencez, et gardez hors carte pour le tour\u00a018 autant d’unités que possible.`,
      done: t`Un Chevalier attaque, et a peu de chances de survivre. Les 2\u00a0autres peuvent attaquer au tour\u00a018, mais le Chef El Cid est alors sur le point de partir.`,
      lost: t`Il reste moins de 2\u00a0Chevaliers hors carte. Recommencez.`,
      hints: [
        t`Vous choisissez combien d’unités attaquent.`,
        t`Au moins 1\u00a0unité doit attaquer au tour\u00a017.`,
        t`Placez 1\u00a0Chevalier, et terminez la phase.`,
      ],
    },
  },
  wrongs: {
    'to-denia': {
      label: t`Entrer à ${p('denia')}, que personne ne défend.`,
      because: t`Quand il vient de hors carte, il ne peut entrer qu’à ${p('valencia')}.`,
    },
    'stays-away': {
      label: t`Ne pas attaquer, et garder les Chevaliers pour le tour\u00a018.`,
      because: t`Vous choisissez combien d’unités attaquent, mais il en faut au moins 1\u00a0: au tour\u00a017, il attaque ${p('valencia')}.`,
    },
    'no-way-round': {
      label: t`Entrer à ${p('valencia')}, sans combattre.`,
      because: t`Des unités de 2\u00a0nations dans la même province doivent combattre.`,
    },
  },
};
