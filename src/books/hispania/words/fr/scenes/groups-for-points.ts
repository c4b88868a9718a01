import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, r } from '../../marks.ts';

export const words: WordsOf<'groups-for-points'> = {
  title: 'Des mises pour les quatre groupes',
  about: t`Les 4\u00a0groupes de la version standard sont adjugés par enchères secrètes. Chacun écrit une mise en PV pour chacun des groupes de ${n('carthage')}, de l’${n('umayyads')}, du ${n('visigoths')} et de ${n('rome')}\u00a0; puis les groupes sont tirés un à un. Le livret ne donne pas de nombres ici\u00a0: mises et tirages sont reconstitués.`,
  steps: [
    t`Le joueur\u00a01 écrit 10 pour ${n('rome')}, 3 pour le ${n('visigoths')}, 2 pour l’${n('umayyads')}.`,
    t`Le joueur\u00a02 écrit 8 pour ${n('rome')}, 6 pour le ${n('visigoths')}, 4 pour l’${n('umayyads')}.`,
    t`Le joueur\u00a03 écrit 10 pour ${n('rome')}, 4 pour le ${n('visigoths')}, 5 pour l’${n('umayyads')}.`,
    t`Le joueur\u00a04 ne mise rien. Le groupe de ${n('rome')} est tiré le premier, et les mises des joueurs\u00a01 et 3 sont égales.`,
    t`Ces 2\u00a0joueurs continuent ouvertement\u00a0: le joueur\u00a01 monte à 11.`,
    t`Le joueur\u00a03 passe. Les groupes du ${n('visigoths')}, de ${n('carthage')} et de l’${n('umayyads')} sont ensuite tirés.`,
  ],
  after: t`Le groupe de ${n('rome')} est adjugé au joueur\u00a01 pour 11, celui du ${n('visigoths')} au joueur\u00a02 pour 6, celui de l’${n('umayyads')} au joueur\u00a03 pour 5. Le groupe de ${n('carthage')} n’a reçu aucune mise. Il a été écarté, et revient sans frais au joueur\u00a04 (${r('10.1')}). Les mises sont soustraites du score final (${r('15')}).`,
  tasks: {
    'the-third-raises': {
      ask: t`Les joueurs\u00a01 et 3 ont tous deux misé 10. Faites adjuger le groupe de ${n('rome')} au joueur\u00a03.`,
      done: t`Le dernier à miser ouvertement emporte le groupe.`,
      lost: t`Le groupe de ${n('rome')} est adjugé à un autre joueur.`,
      hints: [
        t`Le joueur\u00a01 parle le premier.`,
        t`Si les deux passent, le sort décide. L’un d’eux doit monter.`,
        t`Passez pour le joueur\u00a01, misez 10½ pour le joueur\u00a03, et passez pour le joueur\u00a01.`,
      ],
    },
    'the-fourth-wants-rome': {
      ask: t`Écrivez autrement les dernières mises\u00a0: faites adjuger le groupe de ${n('rome')} au joueur\u00a04, pour 12.`,
      done: t`12 est la plus forte mise, quel que soit le moment où le groupe de ${n('rome')} est tiré. Le joueur\u00a04 paie exactement 12.`,
      lost: t`Le groupe de ${n('rome')} est adjugé à un autre joueur.`,
      hints: [
        t`Les autres joueurs ont misé au plus 10\u00a0sur ${n('rome')}.`,
        t`Misez 0\u00a0sur les autres groupes, pour que le joueur\u00a04 n’en reçoive pas un autre avant.`,
        t`Écrivez 12 pour ${n('rome')} et 0 pour les autres.`,
      ],
    },
  },
  wrongs: {
    'a-second-sheet': {
      label: t`Faire écrire de nouvelles mises au joueur\u00a01, avec 15 pour ${n('rome')}.`,
      because: t`Les mises écrites ne changent plus\u00a0; elles sont révélées quand le groupe est tiré.`,
    },
    'the-same-again': {
      label: t`Faire miser encore 10 au joueur\u00a01.`,
      because: t`Les deux joueurs ont déjà misé 10. La mise doit être plus forte.`,
    },
    'the-second-joins-in': {
      label: t`Faire miser 12 au joueur\u00a02\u00a0sur ${n('rome')}.`,
      because: t`Le joueur\u00a02 a écrit 8. Seuls les joueurs à égalité continuent de miser.`,
    },
  },
};
