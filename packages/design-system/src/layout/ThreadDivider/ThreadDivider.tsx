import { joinClasses } from '../../styling/joinClasses.ts';

export type ThreadDividerProps = {
  /** `waves` fills the width of its container; `bars` is short, as in the footer. */
  look?: 'waves' | 'bars';
  className?: string;
};

const THREADS = ['var(--coral)', 'var(--sun)', 'var(--mint)', 'var(--sky)'];
const SPACING = 14;

/** A decorative divider, hidden from screen readers, which use headings instead. */
export function ThreadDivider({ look = 'waves', className }: ThreadDividerProps) {
  if (look === 'bars') {
    return (
      <svg width="175" height="6" viewBox="0 0 175 6" aria-hidden="true" className={className}>
        {THREADS.map((color, index) => (
          <rect key={color} x={index * 45} width="40" height="6" rx="3" fill={color} />
        ))}
      </svg>
    );
  }
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="4"
      aria-hidden="true"
      className={joinClasses('block h-[120px] w-full', className)}
    >
      {THREADS.map((color, index) => (
        <path
          key={color}
          d="M-10 30C160-20 320 90 520 40S820-10 960 46s320 24 490-32"
          transform={`translate(0 ${index * SPACING})`}
          stroke={color}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
