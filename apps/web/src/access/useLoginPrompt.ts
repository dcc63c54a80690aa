import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Returns a function that runs an action for logged-in users and opens the login dialog for everyone else. */
export function useLoginPrompt(): (why: string, act: () => void) => void {
  const { user } = useRootData();
  const dialogs = useDialogs();
  return (why, act) => (user ? act() : dialogs.open({ kind: 'login', headerMessage: why }));
}
