import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlaceOf } from '../EditorPart.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { mountStage } from './canvas/mountStage.ts';
import { pressOnMap } from './canvas/pressOnMap.ts';
import { watchPointers } from './canvas/watchPointers.ts';
import { watchClipboard } from './mapActs.ts';
import { MapMenu } from './MapMenu.tsx';
import { MapPeople } from './MapPeople.tsx';
import { MapStatus } from './MapStatus.tsx';
import { Minimap } from './Minimap.tsx';
import { ToolStrip } from './ToolStrip.tsx';
import { useDesk, useMapState } from './MapDesk.ts';
import { useOwnPresence } from './useOwnPresence.ts';
import { ViewBar } from './ViewBar.tsx';
import { showFocus } from './viewActs.ts';

/** The map of the game, as the game itself would show it, with the tools to make it. */
export function MapMain({ place }: { readonly place: PlaceOf<'map'> }) {
  const session = useSession();
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const rulerX = useRef<HTMLCanvasElement>(null);
  const rulerY = useRef<HTMLCanvasElement>(null);
  const state = useStage({ host, overlay, rulerX, rulerY });
  const tool = useMapState((state) => state.tool);
  useOwnPresence();
  const { focus } = place;
  useEffect(() => {
    if (focus !== undefined) showFocus(session, focus);
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
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- all of the map is worked with the keyboard from here.
        tabIndex={0}
      >
        <canvas ref={overlay} className="map-overlay" aria-hidden="true" />
        <MapPeople />
      </div>
      <p id="map-keys" className="sr-only">
        Arrow keys move a cell or what is selected, Enter uses the tool there, Escape steps back.
      </p>
      {state === 'impossible' && (
        <div className="map-impossible">
          <EmptyState title="This browser cannot draw the map" isLarge>
            It has no WebGL, or it is switched off. The rest of the editor works, and what you made is kept.
          </EmptyState>
        </div>
      )}
      <ToolStrip />
      <div className="map-corner-tools">
        <Minimap />
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
  const desk = useDesk();
  const is3d = useStore(desk.is3d);
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
    const press = (event: KeyboardEvent) => pressOnMap(desk, event);
    element.addEventListener('keydown', press);
    // What is selected in a field or in a text is theirs to copy.
    const isOurs = ({ target }: Event) =>
      target instanceof Element &&
      target.closest('input,textarea,select,[contenteditable],[role="dialog"]') === null &&
      (document.getSelection()?.isCollapsed ?? true);
    const stops = [
      mountStage(session, desk, elements, { onState: setState }),
      watchPointers(session, desk, element),
      watchClipboard(session, isOurs),
      () => element.removeEventListener('keydown', press),
    ];
    return () => {
      for (const stop of stops) stop();
    };
    // Another picture of the map is another stage.
  }, [session, desk, host, overlay, rulerX, rulerY, is3d]);
  return state;
}

/** Why something did not happen, and what to do; gone with the next press. */
function MapNote() {
  const note = useStore(useDesk().note);
  return (
    <p className="map-note" role="status" data-shown={note === null ? undefined : ''}>
      {note}
    </p>
  );
}
