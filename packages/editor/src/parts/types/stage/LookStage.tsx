import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { ToolButton } from '@playloom/design-system/ToolButton';
import type { Animation, Body, Look } from '@playloom/game-format';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { LocationOfKind } from '../../EditorPart.ts';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { AnimationStrip } from './AnimationStrip.tsx';
import { BodyGraphic } from './BodyGraphic.tsx';
import { BoxHandles } from './BoxHandles.tsx';
import { LookGraphic } from './LookGraphic.tsx';
import { useAnimationTime } from './useAnimationTime.ts';

const HEIGHT_PX = 300;
const WIDTH_PX = 860;
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3, 4];
/** The share of the view's height that the type fills at normal zoom. */
const FILLED = 0.62;
const TILE_PX = 32;

interface Bodied {
  readonly name: string;
  readonly look: Look;
  readonly body: Body;
}

/** A large view of a type, with handles for its body and look. */
export function LookStage({ place }: { readonly place: LocationOfKind<'type'> }) {
  const canEdit = useStore(useSession().editor.canEdit);
  const type = useGame(
    (game) => (game.types[place.of] as unknown as { readonly [id: string]: Bodied | undefined })[place.id],
  );
  const animations = useGame((game) => game.types.animations);
  const [shown, setShown] = useState<'body' | 'look'>('body');
  const [zoom, setZoom] = useState(2);
  const [slot, setSlot] = useState<keyof Look['animations']>('idle');
  const [isPlaying, setIsPlaying] = useState(true);
  const time = useAnimationTime(isPlaying);
  const [frame, setFrame] = useState<number | null>(null);
  if (type === undefined) return null;
  const { look, body } = type;
  const id = look.animations[slot];
  const animation: Animation | undefined = id === null ? undefined : animations[id];
  const seconds =
    frame === null || animation === undefined ? time : (frame + 0.01) / animation.framesPerSecond;
  const extent = Math.max(look.width, look.height, body.width, body.height, 0.2);
  const pixelsPerTile = ((HEIGHT_PX * FILLED) / extent) * ZOOMS[zoom]!;
  const pixel = 1 / pixelsPerTile;
  const isRound = body.shape === 'circle';
  const roundTiles = (value: number) => Number(value.toFixed(2));
  return (
    <section className="type-stage" aria-label="Preview">
      <div className="type-stage-canvas">
        <svg
          viewBox={`${-WIDTH_PX / 2} ${-HEIGHT_PX / 2} ${WIDTH_PX} ${HEIGHT_PX}`}
          height={HEIGHT_PX}
          preserveAspectRatio="xMidYMid slice"
        >
          <defs>
            <pattern
              id="type-tiles"
              width={pixelsPerTile}
              height={pixelsPerTile}
              patternUnits="userSpaceOnUse"
              x={-pixelsPerTile / 2}
              y={-pixelsPerTile / 2}
            >
              <path d={`M${pixelsPerTile} 0H0V${pixelsPerTile}`} className="type-tile-line" />
            </pattern>
          </defs>
          <rect x={-2000} y={-HEIGHT_PX} width={4000} height={HEIGHT_PX * 2} fill="url(#type-tiles)" />
          <g transform={`scale(${pixelsPerTile})`}>
            <LookGraphic look={look} animation={animation} seconds={seconds} />
            {shown === 'look' && (
              <rect
                className="type-look-box"
                x={look.offset.x - look.width / 2}
                y={look.offset.y - look.height / 2}
                width={look.width}
                height={look.height}
              />
            )}
            <g data-off={shown === 'body' ? undefined : ''} className="type-body-layer">
              <BodyGraphic body={body} />
            </g>
            {canEdit && shown === 'body' && (
              <BoxHandles
                path={['types', place.of, place.id, 'body']}
                what="Body"
                box={body}
                isRound={isRound}
                pixel={pixel}
              />
            )}
            {canEdit && shown === 'look' && (
              <BoxHandles
                path={['types', place.of, place.id, 'look']}
                what="Look"
                box={look}
                isRound={false}
                pixel={pixel}
              />
            )}
          </g>
        </svg>
        <div className="type-stage-tools">
          <SegmentedControl
            label="Edit"
            value={shown}
            options={[
              { value: 'body', label: 'Body' },
              { value: 'look', label: 'Look' },
            ]}
            onValueChange={setShown}
          />
          <span className="type-stage-word" data-of={shown}>
            {shown === 'body'
              ? `Body ${isRound ? roundTiles(body.width) : `${roundTiles(body.width)} × ${roundTiles(body.height)}`} tiles`
              : `Look ${roundTiles(look.width)} × ${roundTiles(look.height)} tiles`}
          </span>
        </div>
        <ZoomTools zoom={zoom} onZoom={setZoom} pixelsPerTile={pixelsPerTile} />
        <ScaleBar pixelsPerTile={pixelsPerTile} />
      </div>
      <AnimationStrip
        look={look}
        slot={slot}
        onSlot={(next) => {
          setSlot(next);
          setFrame(null);
        }}
        animation={animation}
        animationId={id}
        frame={frame}
        onFrame={setFrame}
        isPlaying={isPlaying && frame === null}
        onPlay={() => {
          setIsPlaying(frame !== null || !isPlaying);
          setFrame(null);
        }}
        seconds={seconds}
      />
    </section>
  );
}

interface ZoomProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly pixelsPerTile: number;
}

function ZoomTools({ zoom, onZoom, pixelsPerTile }: ZoomProps) {
  const last = ZOOMS.length - 1;
  return (
    <div className="type-stage-zoom">
      <ToolButton
        label="Zoom out"
        Icon={Minus}
        size="sm"
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <span className="ed-mono">{Math.round((pixelsPerTile / TILE_PX) * 100)}%</span>
      <ToolButton
        label="Zoom in"
        Icon={Plus}
        size="sm"
        disabled={zoom === last}
        onClick={() => onZoom(zoom + 1)}
      />
    </div>
  );
}

const BARS = [
  { tiles: 4, name: '4 tiles' },
  { tiles: 1, name: '1 tile' },
  { tiles: 0.5, name: 'half a tile' },
  { tiles: 0.1, name: '0.1 tile' },
];
const BAR_MAX_PX = 180;

function ScaleBar({ pixelsPerTile }: { readonly pixelsPerTile: number }) {
  const bar = BARS.find(({ tiles }) => tiles * pixelsPerTile <= BAR_MAX_PX) ?? BARS.at(-1)!;
  return (
    <span className="type-scale" style={{ width: bar.tiles * pixelsPerTile }}>
      {bar.name}
    </span>
  );
}
