import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { ToolButton } from '@playloom/design-system/ToolButton';
import type { Animation, Look } from '@playloom/game-format';
import { toTitle } from '@playloom/game-format';
import { pickFrame } from '@playloom/renderer';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { SheetCell } from '../../../assets/SheetCell.tsx';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { openLocation } from '../../../locations/openLocation.ts';

const SHOWN_MAX = 12;

type Slot = keyof Look['animations'];

interface Props {
  readonly look: Look;
  readonly slot: Slot;
  readonly onSlot: (slot: Slot) => void;
  readonly animation: Animation | undefined;
  readonly animationId: string | null;
  /** The selected frame; null while the animation plays. */
  readonly frame: number | null;
  readonly onFrame: (frame: number) => void;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly seconds: number;
}

/** Shows the frames of one of a look's animations, and lets the user choose the animation. */
export function AnimationStrip(props: Props) {
  const { look, slot, onSlot, animation, animationId, frame, onFrame, isPlaying, onPlay, seconds } = props;
  const session = useSession();
  const image = animation?.image ?? look.image;
  const asset = useGame((game) => (image === null ? undefined : game.assets[image]));
  const slots = Object.keys(look.animations) as Slot[];
  const set = slots.filter((name) => name === 'idle' || look.animations[name] !== null);
  const now = animation === undefined ? -1 : animation.frames.indexOf(pickFrame(animation, seconds));
  return (
    <div className="type-strip">
      <SegmentedControl
        label="Animation"
        value={slot}
        options={set.map((name) => ({ value: name, label: toTitle(name) }))}
        onValueChange={onSlot}
      />
      {animation === undefined ? (
        <span className="ed-hint">
          {asset === undefined ? 'A plain shape has no frames.' : 'No animation. The image does not move.'}
        </span>
      ) : (
        <>
          <span className="type-frames" role="group" aria-label="Frames">
            {animation.frames.slice(0, SHOWN_MAX).map((cell, index) => (
              <button
                // The same frame can occur twice, so the position is the key.
                // oxlint-disable-next-line react/no-array-index-key -- the same frame may repeat
                key={index}
                type="button"
                className="type-frame"
                aria-label={`Frame ${index + 1}`}
                aria-pressed={(frame ?? now) === index}
                onClick={() => onFrame(index)}
              >
                {asset !== undefined && (
                  <SheetCell
                    url={session.assetUrl(asset.file)}
                    sheet={{ columns: animation.columns, rows: animation.rows, frame: cell }}
                    isPixelArt={asset.isPixelArt}
                    className="type-frame-cell"
                  />
                )}
              </button>
            ))}
            {animation.frames.length > SHOWN_MAX && (
              <span className="ed-hint">+{animation.frames.length - SHOWN_MAX}</span>
            )}
          </span>
          <span className="ed-grow" />
          <ToolButton
            label={isPlaying ? 'Pause' : 'Play'}
            Icon={isPlaying ? Pause : Play}
            size="sm"
            onClick={onPlay}
          />
          <span className="ed-mono">{animation.framesPerSecond} fps</span>
          {animationId !== null && (
            <ToolButton
              label="Open animation"
              Icon={ArrowUpRight}
              size="sm"
              onClick={() => openLocation(session, { kind: 'type', of: 'animations', id: animationId })}
            />
          )}
        </>
      )}
    </div>
  );
}
