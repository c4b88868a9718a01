import { list, type Rich, t } from '../../../../words/rich.ts';
import type { ActionKind, Actions } from '../../engine/actions.ts';
import { PRICES } from '../../engine/data/income.ts';
import { UNITS } from '../../engine/data/units.ts';
import { groupsOf } from '../../engine/rules/forces.ts';
import type { CHOICES as EN } from '../en/choices.ts';
import { compte, dans, deLieu, enRegion, grand, vers } from './grammar.ts';
import { kindOf, units } from './units.ts';

/** Une réponse, ouverte ou remplie : les parties ouvertes manquent. */
type Open<K extends ActionKind> = { readonly fixed: Actions[K]['fixed']; readonly values?: Actions[K]['values'] };
type Counts = { readonly [key: string]: number };

const nothing = (): Rich => [];
const price = (n: number): string => compte(n, 'point');
/** Les pions que l’on bâtit. */
const BUILT = { city: 'une cité', fort: 'un fort' } as const;

/** `2 Armées de Leon ; 1 Armée d’Oviedo`. */
const from = (counts: Counts, more: Counts = {}): Rich =>
  list(
    groupsOf({ ...counts, ...more }).map(({ at, units: of }) => t`${units(of)} ${deLieu(at)}`),
    '\u00a0; ',
  );
const isNone = (counts: Counts): boolean => Object.values(counts).every((n) => n === 0);

/** Les deux lignes de chaque réponse. */
export const CHOICES: typeof EN = {
  proceed: { label: () => ['Lancer les dés'], consequence: nothing },
  end: { label: () => ['Terminer'], consequence: nothing },
  put: { label: ({ fixed }: Open<'put'>) => t`Placer ${dans(fixed.place)}`, consequence: nothing },
  plague: { label: () => ['Confirmer'], consequence: nothing },
  raise: {
    label: ({ fixed: { place, unit }, values }: Open<'raise'>) =>
      values ? t`Lever ${units({ [unit]: values.count })} ${dans(place)}` : t`Lever des ${kindOf(unit)} ${dans(place)}`,
    consequence: ({ fixed: { unit } }: Open<'raise'>) => [
      `${price(PRICES[unit])} par unité, touche sur ${UNITS[unit].hitsFrom} ou plus`,
    ],
  },
  build: {
    label: ({ fixed: { place, what } }: Open<'build'>) => t`Bâtir ${BUILT[what]} ${dans(place)}`,
    consequence: ({ fixed: { what } }: Open<'build'>) => [price(PRICES[what])],
  },
  convert: {
    label: ({ fixed }: Open<'convert'>) => t`Convertir la cité ${deLieu(fixed.place)}`,
    consequence: () => [price(PRICES.conversion)],
  },
  corrupt: {
    label: ({ fixed }: Open<'corrupt'>) => t`Corrompre les Rebelles ${deLieu(fixed.place)}`,
    consequence: () => [`${price(PRICES.corruption)}\u00a0: 1\u00a0Garnison les remplace`],
  },
  hire: {
    label: ({ fixed, values }: Open<'hire'>) =>
      values
        ? t`Louer ${compte(values.count, 'Mercenaire')} ${dans(fixed.place)}`
        : t`Louer des Mercenaires ${dans(fixed.place)}`,
    consequence: () => [`${price(PRICES.mercenary)} par Mercenaire, pour ce tour`],
  },
  crusade: {
    label: ({ fixed }: Open<'crusade'>) => t`Placer les Croisés ${dans(fixed.place)}`,
    consequence: () => ['Tous ensemble, gratuitement, pour ce tour'],
  },
  region: {
    label: ({ fixed }: Open<'region'>) => [grand(enRegion(fixed.region))],
    consequence: nothing,
  },
  move: {
    label: ({ fixed: { to }, values }: Open<'move'>) =>
      values && !isNone(values.units)
        ? t`Déplacer ${vers(to)}\u00a0: ${from(values.units)}`
        : t`Se déplacer ${vers(to)}`,
    consequence: nothing,
  },
  ride: {
    label: ({ fixed: { to }, values }: Open<'ride'>) =>
      values && !isNone(values.units)
        ? t`Déplacer ${vers(to)}\u00a0: El Cid avec ${from(values.units, values.others)}`
        : t`Se déplacer ${vers(to)} avec El Cid`,
    consequence: () => ['Sa force a l’initiative'],
  },
  sally: {
    label: ({ fixed }: Open<'sally'>) => t`Attaquer les assiégeants ${deLieu(fixed.place)}`,
    consequence: () => ['Avec les unités assiégées'],
  },
  retreat: {
    label: ({ fixed }: Open<'retreat'>) => t`Battre en retraite ${vers(fixed.to)}`,
    consequence: nothing,
  },
};
