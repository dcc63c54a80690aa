import { useDialogs } from '../session/useDialogs.ts';
import { useRoot } from '../session/useRoot.ts';

/** Runs an action that requires an account, or opens the login dialog first. */
export function useLoginPrompt(): (why: string, act: () => void) => void {
  const { user } = useRoot();
  const dialogs = useDialogs();
  return (why, act) => (user ? act() : dialogs.open({ kind: 'login', headerMessage: why }));
}
