import { useState } from 'react';

/** Returns the time at which the component was mounted, for texts such as “5 minutes ago”. */
export function useMountTime(): number {
  const [now] = useState(() => Date.now());
  return now;
}
