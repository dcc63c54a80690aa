import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Loading that takes less time than this is not shown. */
const PATIENCE_MS = 150;

/** Whether a page whose path matches the pattern has been loading for a noticeable time. */
export function useIsNavigationPending(pattern: RegExp): boolean {
  const { location } = useNavigation();
  const target = location && pattern.test(location.pathname) ? location.pathname + location.search : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setSlow(target), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return target !== null && slow === target;
}
