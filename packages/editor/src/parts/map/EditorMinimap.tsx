import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useGame, useStore } from '../../session/SessionContext.ts';
import { type MapEditorState, useMapEditorState } from './state/MapEditorState.ts';
import { getVisibleArea } from './state/MapViewport.ts';

const WIDTH_MAX = 168;
const HEIGHT_MAX = 128;

/**
 * A minimap with a frame around the visible part; dragging moves the view. Hidden while the whole map is
 * visible.
 */
export function EditorMinimap() {
  const editorState = useMapEditorState();
  const width = useGame((game) => game.map.width);
  const height = useGame((game) => game.map.height);
  const isOn = useStore(editorState.hasMinimap);
  const needsMinimap = () => {
    const seen = getVisibleArea(editorState.view.get());
    return seen.x > 0 || seen.y > 0 || seen.x + seen.width < width || seen.y + seen.height < height;
  };
  const isNeeded = useSyncExternalStore(editorState.view.subscribe, needsMinimap, needsMinimap);
  const scale = Math.min(WIDTH_MAX / width, HEIGHT_MAX / height);
  if (!isOn || !isNeeded) return null;
  return (
    <MinimapCanvas editorState={editorState} width={width * scale} height={height * scale} scale={scale} />
  );
}

interface CanvasProps {
  readonly editorState: MapEditorState;
  readonly width: number;
  readonly height: number;
  /** CSS pixels for each tile. */
  readonly scale: number;
}

function MinimapCanvas({ editorState, width, height, scale }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const paint = useStore(editorState.minimap);
  const rest = useStore(editorState.tilesVersion);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const ratio = window.devicePixelRatio || 1;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    paint?.(element);
  }, [paint, rest, width, height]);
  useEffect(() => {
    // Set directly on every frame, so that moving the view re-renders no component.
    const place = () => {
      const seen = getVisibleArea(editorState.view.get());
      Object.assign(frame.current!.style, {
        left: `${seen.x * scale}px`,
        top: `${seen.y * scale}px`,
        width: `${seen.width * scale}px`,
        height: `${seen.height * scale}px`,
      });
    };
    place();
    return editorState.view.subscribe(place);
  }, [editorState, scale]);
  const panTo = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    editorState.view.update((view) => ({ ...view, isWhole: false, x, y }));
  };
  return (
    <div
      className="map-minimap"
      style={{ width, height }}
      role="img"
      aria-label="Minimap"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        panTo(event);
      }}
      onPointerMove={panTo}
    >
      <canvas ref={canvas} style={{ width, height }} />
      <div ref={frame} className="map-minimap-frame" />
    </div>
  );
}
