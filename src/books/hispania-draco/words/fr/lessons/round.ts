import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots de la leçon sur une manche entière, et de la première manche guidée. */

export const wholeRound: WordsOfLesson<Lessons['whole-round']> = {
  title: 'Une manche entière',
  learn: t`Trois tours, trois phases hispaniques, et la fin de la manche.`,
  about: t`Chaque général a son tour\u00a0: d’abord sa phase romaine, puis une phase hispanique. Le préteur d’Ulterior commence, avec 6\u00a0deniers.`,
  steps: {
    'praetor-of-ulterior': {
      ask: t`Libérez à coup sûr ${s('castulo')}, bouclier\u00a04, et laissez-y une garnison.`,
      done: t`3\u00a0deniers et 1 pour la province\u00a0: même I donne 5. Le mouvement et la garnison en ont pris 2 de plus.`,
      lost: t`Le siège n’était pas certain.`,
      hints: [
        t`À ${s('corduba')}, sa province ajoute 1.`,
        t`Assiégez ${s('castulo')} avec 3\u00a0deniers, allez-y, placez une garnison.`,
      ],
      poor: {
        'one-coin': t`Dé + 2 contre 4\u00a0: I et II échouent.`,
        'two-coins': t`Dé + 3 contre 4\u00a0: I échoue. Une garnison placée d’abord à ${s('corduba')} aurait rendu le siège certain.`,
      },
      wrongs: {
        'into-the-revolt': { label: t`Aller aussitôt à ${s('castulo')}.`, because: t`La ville contient une révolte.` },
      },
    },
    'first-dice': {
      ask: t`Terminez la phase romaine, et lancez la phase hispanique.`,
      done: t`Les dés ont désigné une ville, et l’armée de ${s('salduba')} avait 3\u00a0villes possibles (${r('5.2-choice')}).`,
      hints: [t`Le denier qui reste est perdu.`, t`Terminez la phase, puis commencez la suivante.`],
      poor: {},
      wrongs: {},
    },
    'praetor-of-citerior': {
      ask: t`Battez l’armée de ${s('salduba')}, et laissez-y une garnison du préteur.`,
      done: t`1\u00a0garnison, 1 pour la province, et le consul double, à ${s('osca')}\u00a0: avec 1\u00a0denier déjà, (1 + 3) ×2 = 8 contre 7.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Le consul, à ${s('osca')}, est connecté à ${s('salduba')}.`,
        t`Attaquez avec 1\u00a0denier, allez à ${s('salduba')}, placez une garnison.`,
      ],
      poor: { pass: t`Tous les deniers sont perdus, et l’armée continue.` },
      wrongs: {},
    },
    'second-dice': {
      ask: t`Terminez la phase, et lancez les dés de révolte.`,
      done: t`Quoi que désignent les dés, une ville où se trouve un Romain est protégée (${r('5.1-held')}).`,
      hints: [t`Terminez d’abord la phase romaine.`, t`Lancez ensuite la phase hispanique.`],
      poor: {},
      wrongs: {},
    },
    consul: {
      ask: t`Ilergetia est libre. Placez une garnison du consul à ${s('osca')}, et une à ${s('ilerda')}.`,
      done: t`Une capitale est à vous, et une ville de plus ne peut plus se révolter.`,
      lost: t`${s('osca')} ou ${s('ilerda')} n’a pas de garnison du consul.`,
      hints: [
        t`Le consul est à ${s('osca')}, une capitale.`,
        t`Placez une garnison, allez à ${s('ilerda')}, placez-en une autre.`,
      ],
      poor: {
        'all-in-osca': t`3\u00a0garnisons remplissent la ville, et ne la protègent pas mieux qu’une seule.`,
        'osca-left-open': t`La capitale était ouverte, et un jet peut la fermer avant votre retour.`,
      },
      wrongs: {},
    },
    'last-dice': {
      ask: t`Terminez le troisième tour.`,
      done: t`La manche est finie\u00a0: une révolte de la réserve couvre l’an\u00a0198 (${r('6')}).`,
      hints: [t`Terminez d’abord la phase romaine.`, t`Lancez ensuite la phase hispanique.`],
      poor: {},
      wrongs: {},
    },
    'the-next-year': {
      ask: t`La manche\u00a02 a commencé. Quelle année couvrira la prochaine révolte de la piste du temps\u00a0?`,
      done: t`198 est couvert, 180 vient ensuite. Au bout de 11\u00a0manches, la dernière case, 18, est couverte.`,
      hints: [t`Une manche représente environ 18 ans.`, t`198 − 18.`],
      options: {
        '198': t`198\u00a0av.\u00a0J.-C.`,
        '180': t`180\u00a0av.\u00a0J.-C.`,
        '162': t`162\u00a0av.\u00a0J.-C.`,
      },
      wrong: t`198 a été couvert à la fin de la manche\u00a01.`,
    },
  },
  after: t`Ulterior, Citerior, consul, chacun avec ses deux phases, puis une révolte sur la piste du temps (${r('3.3')}, ${r('6')}). Vous avez 11\u00a0manches au plus.`,
};

