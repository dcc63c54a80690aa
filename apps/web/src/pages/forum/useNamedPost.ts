import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';

/**
 * A notice can name a post that was written while its page was open: the address then changes only behind `#`, which
 * loads nothing by itself.
 */
export function useNamedPost(numbers: readonly number[]): void {
  const { hash, key } = useLocation();
  const { revalidate } = useRevalidator();
  const named = /^#post-(\d+)$/.exec(hash)?.[1];
  const isMissing = named !== undefined && !numbers.includes(Number(named));
  useEffect(() => {
    if (!isMissing) return;
    void revalidate().then(() => document.getElementById(`post-${named}`)?.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time somebody goes there: what is not found then is not there
  }, [key]);
}
