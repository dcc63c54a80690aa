import { box, flatShape, group, palette, svgDocument } from '../svg.ts';

/** Draws the logo: two vertical and two horizontal woven threads in a square of 48 units. */
function drawMark(): string {
  return (
    flatShape(box(9, 2, 12, 44, 6), palette.coral) +
    flatShape(box(27, 2, 12, 44, 6), palette.sky) +
    flatShape(box(2, 9, 44, 12, 6), palette.sun) +
    flatShape(box(2, 27, 44, 12, 6), palette.mint) +
    flatShape('M27 8h12v14H27z', palette.sky) +
    flatShape('M9 26h12v14H9z', palette.coral)
  );
}

export function drawFavicon(): string {
  return svgDocument([0, 0, 48, 48], drawMark());
}

/** Draws the logo on a dark square. `inset` is the margin on each side, as a fraction of the size. */
export function drawIcon(size: number, inset: number, radius: number): string {
  const scale = (size * (1 - inset * 2)) / 48;
  return svgDocument(
    [0, 0, size, size],
    flatShape(box(0, 0, size, size, radius), palette.ink900),
    group({ transform: `translate(${size * inset} ${size * inset}) scale(${scale})` }, drawMark()),
  );
}
