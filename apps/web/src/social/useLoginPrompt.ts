import { useDialogs } from '../session/useDialogs.ts';
import { useRoot } from '../session/useRoot.ts';

/** For what needs an account: does it, or asks to log in first. */
export function useLoginPrompt(): (why: string, act: () => void) => void {
  const { user } = useRoot();
  const dialogs = useDialogs();
  return (why, act) => (user ? act() : dialogs.open({ kind: 'login', headerMessage: why }));
}
