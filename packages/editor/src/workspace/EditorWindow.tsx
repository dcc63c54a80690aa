import { useEffect, useState } from 'react';
import { useShortcuts } from '../actions/useShortcuts.ts';
import { CourseDock } from '../guides/course/CourseDock.tsx';
import type { EditorSession } from '../session/EditorSession.ts';
import { SessionContext, useStore } from '../session/SessionContext.ts';
import type { AccountMove } from './useAccountMove.ts';
import { useLeaveConfirmation } from './useLeaveConfirmation.ts';
import { TourGuide } from '../guides/tour/TourGuide.tsx';
import { Notices } from './Notices.tsx';
import { EditorOverlays } from './EditorOverlays.tsx';
import { WorkspacePanels } from './WorkspacePanels.tsx';
import { SmallScreenNotice } from './SmallScreenNotice.tsx';
import { TopBar } from './top/TopBar.tsx';
import { useEditorPart } from './useEditorPart.ts';
import { useIsSmallWindow } from '../session/useIsSmallWindow.ts';
import { usePlaytestVisibility } from './tabs/usePlaytestVisibility.ts';
import { useOpenScriptFromHash } from './useOpenScriptFromHash.ts';
import { useWindowActions } from './useWindowActions.ts';
import './window.css';

interface Props {
  readonly session: EditorSession;
  readonly accountMove: AccountMove;
}

/** The editor window of an open game. */
export default function EditorWindow({ session, accountMove }: Props) {
  return (
    <SessionContext value={session}>
      <Window session={session} accountMove={accountMove} />
    </SessionContext>
  );
}

function Window({ session, accountMove }: Props) {
  const { tabs, front } = useStore(session.workspace);
  const place = tabs[front] ?? null;
  const load = useEditorPart(place?.kind ?? null);
  const playing = usePlaytestVisibility(session);
  const actions = useWindowActions(
    session,
    load.kind === 'ready' && !playing.isInFront ? load.part : null,
    playing,
  );
  useShortcuts(session, actions, playing.isInFront);
  useOpenScriptFromHash(session);
  useLeaveConfirmation(session);
  useEffect(
    () => session.publishPresence({ place, pointer: null, selection: [], doing: null }),
    [session, place],
  );
  const [isWarned, setIsWarned] = useState(false);
  const isSmall = useIsSmallWindow();
  if (isSmall && !isWarned) return <SmallScreenNotice onContinue={() => setIsWarned(true)} />;
  return (
    <main id="main" className="ed-app ed-window">
      <h1 className="sr-only">Editor</h1>
      <TopBar actions={actions} />
      <Notices accountMove={accountMove} />
      <div className="ed-work">
        <CourseDock />
        <WorkspacePanels load={load} playing={playing} isSmall={isSmall} />
      </div>
      <EditorOverlays actions={actions} />
      <TourGuide />
    </main>
  );
}
