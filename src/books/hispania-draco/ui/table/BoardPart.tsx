import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import type { ActionKind } from '../../engine/actions.ts';
import type { DracoFact } from '../../engine/facts.ts';
import { townOf } from '../../engine/rules/revolts.ts';
import { sites } from '../../engine/rules/roads.ts';
import { sidesOf } from '../../engine/rules/values.ts';
import { combatBy } from '../../odds/ledger.ts';
import { useAhead } from '../ahead/use-ahead.ts';
import { aheadOf } from '../board/ahead.ts';
import { Board } from '../board/Board.tsx';
import { fightOf } from '../board/fight.ts';
import { freshIn } from '../board/fresh.ts';
import type { Marks } from '../board/marks.ts';
import { viewOf } from '../board/view.ts';
import { placesOf } from '../deciding/places-of.ts';
import type { CommandGesture } from '../deciding/use-command.ts';
import { wayOf } from '../deciding/way.ts';
import type { OfDraco } from '../kinds.ts';
import { useWords } from '../speech.tsx';

/** The board of the table, with the marks of what is prepared, looked ahead, or advised. */
export function BoardPart({ shown, stands, gesture }: Props<OfDraco>) {
  const { board } = useWords();
  const { state, last } = shown;
  const ahead = useAhead(state, gesture);
  const told = ahead?.is === 'counted' ? (gesture.ahead === 'won' ? ahead.won : ahead.now) : undefined;
  const marks: Marks =
    told && told !== 'ends'
      ? { ahead: aheadOf(told.state, told.forecast) }
      : stands
        ? marksOf(shown, gesture)
        : { attacked: attackedIn(last) };
  return (
    <Board
      view={viewOf(told && told !== 'ends' ? told.state : state)}
      marks={marks}
      words={board}
      onPlace={gesture.onPlace}
    />
  );
}

/** The marks of the answer that is prepared, or of those that may be given. */
function marksOf({ state, seen: { decision }, last }: Props<OfDraco>['shown'], gesture: CommandGesture): Marks {
  const { prepared, may, far, place, advised } = gesture;
  const kind = decision?.kind;
  const roads = kind === 'roads' && !prepared ? sites(state).map(({ road }) => road) : [];
  const acting = kind === 'roman' ? (state.generals[state.turn] ?? undefined) : undefined;
  if (!prepared)
    return {
      may,
      far,
      roads,
      fresh: freshIn(last),
      chosen: place ? [place] : [],
      shown: [...advised, ...namedIn(state)],
      ...(acting ? { acting } : {}),
    };
  const { choice, coins } = prepared;
  const combat = combatBy(state, choice, coins);
  if (combat) return { fight: fightOf(state, combat, sidesOf(state, combat)) };
  const path = prepared.journey?.way ?? wayOf(state, choice);
  const chosen = placesOf(state, choice);
  return {
    may,
    far,
    chosen,
    roads: isRoad(choice.kind as ActionKind) ? roadOf(state, choice.fixed) : [],
    ...(path ? { path } : {}),
  };
}

const isRoad = (kind: ActionKind): boolean => kind === 'lay' || kind === 'build';

/** The connection on which a prepared road would lie. */
function roadOf(state: OfDraco['state'], fixed: { readonly [key: string]: string }): NonNullable<Marks['roads']> {
  const from = fixed['from'] ?? state.generals[fixed['general'] as keyof typeof state.generals];
  const site = sites(state).find(({ road }) => road.some((at) => at === from) && road.some((at) => at === fixed['to']));
  return site ? [site.road] : [];
}

/** The town that dice name before they count, and that of a fight before it is resolved (8.7-reroll). */
function namedIn(state: OfDraco['state']): NonNullable<Marks['shown']> {
  const { pending } = state;
  if (pending?.is === 'revolt') return [townOf(state, pending)];
  return pending?.is === 'dice' ? [pending.combat.to] : [];
}

/** Where the last fight was. */
function attackedIn(last: readonly DracoFact[]): NonNullable<Marks['attacked']> {
  const fought = last.findLast((fact) => fact.kind === 'fought');
  return fought?.kind === 'fought' ? [fought.combat.to] : [];
}
