import type { Renderer } from '@playloom/renderer';
import type { EditorSession } from '../../session/EditorSession.ts';
import type { MapDesk } from '../MapDesk.ts';
import { showWhole } from '../MapView.ts';
import { createDraftScene, fillScene } from './fillScene.ts';
import { keepLoaded } from './keepLoaded.ts';
import { paintOverlay, readInk } from './overlay/paintOverlay.ts';
import { paintRulers } from './overlay/paintRulers.ts';
import type { StageElements } from './StageElements.ts';

export interface StageState {
  readonly onState: (state: 'drawing' | 'lost' | 'impossible') => void;
}

interface Frame {
  id: number;
  isSceneStale: boolean;
}

/** Draws the map while the tab is open: a picture for each change, none while nothing happens. */
export function mountStage(
  session: EditorSession,
  desk: MapDesk,
  elements: StageElements,
  { onState }: StageState,
): () => void {
  const visit = { isOver: false, renderer: null as Renderer | null };
  const frame: Frame = { id: 0, isSceneStale: true };
  const scene = createDraftScene();
  const ink = readInk(elements.host);
  const draw = () => {
    frame.id = 0;
    if (frame.isSceneStale) visit.renderer?.draw(fillScene(scene, desk, session.editor.game.get()), 0);
    frame.isSceneStale = false;
    if (desk.is3d.get()) return;
    paintOverlay(elements.overlay, session, desk, ink);
    paintRulers(elements, session.editor.game.get(), desk, ink);
  };
  const ask = () => {
    if (frame.id === 0 && !visit.isOver) frame.id = requestAnimationFrame(draw);
  };
  const askScene = () => {
    frame.isSceneStale = true;
    ask();
  };
  const stops = watch(session, desk, ask, askScene);
  stops.push(watchSize(session, desk, elements, () => visit.renderer, askScene));
  if (desk.is3d.get()) clearOverlay(elements);
  void createRenderer(session, desk, elements.host).then((renderer) => {
    if (visit.isOver) return renderer.destroy();
    visit.renderer = renderer;
    if (desk.is3d.get()) desk.pick.set(renderer.toWorld);
    renderer.onState((state) => {
      onState(state);
      askScene();
    });
    const { width, height } = desk.view.get();
    renderer.resize(width, height);
    const loading = keepLoaded(session, renderer, (what) => {
      if (what === 'map') {
        onState('drawing');
        desk.minimap.set((canvas) => renderer.drawMinimap(canvas));
      }
      askScene();
    });
    stops.push(session.editor.game.subscribe(loading.check), loading.stop);
  }, reportError);
  return () => {
    visit.isOver = true;
    cancelAnimationFrame(frame.id);
    for (const stop of stops) stop();
    desk.minimap.set(null);
    desk.pick.set(null);
    visit.renderer?.destroy();
    elements.host.querySelector('.map-picture')?.remove();
  };
}

async function createRenderer(session: EditorSession, desk: MapDesk, host: HTMLElement): Promise<Renderer> {
  // Its own each time: a canvas whose context was given up cannot be drawn on again.
  const canvas = document.createElement('canvas');
  canvas.className = 'map-picture';
  host.prepend(canvas);
  if (desk.is3d.get()) {
    const { createThreeD, hasWebGl2 } = await import('@playloom/renderer/three-d');
    if (hasWebGl2()) return createThreeD(canvas, { view: 'follow' });
    desk.note.set('This browser cannot draw in 3D: it has no WebGL 2.');
    // Brings the flat map back, on a canvas of its own.
    desk.is3d.set(false);
  }
  const { createTwoD } = await import('@playloom/renderer/two-d');
  return createTwoD(canvas, { background: session.editor.game.get().settings.backgroundColor });
}

/** In 3D there is nothing to measure along the sides, and what the overlay shows lies on the ground. */
function clearOverlay({ overlay, rulerX, rulerY }: StageElements): void {
  for (const canvas of [overlay, rulerX, rulerY]) canvas.getContext('2d')?.reset();
}

function watch(session: EditorSession, desk: MapDesk, ask: () => void, askScene: () => void) {
  const { map, view, pointer, cursor, isDimming, images } = desk;
  const askForTool = () => {
    const { tool, gesture } = map.state.get();
    const movesThings =
      desk.is3d.get() || tool === 'place' || gesture?.kind === 'move' || gesture?.kind === 'turn';
    if (movesThings) askScene();
    else ask();
  };
  let before = map.state.get();
  const askForState = () => {
    const now = map.state.get();
    const isGestureAlone =
      now.tool === before.tool && now.layer === before.layer && before.gesture?.kind === now.gesture?.kind;
    before = now;
    if (isGestureAlone) askForTool();
    else askScene();
  };
  return [
    session.editor.game.subscribe(askScene),
    view.subscribe(askScene),
    isDimming.subscribe(askScene),
    map.state.subscribe(askForState),
    pointer.subscribe(askForTool),
    cursor.subscribe(askForTool),
    images.loaded.subscribe(ask),
  ];
}

function watchSize(
  session: EditorSession,
  desk: MapDesk,
  { host, overlay }: StageElements,
  readRenderer: () => Renderer | null,
  askScene: () => void,
): () => void {
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    const ratio = window.devicePixelRatio || 1;
    overlay.width = Math.round(width * ratio);
    overlay.height = Math.round(height * ratio);
    readRenderer()?.resize(width, height);
    desk.view.update((view) => {
      const { map } = session.editor.game.get();
      const sized = { ...view, width, height };
      return view.isWhole ? showWhole(sized, map) : sized;
    });
    askScene();
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(host);
  measure();
  return () => watcher.disconnect();
}
