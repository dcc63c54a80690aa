import type { Body } from '@playloom/game-format';

/** Draws the collision shape of a body, in tiles. */
export function BodyGraphic({ body }: { readonly body: Body }) {
  const { width, height, offset, shape, kind } = body;
  const props = { className: 'type-body', 'data-none': kind === 'none' ? '' : undefined };
  const at = `translate(${offset.x} ${offset.y})`;
  const [w, h] = [width / 2, height / 2];
  switch (shape) {
    case 'circle':
      return <circle {...props} transform={at} r={w} />;
    case 'capsule':
      return (
        <rect {...props} transform={at} x={-w} y={-h} width={width} height={height} rx={Math.min(w, h)} />
      );
    case 'triangle':
      return <path {...props} transform={at} d={`M${w} 0L${-w} ${h}V${-h}z`} />;
    case 'hexagon':
      return (
        <path
          {...props}
          transform={at}
          d={`M${-w} 0L${-w / 2} ${-h}H${w / 2}L${w} 0L${w / 2} ${h}H${-w / 2}z`}
        />
      );
    case 'box':
      return <rect {...props} transform={at} x={-w} y={-h} width={width} height={height} />;
  }
}
