import { InspectorSection } from '@playloom/design-system/InspectorSection';
import type { Controls, Look } from '@playloom/game-format';
import type { LocationOfKind } from '../../EditorPart.ts';
import { useGame } from '../../../session/SessionContext.ts';
import { LookGraphic } from './LookGraphic.tsx';
import { useAnimationTime } from './useAnimationTime.ts';

/** The size of the preview and the distance that the unit moves to each side, in tiles. */
const WIDE = 9;
const HIGH = 4.6;
const REACH = 3;

interface Moving {
  readonly look: Look;
  readonly controls?: Controls;
  /** Only projectiles have this field. */
  readonly speed?: number;
}

/** Previews a type the way it looks in the game: at its size on tiles, and moving at its speed. */
export function LivePreview({ place }: { readonly place: LocationOfKind<'type'> }) {
  const type = useGame(
    (game) => (game.types[place.of] as unknown as { readonly [id: string]: Moving | undefined })[place.id],
  );
  const animations = useGame((game) => game.types.animations);
  const background = useGame((game) => game.settings.backgroundColor);
  const seconds = useAnimationTime();
  if (type?.look === undefined) return null;
  const { look } = type;
  const speed = place.of === 'projectiles' ? (type.speed ?? 0) : (type.controls?.speed ?? 0);
  const { x, direction } = walk(seconds, speed);
  const slot = speed > 0 ? (look.animations.move ?? look.animations.idle) : look.animations.idle;
  const animation = slot === null ? undefined : animations[slot];
  const turn =
    look.turns === 'never'
      ? ''
      : direction === 1
        ? ''
        : look.turns === 'left-right'
          ? 'scale(-1 1)'
          : 'rotate(180)';
  return (
    <InspectorSection title="Live preview" note={speed > 0 ? `${speed} tiles/s` : 'doesn’t move'}>
      <svg
        className="type-preview"
        viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`}
        style={{ background }}
        aria-hidden="true"
      >
        <defs>
          <pattern id="type-floor" width="2" height="2" patternUnits="userSpaceOnUse">
            <path d="M0 0h1v1h-1zM1 1h1v1h-1z" className="type-floor" />
          </pattern>
        </defs>
        <rect x={-WIDE} y={-HIGH} width={WIDE * 2} height={HIGH * 2} fill="url(#type-floor)" />
        <g transform={`translate(${x} 0) ${turn}`}>
          <LookGraphic look={look} animation={animation} seconds={seconds} />
        </g>
      </svg>
    </InspectorSection>
  );
}

/** Computes the position of a unit that moves back and forth. */
function walk(seconds: number, speed: number): { readonly x: number; readonly direction: 1 | -1 } {
  const distance = (seconds * speed) % (REACH * 4);
  return distance < REACH * 2
    ? { x: distance - REACH, direction: 1 }
    : { x: REACH * 3 - distance, direction: -1 };
}
