import { useEffect } from 'react';
import type { EditorSession } from '../session/EditorSession.ts';
import { useStore } from '../session/SessionContext.ts';

/**
 * Asks before the tab closes if edits are not saved, or if the page can't be opened again because there is no
 * network.
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
