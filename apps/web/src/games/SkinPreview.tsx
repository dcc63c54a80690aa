import type { SkinCharacter } from '@playloom/api-contract';
import { useId } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';

interface SkinPreviewProps {
  character: SkinCharacter;
  /** URL of the skin image; null shows the original character. */
  src: string | null;
  label: string;
  className?: string;
}

/** Margin around the character, in tiles. */
const ROOM = 0.5;

/** Shows the character like in the game, with its original look or with a skin. */
export function SkinPreview({ character, src, label, className }: SkinPreviewProps) {
  const { width, height } = character;
  const clip = useId();
  const side = Math.max(width, height) + 2 * ROOM;
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className={`aspect-square rounded-lg bg-ink-700 ${className ?? ''}`}
    >
      <svg x={left} y={top} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <clipPath id={clip}>
          <rect width={width} height={height} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          {src === null ? (
            <OwnLook character={character} />
          ) : (
            <image href={src} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
          )}
        </g>
      </svg>
    </svg>
  );
}

function OwnLook({ character }: { character: SkinCharacter }) {
  const { config } = useRootData();
  const { width, height, color, shape, picture } = character;
  if (picture === null) {
    return shape === 'box' ? (
      <rect width={width} height={height} fill={color} />
    ) : (
      <ellipse cx={width / 2} cy={height / 2} rx={width / 2} ry={height / 2} fill={color} />
    );
  }
  const { columns, rows, cell, file } = picture;
  return (
    <image
      href={`${config.uiOrigin}/files/${encodeURIComponent(file)}`}
      x={-(cell % columns) * width}
      y={-Math.floor(cell / columns) * height}
      width={width * columns}
      height={height * rows}
      preserveAspectRatio="none"
    />
  );
}
