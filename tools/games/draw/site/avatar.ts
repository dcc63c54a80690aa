import {
  box,
  outlinedStroke,
  element,
  flatShape,
  group,
  strokedPath,
  palette,
  svgDocument,
  outlinedShape,
} from '../svg.ts';

/** Draws the default avatar: a reel of thread with a face. */
export function drawDefaultAvatar(): string {
  return svgDocument(
    [0, 0, 256, 256],
    flatShape('M0 0h256v256H0z', palette.sky),
    flatShape('M0 256V196C60 168 120 226 256 176v80z', '#4f9fe6'),
    outlinedStroke('M176 176C236 172 246 120 222 108', palette.coral, 10, 5),
    outlinedShape(box(62, 62, 132, 140, 10), palette.coral, 7),
    strokedPath('M66 92c40 12 84 12 124 0M66 178c40 12 84 12 124 0', palette.coralDeep, 6),
    outlinedShape(box(46, 34, 164, 38, 14), '#d69a6d', 7),
    outlinedShape(box(46, 192, 164, 38, 14), '#d69a6d', 7),
    flatShape(box(58, 56, 140, 9, 4), '#b8714a'),
    flatShape(box(58, 214, 140, 9, 4), '#b8714a'),
    group(
      {},
      element('ellipse', { cx: 104, cy: 126, rx: 10, ry: 14, fill: palette.outline }),
      element('ellipse', { cx: 152, cy: 126, rx: 10, ry: 14, fill: palette.outline }),
      element('circle', { cx: 107, cy: 121, r: 3.5, fill: '#fff' }),
      element('circle', { cx: 155, cy: 121, r: 3.5, fill: '#fff' }),
      strokedPath('M112 152Q128 166 144 152', palette.outline, 7),
      flatShape('M80 146a9 6 0 1 1 .1 0zM176 146a9 6 0 1 1 .1 0z', palette.coralDeep, 0.7),
    ),
  );
}
