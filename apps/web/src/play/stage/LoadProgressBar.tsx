import type { CSSProperties } from 'react';

const THREADS = ['coral', 'sun', 'mint', 'sky'];
/** How far each thread is behind the one above it, as a share of the width. */
const LAG = 0.035;

/** A progress bar that consists of four threads. */
export function LoadProgressBar({ part }: { part: number }) {
  return (
    <div
      className="play-threads"
      role="progressbar"
      aria-label="Loading"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(part * 100)}
    >
      {THREADS.map((thread, index) => (
        <i
          key={thread}
          data-thread={thread}
          style={{ '--part': measureThread(part, index) } as CSSProperties}
        />
      ))}
    </div>
  );
}

function measureThread(part: number, index: number): number {
  const lagging = part * (1 + LAG * (THREADS.length - 1)) - LAG * index;
  return Math.min(1, Math.max(0, lagging));
}
