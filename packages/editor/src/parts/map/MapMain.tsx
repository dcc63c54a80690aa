import { EmptyState } from '@playloom/design-system/EmptyState';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { mountStage } from './canvas/mountStage.ts';
import { handleMapKeyDown } from './canvas/handleMapKeyDown.ts';
import { watchPointers } from './canvas/watchPointers.ts';
import { watchClipboard } from './state/selectionActions.ts';
import { MapMenu } from './MapMenu.tsx';
import { MapCollaborators } from './MapCollaborators.tsx';
import { MapStatus } from './MapStatus.tsx';
import { EditorMinimap } from './EditorMinimap.tsx';
import { ToolStrip } from './ToolStrip.tsx';
import { useMapEditorState, useMapToolState } from './state/MapEditorState.ts';
import { usePublishPresence } from './usePublishPresence.ts';
import { ViewBar } from './ViewBar.tsx';
import { revealMapFocus } from './state/viewActions.ts';

/** The map editor: shows the map the way the game does, with the tools to edit it. */
export function MapMain({ place }: { readonly place: LocationOfKind<'map'> }) {
  const session = useSession();
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const rulerX = useRef<HTMLCanvasElement>(null);
  const rulerY = useRef<HTMLCanvasElement>(null);
  const state = useStage({ host, overlay, rulerX, rulerY });
  const tool = useMapToolState((state) => state.tool);
  usePublishPresence();
  const { focus } = place;
  useEffect(() => {
    if (focus !== undefined) revealMapFocus(session, focus);
  }, [session, focus]);
  return (
    <div className="map-main">
      <div className="map-corner" />
      <canvas ref={rulerX} className="map-ruler" data-axis="x" aria-hidden="true" />
      <canvas ref={rulerY} className="map-ruler" data-axis="y" aria-hidden="true" />
      <div
        ref={host}
        className="map-canvas"
        data-tool={tool}
        data-state={state}
        role="application"
        aria-label="Map"
        aria-roledescription="map canvas"
        aria-describedby="map-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map handles the keyboard here
        tabIndex={0}
      >
        <canvas ref={overlay} className="map-overlay" aria-hidden="true" />
        <MapCollaborators />
      </div>
      <p id="map-keys" className="sr-only">
        Arrow keys move the cursor or the selection, Enter uses the tool, Escape cancels.
      </p>
      {state === 'impossible' && (
        <div className="map-impossible">
          <EmptyState title="This browser can’t show the map" centered>
            WebGL is missing or turned off. The rest of the editor works, and your work is saved.
          </EmptyState>
        </div>
      )}
      <ToolStrip />
      <div className="map-corner-tools">
        <EditorMinimap />
        <ViewBar />
      </div>
      <MapNote />
      <MapMenu />
      <MapStatus />
    </div>
  );
}

interface StageRefs {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly overlay: RefObject<HTMLCanvasElement | null>;
  readonly rulerX: RefObject<HTMLCanvasElement | null>;
  readonly rulerY: RefObject<HTMLCanvasElement | null>;
}

function useStage({ host, overlay, rulerX, rulerY }: StageRefs) {
  const session = useSession();
  const editorState = useMapEditorState();
  const is3d = useStore(editorState.is3d);
  const [state, setState] = useState<'loading' | 'drawing' | 'lost' | 'impossible'>('loading');
  useEffect(() => {
    const element = host.current;
    if (element === null || !overlay.current || !rulerX.current || !rulerY.current) return;
    const elements = {
      host: element,
      overlay: overlay.current,
      rulerX: rulerX.current,
      rulerY: rulerY.current,
    };
    const press = (event: KeyboardEvent) => handleMapKeyDown(editorState, event);
    element.addEventListener('keydown', press);
    // Leave copy and paste to the browser in text fields and while text is selected on the page.
    const isOurs = ({ target }: Event) =>
      target instanceof Element &&
      target.closest('input,textarea,select,[contenteditable],[role="dialog"]') === null &&
      (document.getSelection()?.isCollapsed ?? true);
    const stops = [
      mountStage(session, editorState, elements, { onState: setState }),
      watchPointers(session, editorState, element),
      watchClipboard(session, isOurs),
      () => element.removeEventListener('keydown', press),
    ];
    return () => {
      for (const stop of stops) stop();
    };
    // Switching between 2D and 3D creates a new stage.
  }, [session, editorState, host, overlay, rulerX, rulerY, is3d]);
  return state;
}

/** Explains why an action did nothing. Disappears when the user presses again. */
function MapNote() {
  const note = useStore(useMapEditorState().note);
  return (
    <p className="map-note" role="status" data-shown={note === null ? undefined : ''}>
      {note}
    </p>
  );
}
