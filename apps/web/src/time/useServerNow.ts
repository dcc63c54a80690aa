import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The server's time when the page was made, then moving on minute by minute; the browser's clock may be wrong. */
export function useServerNow(serverNow: string): number {
  const [passed, setPassed] = useState({ since: serverNow, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed({ since: serverNow, ms: performance.now() - start }), MINUTE);
    return () => clearInterval(timer);
  }, [serverNow]);
  return Date.parse(serverNow) + (passed.since === serverNow ? passed.ms : 0);
}
