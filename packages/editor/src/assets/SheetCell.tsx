import type { SpriteSheetGrid } from '@playloom/editor-core';
import type { CSSProperties } from 'react';

interface Props {
  readonly url: string;
  readonly sheet: SpriteSheetGrid;
  readonly isPixelArt?: boolean;
  readonly className?: string;
}

/** Shows one cell of a sprite sheet, scaled to fill its box. */
export function SheetCell({ url, sheet, isPixelArt = false, className = '' }: Props) {
  const { columns, rows, frame } = sheet;
  const at = (cell: number, count: number) => (count <= 1 ? 0 : (cell / (count - 1)) * 100);
  const style: CSSProperties =
    columns === 1 && rows === 1
      ? { backgroundImage: `url("${url}")`, backgroundSize: 'contain', backgroundPosition: 'center' }
      : {
          backgroundImage: `url("${url}")`,
          backgroundSize: `${columns * 100}% ${rows * 100}%`,
          backgroundPosition: `${at(frame % columns, columns)}% ${at(Math.floor(frame / columns) % rows, rows)}%`,
        };
  return (
    <span
      className={`library-cell ${className}`}
      style={{ ...style, imageRendering: isPixelArt ? 'pixelated' : 'auto' }}
      aria-hidden="true"
    />
  );
}
