import type { TableWords } from '../en/tables.ts';

/** Les mots des tables de combat et de la recherche qui les accompagne. */
export const tables: TableWords = {
  title: 'Tables de combat',
  lead: 'Un dé à 10\u00a0faces touche sur le nombre de la table ou plus. Un 1 naturel rate toujours.',
  description:
    'Ce qu’il faut à un dé pour toucher dans Hispania\u00a0: les deux tables de combat, tous les bonus, et une recherche qui les additionne.',
  readings: 'Arbitrages de cette table\u00a0:',

  attacker: {
    caption: 'L’Attaquant touche sur',
    note: 'lignes\u00a0: la cible\u00a0; colonnes\u00a0: l’unité qui lance',
  },
  defender: {
    caption: 'Le Défenseur touche sur',
    note: 'lignes\u00a0: la cible\u00a0; colonnes\u00a0: l’unité qui lance',
  },
  target: 'Cible',
  plain: 'plaine',
  mountain: 'montagne',
  mount: 'mont.',
  bold: 'En gras\u00a0: plus d’une chance sur deux.',
  aid: '* Sur l’aide de jeu seulement, et sans emploi\u00a0: deux nations à Élites ne sont jamais sur la carte en même temps.',

  bonuses: {
    caption: 'Bonus',
    note: 'tous s’additionnent\u00a0; un second Chef n’ajoute rien',
    bonus: 'Bonus',
    adds: 'Valeur',
    for: 'S’ajoute à',
    lasts: 'Durée',
    leader: {
      name: 'Chef',
      for: 'tous les dés de sa nation dans la bataille',
      lasts: 'tant qu’il est dans la bataille',
    },
    river: { name: 'Fleuve', for: 'les dés du Défenseur contre les unités qui l’ont franchi', lasts: '1er\u00a0round' },
    zeal: { name: 'Zèle religieux', for: 'tous les dés de l’Attaquant', lasts: '1er\u00a0combat d’une Invasion' },
    tactics: { name: 'Tactique', for: 'tous les dés du camp qui la joue', lasts: '1\u00a0round' },
  },

  lookup: {
    title: 'Que faut-il à un dé\u00a0?',
    withoutScript: 'Le nombre se lit dans l’une des deux tables\u00a0; les bonus s’en retranchent.',
    side: 'Camp',
    attacker: 'l’Attaquant',
    defender: 'le Défenseur',
    die: 'Unité qui lance',
    target: 'Cible',
    ground: 'Terrain',
    plain: 'plaine',
    mountain: 'montagne',
    bonus: 'Bonus',
    leader: 'un Chef',
    zeal: 'le Zèle religieux',
    tactics: 'la Tactique',
    river: 'un fleuve franchi par la cible',
    fort: { 'fort-rome': 'Fort de {nation}', 'fort-hispano-romans': 'Fort de l’{nation}' },
    needs: 'Touche sur {n} ou plus\u00a0:',
    chances: '{n} sur 10',
    reasons: 'Pourquoi',
    why: {
      'table-attacker': 'table de l’Attaquant',
      'table-defender': 'table du Défenseur',
      berber: 'un Berbère, quelle que soit la cible',
      'on-berber': 'contre un Berbère, quelle que soit l’unité qui lance',
      leader: 'son Chef',
      zeal: 'Zèle religieux',
      tactics: 'Tactique',
      river: 'le fleuve, au 1er\u00a0round',
      'no-bonus': 'aucun bonus ne compte contre un Berbère',
      'one-misses': 'un 1 naturel rate toujours',
    },
    other: '{n} ou plus selon l’autre lecture',
  },
};
