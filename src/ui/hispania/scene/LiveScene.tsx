import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlaceId, UnitKind } from '../../../hispania/data/ids.ts';
import type { HispaniaFact } from '../../../hispania/facts.ts';
import { hispania } from '../../../hispania/game.ts';
import type { HispaniaScene } from '../../../hispania/scenes/scene.ts';
import type { State } from '../../../hispania/state.ts';
import { tablesOf } from '../../../hispania/view.ts';
import type { SceneWords } from '../../../words/en/scenes.ts';
import { announce, text, twin } from '../../../words/index.ts';
import { current, onLine, type Session } from '../../scene/session.ts';
import { createScene } from '../../scene/store.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import type { Move } from '../board/types.ts';
import { labelsOf } from '../labels.ts';
import { useSpeech } from '../speech.ts';
import { CopyLink } from './CopyLink.tsx';
import { LineBar } from './LineBar.tsx';
import { Log } from './Log.tsx';
import { pictureOf } from './picture.ts';
import { marksFor, placeAction, withStates } from './pointing.ts';
import { Slip } from './Slip.tsx';
import { Trials } from './Trials.tsx';
import { Trouble, type TroubleOf } from './Trouble.tsx';

interface Props {
  readonly scene: HispaniaScene;
  readonly told: SceneWords;
  /** The address of the scene's own page: what a copied link leads to. */
  readonly page: string;
  /** What a link has opened, if one was followed. */
  readonly opened?: Session<State, HispaniaFact> | undefined;
  readonly trouble?: TroubleOf | undefined;
}

/** The live position of a scene: the board and the slip beside it say the same, and either can be played on. */
export function LiveScene({ scene, told, page, opened, trouble }: Props) {
  const { words } = useSpeech();
  const store = useMemo(() => createScene<State, HispaniaFact>(hispania, scene, opened), [scene, opened]);
  const session = useStore(store.$session);
  const [from, setFrom] = useState<PlaceId>();
  const state = current(session);
  const decision = hispania.decision(state);
  const read = tablesOf(state);
  const picture = pictureOf(state, read);
  const { at, entries } = session.journal;
  const last = entries[at - 1];
  const step = onLine(session);
  const ours = step === undefined ? [] : (scene.line[step - 1]?.ours ?? []);
  const spoken = useSpoken(last?.facts ?? [], at);
  useEffect(() => setFrom(undefined), [at, decision?.kind]);

  const describe = (place: PlaceId): string => {
    const lines = hispania.describe(state, '').filter((line) => line.params['place'] === place);
    return lines.length > 0
      ? lines.map((line) => text(words, twin(words, line))).join('. ')
      : words.names.places[place];
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
          stacks={withStates(picture.stacks, state, decision, from)}
          arrows={picture.arrows}
          marks={{ ...picture.marks, ...marksFor(state, decision, from) }}
          adjacency={read.nextDoor}
          describe={describe}
          onPlace={onPlace}
          moved={movesOf(last?.facts ?? [])}
          words={words.play.board}
        />
      </div>
      <div class="side">
        {trouble && <Trouble {...trouble} />}
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
      </div>
      <div class="below">
        <Trials scene={scene} told={told} session={session} store={store} />
        <Log entries={entries} at={at} />
        <CopyLink session={session} page={page} />
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

/** Counters that glide from place to place: what moved, retreated or withdrew with the last action. */
function movesOf(facts: readonly HispaniaFact[]): readonly Move[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'moved' && fact.kind !== 'retreated') return [];
    const { from, to } = fact;
    // The band stands off the map: nothing glides there.
    if (to === 'band') return [];
    const nation = fact.kind === 'moved' ? fact.nation : fact.owner;
    return Object.entries(fact.units).map(([kind, count]) => ({
      from,
      to,
      counter: { id: `${from} ${to} ${kind}`, nation, kind: kind as UnitKind, count },
    }));
  });
}
