import { type Rich, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { DracoFact, Nothing } from '../../engine/facts.ts';
import type { FactWords } from '../en/facts.ts';
import { s } from '../marks.ts';
import { declared, fought } from './combat.ts';
import { compte, Dans, dans, deLieu, deniers, du, enProvince, et, isMany, Le, le, vers } from './grammar.ts';
import { NAMES } from './names.ts';
import { ENDINGS } from './outcome.ts';
import { PHASE_NAMES } from './phases.ts';
import { Armee, Disque, disque } from './pieces.ts';
import { ROLLS } from './rolls.ts';
import { yearOf } from './years.ts';

type Of<K extends DracoFact['kind']> = DracoFact & { readonly kind: K };

const ici = (place: SpaceId | null): Rich => (place === null ? ['dans la ville'] : dans(place));
const Larmee = (place: SpaceId | null): Rich => (place === null ? ['L’armée'] : t`L’armée ${deLieu(place)}`);
const cost = (n: number): string => (n > 0 ? ` pour ${deniers(n)}` : '');

/** Pourquoi une règle n’a pas d’effet. */
const NOTHING: { readonly [why in Nothing]: (of: Of<'nothing'>) => Rich } = {
  held: ({ place }) => t`Aucune révolte n’est placée ${ici(place)}, que tiennent les Romains.`,
  full: ({ place }) => t`Aucune révolte n’est placée ${ici(place)}, qui en a déjà 3.`,
  tie: ({ place }) => t`${Larmee(place)} reste où elle est\u00a0: égalité entre 2\u00a0villes.`,
  'no-way': ({ place }) => t`${Larmee(place)} reste où elle est\u00a0: aucune ville connectée n’est possible.`,
  'no-province': () => ['Aucune province ne peut recevoir une autre armée de départ.'],
  'no-revolts': ({ place }) => t`La réserve n’a plus de révolte à placer ${ici(place)}.`,
};

/** Le journal, fait par fait. */
export const FACTS: FactWords = {
  round: ({ round }) => [`Manche\u00a0${round}.`],
  turn: ({ general }) => [`Tour ${du(general)}.`],
  phase: ({ phase }) => [`${PHASE_NAMES[phase]}.`],
  coins: ({ coins: n, blocked }) => [
    `${deniers(n)} à dépenser${blocked > 0 ? `, ${blocked} ${isMany(blocked) ? 'bloqués' : 'bloqué'}` : ''}.`,
  ],
  unspent: ({ coins: n }) => [`${compte(n, 'denier non dépensé est perdu', 'deniers non dépensés sont perdus')}.`],
  rolled: (of) => ROLLS[of.for](of),
  aimed: ({ province, place }) => t`Les dés désignent ${s(place)}, ${enProvince(province)}.`,
  revolt: ({ place, count: n }) => t`${compte(n, 'révolte est placée', 'révoltes sont placées')} ${dans(place)}.`,
  removed: ({ place, count: n }) =>
    isSea(place)
      ? t`Les pirates ${deLieu(place)} sont retirés.`
      : t`${compte(n, 'révolte est retirée', 'révoltes sont retirées')} ${deLieu(place)}.`,
  army: ({ place, special }) => t`${special ? 'L’armée spéciale' : 'Une armée'} est placée ${dans(place)}.`,
  dispersed: ({ place, special }) => t`${Armee(special)} ${deLieu(place)} est retirée.`,
  marched: ({ from, to, special }) => t`${Armee(special)} va ${deLieu(from)} ${dans(to)}.`,
  garrisoned: ({ place, disc, general }) => t`${Le(general)} place ${sienne(disc)} ${dans(place)}.`,
  withdrawn: ({ place, disc, general }) => t`${Le(general)} retire ${sienne(disc)} ${deLieu(place)}.`,
  lost: ({ place, disc }) => t`${Disque(disc)} est retirée ${deLieu(place)}.`,
  put: ({ general, place }) => t`${Le(general)} est placé ${dans(place)}.`,
  beaten: ({ general, place }) => t`${Le(general)} est retiré ${deLieu(place)}.`,
  blocked: ({ general }) => [`${Le(general)} bloque 1\u00a0denier jusqu’à son retour.`],
  died: ({ general }) => [`${Le(general)} quitte la partie.`],
  moved: ({ general, from, over, to, cost: n }) =>
    t`${Le(general)} va ${deLieu(from)} ${dans(to)}${
      over.length > 0 ? t` par ${et(over.map((one) => [s(one)]))}` : []
    }${cost(n)}.`,
  sailed: ({ from, to, general, cost: n }) =>
    t`La flotte ${deLieu(from)} va ${vers(to)}${general ? ` avec ${le(general)} à bord` : ''}${cost(n)}.`,
  road: ({ from, to, cost: n }) => t`Une voie est placée entre ${s(from)} et ${s(to)}${cost(n)}.`,
  kept: () => ['1\u00a0voie reste à côté du plateau.'],
  dropped: ({ roads }) => [`Il n’y a plus de connexion pour ${compte(roads, 'voie')}.`],
  nothing: (of) => NOTHING[of.why](of),
  declared: ({ combat }) => declared(combat),
  fought,
  raised: ({ coins: n, place, rule }) =>
    rule === '8.7-attack'
      ? t`Le joueur hispano paie ${deniers(n)} pour une attaque contre ${s(place)}.`
      : t`${Dans(place)}, le joueur hispano augmente la valeur de ${n}.`,
  rerolled: ({ die }) => [`Le joueur hispano relance le ${NAMES.dice[die]}.`],
  chosen: ({ from, to }) => t`Le joueur hispano choisit ${s(to)} pour l’armée ${deLieu(from)}.`,
  murder: ({ general, coins: n, killed }) => [
    `${Le(general)} dépense ${deniers(n)} pour l’assassinat\u00a0: ${killed ? 'le chef est tué' : 'la tentative échoue'}.`,
  ],
  replaced: ({ place }) => t`L’armée de la boîte remplace l’armée spéciale ${dans(place)}.`,
  shut: ({ general }) => [`${Le(general)} ne peut pas revenir\u00a0: sa phase romaine est sautée.`],
  handed: () => ['Le deuxième joueur décide maintenant pour le consul.'],
  crossed: ({ general }) => [`${Le(general)} franchit le Durius\u00a0: la voie le long du fleuve est retirée.`],
  // L’année finit par un point.
  time: ({ year }) => [`Piste du temps\u00a0: 1\u00a0révolte est placée sur ${yearOf(year)}`],
  ended: ({ ending }) => [ENDINGS[ending]],
};

/** Une garnison que son général place ou retire. */
function sienne(disc: Of<'garrisoned'>['disc']): string {
  return disc === 'legio' ? disque(disc) : 'une garnison';
}
