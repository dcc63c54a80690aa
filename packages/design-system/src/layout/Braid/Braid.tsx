import { useId } from 'react';
import { computeBraidPieces } from './computeBraidPieces.ts';
import { joinClasses } from '../../styling/joinClasses.ts';

const WIDTH = 44;
const PERIOD = 96;
const THREAD = 7;
const MARGIN = (THREAD + 4) / 2;
const PIECES = computeBraidPieces({ width: WIDTH - 2 * MARGIN, period: PERIOD });

export type BraidProps = {
  /** The direction in which the braid fills its container. In the other direction, it is 44px wide. */
  direction?: 'vertical' | 'horizontal';
  /** The color of the gaps between the threads. Should be the background color. */
  outline?: string;
  className?: string;
};

/** A decorative band of four braided threads. */
export function Braid({ direction = 'vertical', outline = 'var(--on-thread)', className }: BraidProps) {
  const id = useId();
  const isVertical = direction === 'vertical';
  return (
    <svg
      aria-hidden="true"
      className={joinClasses('pl-braid block', className)}
      width={isVertical ? WIDTH : '100%'}
      height={isVertical ? '100%' : WIDTH}
    >
      <pattern
        id={id}
        width={WIDTH}
        height={PERIOD}
        patternUnits="userSpaceOnUse"
        patternTransform={isVertical ? undefined : `matrix(0 1 1 0 0 0)`}
      >
        <g transform={`translate(${MARGIN} 0)`} fill="none">
          {PIECES.map(({ path, color }, index) => (
            <g key={index}>
              <path d={path} stroke={outline} strokeWidth={THREAD + 4} />
              <path d={path} stroke={color} strokeWidth={THREAD} strokeLinecap="square" />
            </g>
          ))}
        </g>
      </pattern>
      <rect
        x={isVertical ? 0 : -PERIOD}
        y={isVertical ? -PERIOD : 0}
        width={isVertical ? WIDTH : '200%'}
        height={isVertical ? '200%' : WIDTH}
        fill={`url(#${id})`}
        data-direction={direction}
      />
    </svg>
  );
}
