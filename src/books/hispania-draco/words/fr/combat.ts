import { type Rich, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { Value } from '../../engine/facts.ts';
import type {
  combat as COMBAT_EN,
  declared as DECLARED_EN,
  fought as FOUGHT_EN,
  target as TARGET_EN,
} from '../en/combat.ts';
import { s } from '../marks.ts';
import { dans, deLieu, deniers, Le, le } from './grammar.ts';

/** Sièges et attaques : ce qui est annoncé, comment se comptent les valeurs, et qui gagne. */

/** Ce qui est assiégé : une ville, ou des pirates en mer. */
export const target: typeof TARGET_EN = (at) => (isSea(at) ? t`les pirates ${deLieu(at)}` : [s(at)]);
const ofTarget = (at: SpaceId): Rich => (isSea(at) ? t`des pirates ${deLieu(at)}` : deLieu(at));

/** `le siège d’Osca par le consul`. */
export const combat: typeof COMBAT_EN = ({ by, kind, general, from, to }) => {
  if (by === 'roman') {
    const who = general === null ? 'les Romains' : le(general);
    return kind === 'siege' ? t`le siège ${ofTarget(to)} par ${who}` : t`l’attaque de l’armée ${deLieu(to)} par ${who}`;
  }
  return kind === 'siege' || general === null
    ? t`le siège ${deLieu(to)} par l’armée ${deLieu(from)}`
    : t`l’attaque de l’armée ${deLieu(from)} contre ${le(general)}`;
};

/** Un combat annoncé, avec ses deniers. */
export const declared: typeof DECLARED_EN = (of) => {
  const { by, kind, general, from, to } = of;
  const spent = by === 'roman' ? of.coins : of.raise;
  const paid = spent > 0 ? ` avec ${deniers(spent)}` : '';
  if (by === 'roman') {
    const who = general === null ? 'Le camp romain' : Le(general);
    return kind === 'siege' ? t`${who} assiège ${target(to)}${paid}.` : t`${who} attaque l’armée ${deLieu(to)}${paid}.`;
  }
  return kind === 'siege' || general === null
    ? t`L’armée ${deLieu(from)} assiège ${s(to)}${paid}.`
    : t`L’armée ${deLieu(from)} attaque ${le(general)} ${dans(to)}${paid}.`;
};

/** `16 (dé 4 + deniers 1 + garnisons 2 + province 1, ×2)`. */
function value({ base, coins: paid, discs, province, bonus, doubles, total }: Value, of: string, support: string) {
  const parts = [
    `${of} ${base}`,
    ...(paid > 0 ? [`deniers ${paid}`] : []),
    ...(discs > 0 ? [`${support} ${discs}`] : []),
    ...(province > 0 ? [`province ${province}`] : []),
    ...(bonus > 0 ? [`Imperivm ${bonus}`] : []),
  ].join(' + ');
  return `${total} (${parts}${doubles > 0 ? `, ×${2 ** doubles}` : ''})`;
}

/** Les valeurs d’un combat, et son vainqueur. */
export const fought: typeof FOUGHT_EN = ({ combat: of, roman, hispanic, won }) => {
  const isSiege = of.kind === 'siege';
  const ours = value(roman, isSiege && of.by === 'army' ? 'bouclier' : 'dé', 'garnisons');
  const theirs = value(hispanic, isSiege && of.by === 'roman' ? 'bouclier' : 'dé', 'révoltes');
  const attacker = of.by === 'roman' ? 'roman' : 'hispanic';
  const end = isSiege
    ? won === attacker
      ? 'Le siège réussit.'
      : 'Le siège échoue.'
    : won === null
      ? 'Égalité\u00a0: il ne se passe rien.'
      : won === 'roman'
        ? 'Les Romains gagnent.'
        : 'L’armée gagne.';
  return [`Camp romain ${ours}, camp hispanique ${theirs}. ${end}`];
};