export const firstRound: WordsOfLesson<Lessons['first-round']> = {
  title: 'Votre première manche',
  learn: t`La mise en place et la première manche d’une partie facile, pas à pas, puis la suite de la partie.`,
  about: t`Niveau 7-5-4-5-1, le plus facile\u00a0: 7\u00a0deniers par tour, 5\u00a0garnisons par général, 4\u00a0flottes, 5\u00a0voies, 1\u00a0armée.`,
  steps: {
    begin: {
      ask: t`Laissez les dés placer les révoltes et l’armée.`,
      done: t`1\u00a0ville par province, avec 1 à 3\u00a0révoltes (${r('2.4')}), et 1\u00a0armée (${r('2.5')}).`,
      hints: [t`Les flottes sont dans les mers 1 à 4.`, t`Commencez la mise en place.`],
      poor: {},
      wrongs: {},
    },
    roads: {
      ask: t`Placez les 5\u00a0voies, de façon à mener vos généraux près des révoltes.`,
      done: t`Une chaîne de voies coûte 1\u00a0denier, si longue qu’elle soit (${r('4.1-road')}).`,
      hints: [
        t`Une voie part d’une ville desservie, et ne mène ni à une révolte ni à une capitale.`,
        t`Le troisième indice joint les deux provinces romaines et mène à ${s('regina')}, ${s('salduba')}, ${s('gerunda')} et ${s('puciala')}.`,
      ],
      poor: {},
      wrongs: {
        'into-a-revolt': {
          label: t`Placer une voie de ${s('gades')} à ${s('emerita')}.`,
          because: t`${s('emerita')} est en révolte.`,
        },
      },
    },
    generals: {
      ask: t`Placez les 3\u00a0généraux, chacun près d’une ville en révolte.`,
      done: t`Le tour du préteur d’Ulterior commence.`,
      hints: [
        t`${s('emerita')} est connectée à ${s('gades')}, ${s('ilerda')} à ${s('tarraco')}, ${s('bracara')} à ${s('mare-atlanticum')}.`,
        t`Placez-les à ${s('gades')}, à ${s('tarraco')} et en ${s('mare-atlanticum')}.`,
      ],
      poor: {},
      wrongs: {},
    },
    'praetor-of-ulterior': {
      ask: t`Préteur d’Ulterior\u00a0: retirez une révolte, et placez une garnison.`,
      done: t`Une garnison sur sa propre case compte dans le siège, et la suivante tient ce qu’il a gagné.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`De ${s('gades')}, il peut assiéger ${s('emerita')}, bouclier\u00a05. Sa province ajoute 1.`,
        t`Placez une garnison, assiégez ${s('emerita')} avec 3\u00a0deniers (c’est certain), allez-y, placez une garnison\u00a0: 7\u00a0deniers.`,
      ],
      poor: {},
      wrongs: {},
    },
    'first-dice': {
      ask: t`Terminez la phase. Les dés et l’armée répondent.`,
      done: t`Une révolte de plus, et une armée en route (${r('5')}).`,
      hints: [t`Terminez d’abord la phase romaine.`, t`Lancez ensuite la phase hispanique.`],
      poor: {},
      wrongs: {},
    },
    'praetor-of-citerior': {
      ask: t`Préteur de Citerior\u00a0: retirez une révolte, et placez une garnison.`,
      done: t`Les provinces proches de la côte sont les premières à se calmer.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`De ${s('tarraco')}, il peut assiéger ${s('ilerda')}, bouclier\u00a05.`,
        t`Placez une garnison, assiégez ${s('ilerda')} avec 3\u00a0deniers (c’est certain), allez-y, placez une garnison.`,
      ],
      poor: {},
      wrongs: {},
    },
    'second-dice': {
      ask: t`Terminez la phase, et lancez les dés de révolte.`,
      done: t`C’est au consul.`,
      hints: [t`Terminez d’abord la phase romaine.`, t`Lancez ensuite la phase hispanique.`],
      poor: {},
      wrongs: {},
    },
    consul: {
      ask: t`Consul\u00a0: retirez une révolte ou placez une garnison, où vous voulez.`,
      done: t`Les flottes le mènent sur toutes les côtes.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`De ${s('mare-atlanticum')}, un siège de ${s('bracara')} à 3\u00a0deniers réussit sur III ou plus\u00a0: 2\u00a0chances sur 3.`,
        t`S’il échoue, 3\u00a0deniers de plus portent les chances à 8 sur 9 en tout.`,
      ],
      poor: {},
      wrongs: {},
    },
    'last-dice': {
      ask: t`Terminez le dernier tour de la manche.`,
      done: t`La manche\u00a02 commence, et la partie est à vous.`,
      hints: [t`Terminez d’abord la phase romaine.`, t`Lancez ensuite la phase hispanique.`],
      poor: {},
      wrongs: {},
    },
  },
  after: t`Il reste 10\u00a0manches au plus. Continuez cette partie\u00a0: vos réponses et leurs dés sont conservés.`,
};
