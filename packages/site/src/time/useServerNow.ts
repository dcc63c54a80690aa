import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Returns the server's time, updated every minute. Does not use the browser's clock, which may be wrong. */
export function useServerNow(serverNow: string): number {
  const [passed, setPassed] = useState({ since: serverNow, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed({ since: serverNow, ms: performance.now() - start }), MINUTE);
    return () => clearInterval(timer);
  }, [serverNow]);
  return Date.parse(serverNow) + (passed.since === serverNow ? passed.ms : 0);
}
