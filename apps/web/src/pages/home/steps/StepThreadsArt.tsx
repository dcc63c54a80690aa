import type { ReactNode } from 'react';
import './steps.css';

const COLORS = ['#ff7a66', '#ffc857', '#4fd6a8', '#62b6ff'];

/** Draws the four threads behind a row of panels, across the full width of the window. */
export function StepThreadsArt({ children }: { children: ReactNode }) {
  return (
    <div className="step-threads">
      <svg viewBox="0 0 1440 160" preserveAspectRatio="none" aria-hidden="true">
        {COLORS.map((color, index) => (
          <path
            key={color}
            d={`M-10 ${40 + index * 17}C60 ${20 + index * 17} 420 ${90 + index * 15} 530 ${52 + index * 15}S860 ${20 + index * 15} 940 ${48 + index * 16}S1330 ${96 + index * 15} 1450 ${24 + index * 16}`}
            fill="none"
            stroke={color}
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {children}
    </div>
  );
}
