import type { Animation, Look } from '@playloom/game-format';
import { pickFrame } from '@playloom/renderer';
import { useId } from 'react';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { ShapeGraphic } from './ShapeGraphic.tsx';

interface Props {
  readonly look: Look;
  /** If undefined, the whole image is shown. */
  readonly animation: Animation | undefined;
  readonly seconds: number;
}

/** Draws a look the way players see it, in tiles around the center of its body. */
export function LookGraphic({ look, animation, seconds }: Props) {
  const { assetUrl } = useSession();
  const image = animation?.image ?? look.image;
  const asset = useGame((game) => (image === null ? undefined : game.assets[image]));
  const clip = useId();
  if (asset === undefined) return look.shape === 'none' ? null : <ShapeGraphic look={look} />;
  const { columns, rows } = animation ?? { columns: 1, rows: 1 };
  const cell = animation === undefined ? 0 : pickFrame(animation, seconds);
  const { width, height, offset } = look;
  const [left, top] = [offset.x - width / 2, offset.y - height / 2];
  return (
    <g opacity={look.opacity}>
      <clipPath id={clip}>
        <rect x={left} y={top} width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <image
          href={assetUrl(asset.file)}
          x={left - (cell % columns) * width}
          y={top - Math.floor(cell / columns) * height}
          width={width * columns}
          height={height * rows}
          preserveAspectRatio="none"
          style={{ imageRendering: asset.isPixelArt ? 'pixelated' : 'auto' }}
        />
      </g>
    </g>
  );
}
