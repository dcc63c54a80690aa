import { useEffect, useState } from 'react';

/** The minimum time between two frames of a preview, because animations need no more. */
const REFRESH_MS = 1000 / 30;

/** Returns the seconds since the start. Stays at 0 if the user prefers reduced motion. */
export function useAnimationTime(isPlaying = true): number {
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
