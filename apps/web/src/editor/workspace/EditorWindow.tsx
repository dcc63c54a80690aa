import { useEffect, useState } from 'react';
import { useShortcuts } from '../palette/useShortcuts.ts';
import { CourseDock } from '../course/CourseDock.tsx';
import type { EditorSession } from '../session/EditorSession.ts';
import { SessionContext, useStore } from '../session/SessionContext.ts';
import type { Adoption } from '../session/useAdoption.ts';
import { useLeaveQuestion } from '../session/useLeaveQuestion.ts';
import { TourGuide } from '../tour/TourGuide.tsx';
import { Notices } from './Notices.tsx';
import { Overlays } from './Overlays.tsx';
import { Panels } from './Panels.tsx';
import { SmallScreen } from './SmallScreen.tsx';
import { TopBar } from './top/TopBar.tsx';
import { usePart } from './usePart.ts';
import { useIsSmall } from './useIsSmall.ts';
import { usePlaytestFront } from './usePlaytestFront.ts';
import { useScriptHash } from './useScriptHash.ts';
import { useWindowActions } from './useWindowActions.ts';
import './window.css';

interface Props {
  readonly session: EditorSession;
  readonly adoption: Adoption;
}

/** The whole editor of one open game. */
export default function EditorWindow({ session, adoption }: Props) {
  return (
    <SessionContext value={session}>
      <Window session={session} adoption={adoption} />
    </SessionContext>
  );
}

function Window({ session, adoption }: Props) {
  const { tabs, front } = useStore(session.workspace);
  const place = tabs[front] ?? null;
  const load = usePart(place?.kind ?? null);
  const playing = usePlaytestFront(session);
  const actions = useWindowActions(
    session,
    load.kind === 'ready' && !playing.isInFront ? load.part : null,
    playing,
  );
  useShortcuts(session, actions, playing.isInFront);
  useScriptHash(session);
  useLeaveQuestion(session);
  useEffect(
    () => session.tellPresence({ place, pointer: null, selection: [], doing: null }),
    [session, place],
  );
  const [isWarned, setIsWarned] = useState(false);
  const isSmall = useIsSmall();
  if (isSmall && !isWarned) return <SmallScreen onGoOn={() => setIsWarned(true)} />;
  return (
    <main id="main" className="ed-app ed-window">
      <h1 className="sr-only">Editor</h1>
      <TopBar actions={actions} />
      <Notices adoption={adoption} />
      <div className="ed-work">
        <CourseDock />
        <Panels load={load} playing={playing} isSmall={isSmall} />
      </div>
      <Overlays actions={actions} />
      <TourGuide />
    </main>
  );
}
