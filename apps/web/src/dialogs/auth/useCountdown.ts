import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Returns the whole seconds until a moment, counting down to 0. */
export function useCountdown(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), endsAt - Date.now() - (left - 1) * SECOND);
    return () => clearTimeout(timer);
  }, [endsAt, left]);
  return left;
}
