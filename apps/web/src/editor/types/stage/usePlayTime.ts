import { useEffect, useState } from 'react';

/** Maximum frames per second of a preview; animations are slower. */
const REFRESH_MS = 1000 / 30;

/** Seconds since the start; stays at 0 with reduced motion. */
export function usePlayTime(isPlaying = true): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const run = { id: 0, from: performance.now(), last: 0 };
    const step = (now: number) => {
      run.id = requestAnimationFrame(step);
      if (now - run.last < REFRESH_MS) return;
      run.last = now;
      setSeconds((now - run.from) / 1000);
    };
    run.id = requestAnimationFrame(step);
    return () => cancelAnimationFrame(run.id);
  }, [isPlaying]);
  return seconds;
}
