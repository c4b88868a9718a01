import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PLACES, type PlaceId } from '../../../hispania/data/ids.ts';
import { tables } from '../../../hispania/data/sets.ts';
import type { HispaniaFact } from '../../../hispania/facts.ts';
import { hispania } from '../../../hispania/game.ts';
import type { HispaniaScene } from '../../../hispania/scenes/scene.ts';
import type { State } from '../../../hispania/state.ts';
import type { SceneWords } from '../../../words/en/scenes.ts';
import { announce, text, twin } from '../../../words/index.ts';
import { current, onLine } from '../../scene/session.ts';
import { createScene } from '../../scene/store.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import { useSpeech } from '../speech.ts';
import { LineBar } from './LineBar.tsx';
import { Log } from './Log.tsx';
import { labelsOf, pictureOf } from './picture.ts';
import { marksFor, placeAction } from './pointing.ts';
import { Slip } from './Slip.tsx';
import { Trials } from './Trials.tsx';

interface Props {
  readonly scene: HispaniaScene;
  readonly told: SceneWords;
}

/** The live position of a scene: the board and the slip beside it say the same, and either can be played on. */
export function LiveScene({ scene, told }: Props) {
  const { words } = useSpeech();
  const store = useMemo(() => createScene<State, HispaniaFact>(hispania, scene), [scene]);
  const session = useStore(store.$session);
  const [from, setFrom] = useState<PlaceId>();
  const state = current(session);
  const decision = hispania.decision(state);
  const read = tables(state.set, state.corrections ?? null);
  const picture = pictureOf(state, read);
  const { at, entries } = session.journal;
  const last = entries[at - 1];
  const step = onLine(session);
  const ours = step === undefined ? [] : (scene.line[step - 1]?.ours ?? []);
  const spoken = useSpoken(last?.facts ?? [], at);
  const told2 = useMemo(() => new Map<PlaceId, string>(), []);
  useEffect(() => setFrom(undefined), [at, decision?.kind]);

  const describe = (place: PlaceId): string => {
    const lines = hispania.describe(state, '').filter((line) => line.params['place'] === place);
    const own =
      lines.length > 0 ? lines.map((line) => text(words, twin(words, line))).join('. ') : words.names.places[place];
    told2.set(place, own);
    return own;
  };
  const onPlace = (place: PlaceId): void => {
    const answer = placeAction(decision, place, from);
    if (answer?.is === 'act') store.act(answer.action);
    else if (answer?.is === 'from') setFrom(answer.place);
  };

  return (
    <div class="live">
      <div class="mapsheet">
        <InteractiveBoard
          view={scene.view}
          labels={labelsOf(words.names.places, read)}
          rivers={words.names.rivers}
          stacks={picture.stacks}
          arrows={picture.arrows}
          marks={{ ...picture.marks, ...marksFor(decision, from) }}
          adjacency={adjacency(read)}
          describe={describe}
          onPlace={onPlace}
          words={words.play.board}
        />
      </div>
      <div class="side">
        <Slip
          state={state}
          decision={decision}
          facts={last?.facts ?? []}
          ours={ours}
          refused={session.refused}
          from={from}
          onFrom={setFrom}
          onAnswer={store.act}
        />
        <LineBar scene={scene} told={told} session={session} store={store} />
        <Trials scene={scene} told={told} session={session} store={store} />
        <Log entries={entries} at={at} />
      </div>
      <p class="vh" role="status">
        {spoken.map((fact) => announce(words, fact)).join(' ')}
      </p>
    </div>
  );
}

/** What is announced: the facts of the last action, once it was played here and not at the start. */
function useSpoken(facts: readonly HispaniaFact[], at: number): readonly HispaniaFact[] {
  const before = useRef(at);
  const played = before.current !== at;
  useEffect(() => {
    before.current = at;
  }, [at]);
  return played || at > 0 ? facts : [];
}

function adjacency(read: ReturnType<typeof tables>): Readonly<Partial<Record<PlaceId, readonly PlaceId[]>>> {
  return Object.fromEntries(PLACES.map((place) => [place, [...read.neighbours[place], ...read.straits[place]]]));
}
