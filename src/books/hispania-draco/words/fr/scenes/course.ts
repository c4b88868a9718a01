import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** Les mots des exemples de mise en place, de fin de partie et de retour d’un général (2, 3). */

export const setUp: WordsOfScene<Scenes['set-up-at-6-4-3-4-2']> = {
  title: 'Une mise en place, niveau 6-4-3-4-2',
  about: t`Les flottes sont dans les mers 1, 2 et 3. Les dés placent les révoltes et les armées, puis les joueurs placent les voies et les généraux.`,
  steps: [
    t`Le dé hispanique donne 4, 5, 2, 4, 3 et 6, un résultat par province, dans l’ordre. Il désigne la ville\u00a0: 1 ou 2 y placent 3\u00a0révoltes, 3 ou 4 en placent 2, 5 ou 6 en placent 1. Le dé romain donne ensuite II et V pour les armées.`,
    t`La première voie part de ${s('gades')}, que dessert une voie imprimée, et mène à ${s('emerita')}.`,
    t`La deuxième continue d’${s('emerita')} à ${s('capara')}.`,
    t`La troisième va de ${s('tarraco')} à ${s('ilerda')}.`,
    t`La quatrième joint ${s('basti')} et ${s('carthago-nova')}\u00a0: les deux bouts peuvent être déjà desservis.`,
    t`Le préteur d’Ulterior est placé à ${s('gades')}.`,
    t`Le préteur de Citerior est placé à ${s('valentia')}.`,
    t`Le consul est placé sur la flotte en ${s('mare-ibericum')}.`,
  ],
  after: t`Le plateau a 11\u00a0révoltes et 2\u00a0armées, la réserve 11\u00a0révoltes et 1\u00a0armée. Le préteur d’Ulterior commence avec 6\u00a0deniers.`,
  tasks: {
    'to-the-west': {
      ask: t`Placez les voies de sorte qu’une seule chaîne mène de ${s('gades')} à ${s('ebora')}.`,
      done: t`La chaîne vaut 1\u00a0connexion\u00a0: 1\u00a0denier de ${s('gades')} à ${s('ebora')} (${r('4.1-road')}).`,
      lost: t`Toutes les voies sont placées, et aucune chaîne ne mène à ${s('ebora')}.`,
      hints: [
        t`Regardez ${s('emerita')}.`,
        t`Une voie ne peut partir que d’une ville déjà desservie.`,
        t`Placez ${s('gades')}–${s('emerita')}, puis ${s('emerita')}–${s('ebora')}.`,
      ],
    },
  },
  wrongs: {
    'into-a-revolt': {
      label: t`Placer une voie de ${s('corduba')} à ${s('regina')}.`,
      because: t`${s('regina')} contient 3\u00a0révoltes.`,
    },
    'away-from-all-roads': {
      label: t`Placer une voie de ${s('capara')} à ${s('salmantica')}.`,
      because: t`Aucune voie ne dessert encore ces villes.`,
    },
    'into-a-capital': {
      label: t`Placer une voie d’${s('emerita')} à ${s('toletum')}.`,
      because: t`${s('toletum')} est une capitale.`,
    },
  },
};

export const revoltInUlterior: WordsOfScene<Scenes['a-revolt-in-ulterior']> = {
  title: 'Six capitales, et pas encore de victoire',
  about: t`Les 6\u00a0capitales ont leur garnison. Une révolte à ${s('baecula')}, ville d’Ulterior, empêche encore la victoire romaine.`,
  steps: [
    t`Le préteur d’Ulterior va à ${s('corduba')} pour 1\u00a0denier.`,
    t`Il assiège ${s('baecula')} avec 1\u00a0denier. Sa province ajoute 1\u00a0: le pire résultat donne 3 contre un bouclier de 2.`,
  ],
  after: t`La partie est gagnée aussitôt (${r('3.1')}). Les 2\u00a0révoltes de ${s('lancia')} ne comptent pas\u00a0: seules les provinces romaines doivent être sans révolte.`,
  tasks: {},
  wrongs: {
    'from-gades': {
      label: t`Assiéger ${s('baecula')} depuis ${s('gades')}.`,
      because: t`Une voie ne crée pas de connexion pour un siège.`,
    },
  },
};

export const returnOfPraetor: WordsOfScene<Scenes['the-return-of-a-praetor']> = {
  title: 'Le retour d’un préteur',
  about: t`Le préteur de Citerior et le consul sont hors du plateau. C’est le tour du préteur, et ${s('carthago-nova')} est en révolte.`,
  steps: [t`Le préteur revient à ${s('dertosa')}, sans dépenser de denier.`],
  after: t`Son denier est de nouveau libre, celui du consul reste bloqué\u00a0: il joue avec 5\u00a0deniers au lieu de 6 (${r('4.4-coin')}).`,
  tasks: {
    gerunda: {
      ask: t`Choisissez son retour de sorte qu’il puisse placer une garnison à ${s('gerunda')} dans ce tour.`,
      done: t`2\u00a0deniers pour la connexion, 1 pour la garnison.`,
      lost: t`La phase romaine est finie.`,
      hints: [
        t`Regardez ${s('tarraco')}.`,
        t`Choisissez la ville connectée à ${s('gerunda')}.`,
        t`Revenez à ${s('tarraco')}, allez à ${s('gerunda')}, placez une garnison.`,
      ],
    },
  },
  wrongs: {
    'in-revolt': {
      label: t`Revenir à ${s('carthago-nova')}.`,
      because: t`La ville est en révolte.`,
    },
    'not-his': {
      label: t`Revenir à ${s('gades')}.`,
      because: t`La ville est de l’autre province.`,
    },
  },
};

export const roundEnds: WordsOfScene<Scenes['the-round-ends']> = {
  title: 'La fin d’une manche',
  about: t`Le troisième tour de la première manche, celui du consul\u00a0: il reste sa phase hispanique. Le plateau a 3\u00a0révoltes.`,
  steps: [
    t`Les dés désignent I-4, ${s('salduba')}, que protège une garnison. Aucune armée ne se déplace, et la manche finit.`,
  ],
  after: t`1\u00a0révolte de la réserve couvre l’an\u00a0198 et sort du jeu (${r('6')}). Il en reste 18, et la manche\u00a02 commence avec le préteur d’Ulterior.`,
  tasks: {},
  wrongs: {},
};

export const lastYear: WordsOfScene<Scenes['the-last-year']> = {
  title: 'La dernière année',
  about: t`Manche\u00a011. Cinq capitales ont leur garnison, et le consul est dans la sixième, ${s('flaviobriga')}. Une révolte à ${s('pompaelo')} l’a tenue fermée.`,
  steps: [t`Les dés désignent ${s('oiasso')}\u00a0: une révolte y est placée. Puis la manche finit.`],
  after: t`La révolte de fin de manche couvre la dernière case, 18. Les Romains perdent, même si la réserve n’est pas vide (${r('3.2')}).`,
  tasks: {},
  wrongs: {},
};
