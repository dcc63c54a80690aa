import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';

/**
 * Reloads the page's data if the URL's hash links to a post that is not loaded yet. This happens when a notification
 * links to a post that was written while the page was open.
 */
export function useLoadLinkedPost(numbers: readonly number[]): void {
  const { hash, key } = useLocation();
  const { revalidate } = useRevalidator();
  const linked = /^#post-(\d+)$/.exec(hash)?.[1];
  const isMissing = linked !== undefined && !numbers.includes(Number(linked));
  useEffect(() => {
    if (!isMissing) return;
    void revalidate().then(() => document.getElementById(`post-${linked}`)?.scrollIntoView());
    // oxlint-disable-next-line react/exhaustive-deps -- reload once per navigation; a post that is still missing does not exist
  }, [key]);
}
