import type { Look } from '@playloom/game-format';

const OUTLINE = 0.06;
const PATHS: { readonly [shape in Look['shape']]: string } = {
  circle: 'M-.5 0a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0z',
  box: 'M-.5-.4a.1 .1 0 0 1 .1-.1h.8a.1 .1 0 0 1 .1 .1v.8a.1 .1 0 0 1-.1 .1h-.8a.1 .1 0 0 1-.1-.1z',
  triangle: 'M.5 0L-.5 .5V-.5z',
  diamond: 'M0-.5L.5 0L0 .5L-.5 0z',
  hexagon: 'M-.5 0L-.25-.5H.25L.5 0L.25 .5H-.25z',
  star: 'M0-.5L.15-.2L.48-.15L.24 .08L.29 .4L0 .25L-.29 .4L-.24 .08L-.48-.15L-.15-.2z',
  none: '',
};

/** Draws the plain shape of a look without an image, in tiles around its center. */
export function ShapeGraphic({ look }: { readonly look: Look }) {
  const { width, height, offset } = look;
  return (
    <path
      d={PATHS[look.shape]}
      transform={`translate(${offset.x} ${offset.y}) scale(${width} ${height})`}
      fill={look.color}
      fillOpacity={look.opacity}
      stroke={look.outlineColor}
      strokeWidth={OUTLINE}
      strokeLinejoin="round"
    />
  );
}
