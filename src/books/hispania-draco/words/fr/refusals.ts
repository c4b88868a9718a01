import { t } from '../../../../words/rich.ts';
import type { Pending, PhaseId } from '../../engine/state.ts';
import type { REFUSALS as EN } from '../en/refusals.ts';
import { s } from '../marks.ts';
import { Dans, dans, deniers, du, Le } from './grammar.ts';
import { NAMES } from './names.ts';

const NOW: { readonly [phase in PhaseId]: string } = {
  starting: 'Terminez d’abord la mise en place.',
  return: 'Le général doit d’abord revenir sur le plateau.',
  roman: 'C’est impossible en phase romaine.',
  hispanic: 'C’est impossible en phase hispanique.',
  after: 'Seul le mouvement gratuit est possible maintenant.',
  over: 'La partie est finie.',
};
const ASKED: { readonly [asked in Pending['is']]: string } = {
  revolt: 'Décidez d’abord si vous relancez un dé de révolte.',
  raise: 'Décidez d’abord si vous augmentez la valeur.',
  dice: 'Décidez d’abord si vous relancez le dé hispanique.',
  ways: 'Décidez d’abord si vous choisissez la ville où va l’armée.',
  strike: 'Décidez d’abord si une armée attaque.',
};
const isAsked = (asked: string): asked is Pending['is'] => Object.hasOwn(ASKED, asked);
const left = (n: number): string => (n === 0 ? 'il ne vous en reste plus' : `il vous en reste ${n}`);

/** Les raisons des refus. */
export const REFUSALS: typeof EN = {
  'not-an-action': () => ['Cette action n’existe pas.'],
  over: () => ['La partie est finie.'],
  'not-now': ({ phase }) => [NOW[phase]],
  'asked-first': ({ asked }) => [isAsked(asked) ? ASKED[asked] : 'Répondez d’abord à la question.'],
  'no-such-place': () => ['Cette case n’est pas sur le plateau.'],
  'not-offered-there': ({ place }) => t`${s(place)} n’est pas une des cases possibles.`,
  'bad-count': ({ left: n }) => [`Ce nombre de deniers est impossible\u00a0: ${left(n)}.`],
  'not-yours': ({ general }) => [`${Le(general)} ne peut pas agir à ce tour.`],
  'off-board': ({ general }) => [`${Le(general)} est absent du plateau.`],
  leave: ({ general }) => [`${Le(general)} doit d’abord quitter la case de l’autre général.`],
  'too-dear': ({ cost, left: n }) => [`Le coût est de ${deniers(cost)}\u00a0: ${left(n)}.`],
  'in-revolt': ({ place }) => t`${s(place)} est en révolte\u00a0: un général ne peut pas y entrer.`,
  'no-fleet': ({ place }) => t`Il n’y a pas de flotte ${dans(place)}.`,
  occupied: ({ place }) => t`Un général est ${dans(place)}\u00a0: un autre ne peut pas s’y arrêter.`,
  river: ({ place }) => t`${s(place)} est au nord du Durius, que la voie le long du fleuve ferme encore.`,
  'no-way': ({ general, place }) => t`${Le(general)} ne peut pas atteindre ${s(place)} maintenant.`,
  'fleet-there': ({ place }) => t`Il y a déjà une flotte ${dans(place)}.`,
  pirates: ({ place }) => t`${Dans(place)}, les pirates barrent la mer aux flottes et aux généraux.`,
  'no-voyage': ({ place }) => t`Cette flotte ne peut pas atteindre ${s(place)} maintenant.`,
  'at-sea': ({ general }) => [`${Le(general)} n’est pas dans une ville.`],
  'no-disc': ({ disc }) => [
    disc === 'legio'
      ? `La ${NAMES.legio} n’est pas disponible ici.`
      : `Aucune garnison ${du(disc)} n’est disponible ici.`,
  ],
  'discs-full': ({ place }) => t`Il y a déjà 3\u00a0garnisons ${dans(place)}.`,
  'capital-shut': ({ place }) => t`${s(place)} est une capitale, et sa province a encore des révoltes.`,
  'not-connected': ({ general, place }) => t`${Le(general)} n’est pas connecté à ${s(place)}.`,
  'army-there': ({ place }) => t`Une armée est ${dans(place)}\u00a0: elle peut être attaquée, non assiégée.`,
  'no-chief': () => ['L’armée spéciale est absente du plateau.'],
  'no-army': ({ place }) => t`Il n’y a pas d’armée ${dans(place)}.`,
  'no-revolt': ({ place }) => t`Il n’y a pas de révolte ${dans(place)}.`,
  'no-road-left': () => ['Il ne reste plus de voie à côté du plateau.'],
  'no-road-there': ({ place, to }) => t`Aucune voie ne peut être placée entre ${s(place)} et ${s(to)}.`,
  'not-served': ({ place }) => t`Aucune voie ne dessert ${s(place)}.`,
  'road-there': ({ place }) => t`La connexion avec ${s(place)} a déjà une voie.`,
  'ends-badly': ({ place }) => t`${s(place)} est en révolte ou capitale\u00a0: aucune voie ne peut y finir.`,
  'not-in-use': () => ['Cette partie se joue sans la variante qui le permet.'],
  spent: () => ['Ce n’est possible qu’une fois par partie, et c’est fait.'],
};
