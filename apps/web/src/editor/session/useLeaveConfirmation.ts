import { useEffect } from 'react';
import type { EditorSession } from './EditorSession.ts';
import { useStore } from './SessionContext.ts';

/** Asks before the tab is left while edits are not stored, or while it could not be opened again for want of a network. */
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
