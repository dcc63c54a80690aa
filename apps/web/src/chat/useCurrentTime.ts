import { useEffect, useState } from 'react';

/** Returns the current time and updates it regularly, so that old presence and typing states expire. */
export function useCurrentTime(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
