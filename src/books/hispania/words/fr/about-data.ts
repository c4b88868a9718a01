import type { Wide } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { ABOUT_DATA as EN } from '../en/about-data.ts';
import { n, p } from '../marks.ts';

/** Les mots de la page sur les données. */
export const ABOUT_DATA: Wide<typeof EN> = {
  countsCaption: 'Valeurs connues',
  countsNote: 'pour chaque sorte de valeurs, combien sont données par une source publique',
  value: 'Valeurs',
  all: 'Total',
  known: 'Connues',
  ours: 'Reconstituées',
  kinds: {
    zones: 'zones des provinces',
    terrain: 'plaine ou montagne',
    stacking: 'limites d’empilement des provinces',
    coasts: 'côtes et ancres',
    incomes: 'revenus des provinces',
    borders: 'frontières entre provinces',
    rivers: 'frontières le long d’un fleuve',
    'nation-incomes': 'sorte et premier tour du revenu de chaque nation',
    counters: 'pions de chaque nation, par type',
    points: 'PV des nations pour des provinces',
    averages: 'moyennes pour les enchères',
    'set-ups': 'provinces qui contiennent des unités au départ',
    years: 'années des tours',
  },
  tokens: (total) =>
    t`Pour les événements, seul le total de ${total}\u00a0pions est connu, et non le nombre de chacun.`,
  sourcesTitle: 'Sources',
  sources: [
    t`Le livret de règles français, version 2. Il contient toutes les règles, les arrivées, les Chefs, les transformations, les soumissions, et les PV des nations pour des unités détruites et pour des zones.`,
    t`L’aide de jeu. Ses tables de combat et ses prix sont publics.`,
    t`Les errata de l’auteur, de 2003. Seule leur première partie nous est parvenue.`,
  ] as readonly Rich[],
  missingTitle: 'Sources qui ne sont pas publiques',
  missing: [
    t`La carte imprimée\u00a0: la plupart des frontières et des revenus, certaines côtes.`,
    t`Les 29\u00a0fiches de nation\u00a0: la plupart des PV pour des provinces et des nombres de pions.`,
    t`La feuille des positions de départ, les moyennes pour les enchères, la liste des pions événements.`,
  ] as readonly Rich[],
  howTitle: 'Comment les autres valeurs ont été reconstituées',
  how: [
    t`Chaque phrase du livret sur une valeur est devenue un test\u00a0: quels mouvements sont possibles, combien collecte une nation, ce qu’elle marque, quelles 2\u00a0unités sont à ${p('cartagena')}. Une reconstitution qui en contredit une seule échoue.`,
    t`La carte suit la géographie de la péninsule\u00a0: provinces et fleuves y sont à leur vraie place. Elle respecte les 3\u00a0points de jonction de 4\u00a0provinces, et toute frontière qu’un exemple suppose ou exclut. Là où un choix restait, une édition redessinée par un projet universitaire a servi de second avis.`,
    t`Les revenus et les PV partent des totaux du livret, des objectifs que les règles donnent à chaque nation, et de l’histoire. Une nation marque le plus pour les provinces qu’elle avait à son apogée.`,
    t`Les positions de départ placent chaque nation dans son propre pays. Le nombre de ses unités s’accorde avec ses pions, sa limite de population et les exemples des premiers tours.`,
    t`Les ordinateurs ont ensuite joué des milliers de parties entières. Les valeurs reconstituées ont changé à petits pas, jusqu’à ce que les nations marquent ce que le livret leur prête. En 400\u00a0parties du scénario long, les 6\u00a0nations dont le score habituel est imprimé s’en approchent à un dixième près. Les 4\u00a0groupes sont à un vingtième les uns des autres. Un seul résultat ne concorde pas. Aucune règle ne met fin au ${n('celts')}, et pourtant il n’arrive presque jamais à la fin de ces parties. Ses PV pour les Élites de ${n('rome')} le rendent hardi, et ${n('rome')} veut toutes ses provinces. Les valeurs que donne le livret n’ont jamais été changées.`,
  ] as readonly Rich[],
  shownTitle: 'Comment se présentent les valeurs reconstituées',
  shown: t`Une valeur reconstituée est toujours entre chevrons, ‹1½›, avec la raison. Un nombre sans chevrons est donné par une source\u00a0; la carte en indique les lignes.`,
  setsTitle: 'Séries de valeurs',
  setsLead:
    'Chaque série de valeurs a un nom, et les valeurs publiées sous un nom ne changent jamais. Une partie garde le nom de sa série\u00a0: dans dix ans, elle pourra être rejouée à l’identique.',
  sets: {
    'hispania-1994-1':
      'La première reconstitution. Tous les exemples l’emploient, de même que les parties commencées avec elle.',
    'hispania-1994-2':
      'La première série, ajustée par des parties entre ordinateurs. Les parties commencées avec elle la gardent.',
    'hispania-1994-3':
      'La deuxième série, ajustée de nouveau avec des ordinateurs qui gardent leurs Chefs en vie. Les nouvelles parties l’emploient, et ces pages la montrent.',
  },
  now: 'celle de ces pages',
  correctTitle: 'Si vous possédez le jeu',
  correct: 'Vous avez les valeurs imprimées. Saisissez-les, et vos parties les emploieront.',
  correctLink: 'Corriger les données',
  correctNote:
    'Vous pouvez corriger les revenus, les frontières, les PV et les positions de départ. Une valeur qui contredit le livret est refusée, avec la raison. Les corrections restent sur votre appareil\u00a0; un fichier permet de les porter sur un autre, ou de nous les envoyer.',
  rulings: 'Les passages du livret qui laissent un doute',
  rulingsLink: 'voir les arbitrages',
};
