import { useEffect } from 'react';
import type { EditorSession } from './EditorSession.ts';
import { useStore } from './SessionContext.ts';

/**
 * Asks before the tab closes while edits are not saved, or while the page could not be opened again without
 * a network.
 */
export function useLeaveConfirmation({ saving }: EditorSession): void {
  const state = useStore(saving);
  const isRisky = state === 'failed' || state === 'offline';
  useEffect(() => {
    if (!isRisky) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRisky]);
}
