import { useRef, useState } from 'preact/hooks';
import type { OddsPart } from '../../../../ui/scene/parts.ts';
import { useStore } from '../../../../ui/use-store.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Seen } from '../deciding/seen.ts';
import type { OfHispania } from '../kinds.ts';
import { OddsLater } from '../odds/Later.tsx';
import { useSpeech } from '../speech.tsx';

/** The odds of a battle in a scene: fetched on request, together with the player of the scene; after that they stay. */
export function SceneOdds({ seen, play }: OddsPart<OfHispania>) {
  const { words } = useSpeech();
  const player = useStore(play.$player);
  const [wanted, setWanted] = useState(false);
  const begins = useRef(false);
  const battle = battleIn(seen);
  if (!battle) return null;
  const state = wanted ? player?.stateOf(seen) : undefined;
  if (state) {
    const place = battle.begun ? undefined : battle.place;
    return (
      <OddsLater>
        {({ BattleOdds }) => <BattleOdds key={battle.place} state={state} place={place} begins={begins} />}
      </OddsLater>
    );
  }
  const see = (): void => {
    begins.current = true;
    setWanted(true);
    void play.wake();
  };
  return (
    <p class="acts">
      <button type="button" class="btn quiet" onClick={see}>
        {words.around.seeOdds}
      </button>
    </p>
  );
}

/** The place of the battle in progress, or of the next one. */
function battleIn({ told, decision }: Seen): { readonly place: PlaceId; readonly begun: boolean } | undefined {
  const begun = told.find(({ key }) => key === 'battle');
  if (begun) return { place: begun.params['place'] as PlaceId, begun: true };
  const [next, ...others] = decision?.choices.filter(({ kind }) => kind === 'battle') ?? [];
  return next && others.length === 0 ? { place: next.fixed['place'] as PlaceId, begun: false } : undefined;
}
