import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useGame, useStore } from '../session/SessionContext.ts';
import { type MapDesk, useDesk } from './MapDesk.ts';
import { readSeen } from './MapView.ts';

const WIDTH_MAX = 168;
const HEIGHT_MAX = 128;

/** The whole map, small, with a frame around what is seen. Drag to go elsewhere. Only where not all is seen anyway. */
export function Minimap() {
  const desk = useDesk();
  const width = useGame((game) => game.map.width);
  const height = useGame((game) => game.map.height);
  const isOn = useStore(desk.hasMinimap);
  const readNeed = () => {
    const seen = readSeen(desk.view.get());
    return seen.x > 0 || seen.y > 0 || seen.x + seen.width < width || seen.y + seen.height < height;
  };
  const isNeeded = useSyncExternalStore(desk.view.subscribe, readNeed, readNeed);
  const scale = Math.min(WIDTH_MAX / width, HEIGHT_MAX / height);
  if (!isOn || !isNeeded) return null;
  return <MinimapSheet desk={desk} width={width * scale} height={height * scale} scale={scale} />;
}

interface SheetProps {
  readonly desk: MapDesk;
  readonly width: number;
  readonly height: number;
  /** CSS pixels for each tile. */
  readonly scale: number;
}

function MinimapSheet({ desk, width, height, scale }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const paint = useStore(desk.minimap);
  const rest = useStore(desk.tilesRest);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const ratio = window.devicePixelRatio || 1;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    paint?.(element);
  }, [paint, rest, width, height]);
  useEffect(() => {
    // Follows every picture: by hand, so that moving the view draws no component anew.
    const place = () => {
      const seen = readSeen(desk.view.get());
      Object.assign(frame.current!.style, {
        left: `${seen.x * scale}px`,
        top: `${seen.y * scale}px`,
        width: `${seen.width * scale}px`,
        height: `${seen.height * scale}px`,
      });
    };
    place();
    return desk.view.subscribe(place);
  }, [desk, scale]);
  const go = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    desk.view.update((view) => ({ ...view, isWhole: false, x, y }));
  };
  return (
    <div
      className="map-minimap"
      style={{ width, height }}
      role="img"
      aria-label="Minimap"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <canvas ref={canvas} style={{ width, height }} />
      <div ref={frame} className="map-minimap-frame" />
    </div>
  );
}
