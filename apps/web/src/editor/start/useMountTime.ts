import { useState } from 'react';

/** The time when the component came, for words such as “5 minutes ago”. */
export function useMountTime(): number {
  const [now] = useState(() => Date.now());
  return now;
}
