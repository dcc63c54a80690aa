import { useHud } from '../state/HudContext.ts';
import type { HudSprite } from './describeLookSprite.ts';

const SHAPES = {
  circle: 'M50 8a42 42 0 1 0 0 84 42 42 0 0 0 0-84',
  box: 'M12 12h76v76H12z',
  triangle: 'M50 10 92 86H8z',
  diamond: 'M50 6 94 50 50 94 6 50z',
  hexagon: 'M50 6 88 28v44L50 94 12 72V28z',
  star: 'M50 6l13 29 31 3-23 21 7 31-28-16-28 16 7-31L6 38l31-3z',
} as const;

/** A sprite of the game, scaled to its container. Hidden from screen readers because its name is next to it. */
export function HudSpriteView({ sprite }: { sprite: HudSprite }) {
  const { actions } = useHud();
  if (sprite.kind === 'shape') {
    return (
      <svg class="hud-picture" viewBox="0 0 100 100" aria-hidden="true">
        <path
          d={SHAPES[sprite.shape === 'none' ? 'circle' : sprite.shape]}
          fill={sprite.color}
          stroke={sprite.outline}
          stroke-width="8"
          stroke-linejoin="round"
        />
      </svg>
    );
  }
  const { columns, rows, frame, ratio } = sprite;
  return (
    <span
      class="hud-picture"
      data-pixels={sprite.isPixelArt ? '' : undefined}
      style={{
        aspectRatio: String(ratio),
        width: ratio >= 1 ? '100%' : 'auto',
        height: ratio >= 1 ? 'auto' : '100%',
        backgroundImage: `url(${JSON.stringify(actions.assetUrl(sprite.file))})`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${partOf(frame % columns, columns)}% ${partOf(Math.floor(frame / columns), rows)}%`,
      }}
    />
  );
}

/** The position of cell `index` of `count`, as a percentage for `background-position`. */
function partOf(index: number, count: number): number {
  return count < 2 ? 0 : (index / (count - 1)) * 100;
}
