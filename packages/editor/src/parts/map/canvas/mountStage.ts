import type { Renderer } from '@playloom/renderer';
import type { EditorSession } from '../../../session/EditorSession.ts';
import type { MapEditorState } from '../state/MapEditorState.ts';
import { showWholeMap } from '../state/MapViewport.ts';
import { createDraftScene, fillDraftScene } from './fillDraftScene.ts';
import { syncRendererMap } from './syncRendererMap.ts';
import { paintOverlay, readOverlayStyle } from './overlay/paintOverlay.ts';
import { paintRulers } from './overlay/paintRulers.ts';
import type { StageElements } from './overlay/StageElements.ts';

interface StageState {
  readonly onState: (state: 'drawing' | 'lost' | 'impossible') => void;
}

interface Frame {
  id: number;
  isSceneStale: boolean;
}

/** Draws the map while its tab is open. Draws a frame only when something has changed. */
export function mountStage(
  session: EditorSession,
  editorState: MapEditorState,
  elements: StageElements,
  { onState }: StageState,
): () => void {
  const visit = { isOver: false, renderer: null as Renderer | null };
  const frame: Frame = { id: 0, isSceneStale: true };
  const scene = createDraftScene();
  const overlayStyle = readOverlayStyle(elements.host);
  const draw = () => {
    frame.id = 0;
    if (frame.isSceneStale)
      visit.renderer?.draw(fillDraftScene(scene, editorState, session.editor.game.get()), 0);
    frame.isSceneStale = false;
    if (editorState.is3d.get()) return;
    paintOverlay(elements.overlay, session, editorState, overlayStyle);
    paintRulers(elements, session.editor.game.get(), editorState, overlayStyle);
  };
  const ask = () => {
    if (frame.id === 0 && !visit.isOver) frame.id = requestAnimationFrame(draw);
  };
  const askScene = () => {
    frame.isSceneStale = true;
    ask();
  };
  const stops = watch(session, editorState, ask, askScene);
  stops.push(watchSize(session, editorState, elements, () => visit.renderer, askScene));
  if (editorState.is3d.get()) clearOverlay(elements);
  void createRenderer(session, editorState, elements.host).then((renderer) => {
    if (visit.isOver) return renderer.destroy();
    visit.renderer = renderer;
    if (editorState.is3d.get()) editorState.pick.set(renderer.toWorld);
    renderer.onState((state) => {
      onState(state);
      askScene();
    });
    const { width, height } = editorState.view.get();
    renderer.resize(width, height);
    const loading = syncRendererMap(session, renderer, (what) => {
      if (what === 'map') {
        onState('drawing');
        editorState.minimap.set((canvas) => renderer.drawMinimap(canvas));
      }
      askScene();
    });
    stops.push(session.editor.game.subscribe(loading.check), loading.stop);
  }, reportError);
  return () => {
    visit.isOver = true;
    cancelAnimationFrame(frame.id);
    for (const stop of stops) stop();
    editorState.minimap.set(null);
    editorState.pick.set(null);
    visit.renderer?.destroy();
    elements.host.querySelector('.map-picture')?.remove();
  };
}

async function createRenderer(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
): Promise<Renderer> {
  // Create a new canvas each time, because a canvas can't be used again after its context was released.
  const canvas = document.createElement('canvas');
  canvas.className = 'map-picture';
  host.prepend(canvas);
  if (editorState.is3d.get()) {
    const { createRenderer3d, hasWebGl2 } = await import('@playloom/renderer/three-d');
    if (hasWebGl2()) return createRenderer3d(canvas, { view: 'follow' });
    editorState.note.set('This browser can’t show 3D because it doesn’t support WebGL 2.');
    // Switches back to 2D, which mounts a new stage.
    editorState.is3d.set(false);
  }
  const { createRenderer2d } = await import('@playloom/renderer/two-d');
  return createRenderer2d(canvas, { background: session.editor.game.get().settings.backgroundColor });
}

/** Clears the overlay and the rulers for 3D, where the ground shows the content of the overlay. */
function clearOverlay({ overlay, rulerX, rulerY }: StageElements): void {
  for (const canvas of [overlay, rulerX, rulerY]) canvas.getContext('2d')?.reset();
}

function watch(session: EditorSession, editorState: MapEditorState, ask: () => void, askScene: () => void) {
  const { map, view, pointer, cursor, isDimming, images } = editorState;
  const askForTool = () => {
    const { tool, gesture } = map.state.get();
    const movesObjects =
      editorState.is3d.get() || tool === 'place' || gesture?.kind === 'move' || gesture?.kind === 'turn';
    if (movesObjects) askScene();
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
  editorState: MapEditorState,
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
    editorState.view.update((view) => {
      const { map } = session.editor.game.get();
      const sized = { ...view, width, height };
      return view.isWhole ? showWholeMap(sized, map) : sized;
    });
    askScene();
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(host);
  measure();
  return () => watcher.disconnect();
}
