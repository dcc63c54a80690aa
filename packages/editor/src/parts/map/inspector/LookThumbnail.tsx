import type { Look } from '@playloom/game-format';
import { useGame, useSession } from '../../../session/SessionContext.ts';

/** A small preview of a type: the first frame of its sprite, or its shape in its color. */
export function LookThumbnail({ look }: { readonly look: Look }) {
  const { assetUrl } = useSession();
  const idle = look.animations.idle;
  const animation = useGame((game) => (idle === null ? undefined : game.types.animations[idle]));
  const image = animation?.image ?? look.image;
  const file = useGame((game) => (image === null ? undefined : game.assets[image]?.file));
  if (file !== undefined) {
    const { columns, rows, frames } = animation ?? { columns: 1, rows: 1, frames: [0] };
    const frame = frames[0] ?? 0;
    const along = (index: number, count: number) => (count < 2 ? 0 : (index / (count - 1)) * 100);
    const style = {
      backgroundImage: `url("${assetUrl(file)}")`,
      backgroundSize: `${columns * 100}% ${rows * 100}%`,
      backgroundPosition: `${along(frame % columns, columns)}% ${along(Math.floor(frame / columns), rows)}%`,
      aspectRatio: `${look.width} / ${look.height}`,
      [look.width >= look.height ? 'width' : 'height']: '100%',
    };
    return (
      <span className="map-look">
        <span className="map-look-picture" style={style} />
      </span>
    );
  }
  return (
    <span className="map-look">
      <svg viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true">
        <path
          d={SHAPES[look.shape] ?? SHAPES.circle}
          fill={look.color}
          stroke={look.outlineColor}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

const SHAPES: { readonly circle: string; readonly [shape: string]: string } = {
  circle: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  box: 'M-8-8h16v16h-16z',
  triangle: 'M9 0L-7 8V-8z',
  diamond: 'M0-9L9 0L0 9L-9 0z',
  hexagon: 'M-9 0L-4.5-8h9L9 0L4.5 8h-9z',
  star: 'M0-10L3-3.5L10-3L4.5 1.5L6.5 9L0 5L-6.5 9L-4.5 1.5L-10-3L-3-3.5z',
};
