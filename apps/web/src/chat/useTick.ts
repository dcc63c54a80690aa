import { useEffect, useState } from 'react';

/** The time, read again every so often: what was heard a while ago is not true for ever. */
export function useTick(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
