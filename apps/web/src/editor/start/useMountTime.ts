import { useState } from 'react';

/** The mount time of the component, for texts such as “5 minutes ago”. */
export function useMountTime(): number {
  const [now] = useState(() => Date.now());
  return now;
}
