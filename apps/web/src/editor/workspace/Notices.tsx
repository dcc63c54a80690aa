import { useSession, useStore } from '../session/SessionContext.ts';
import type { AccountMove } from '../session/useAccountMove.ts';

/** The one line under the top bar for what everybody in the window should know. */
export function Notices({ accountMove }: { readonly accountMove: AccountMove }) {
  const { editor, saving, undoneChange } = useSession();
  const state = useStore(saving);
  const canEdit = useStore(editor.canEdit);
  const undoneBecause = useStore(undoneChange);
  if (accountMove.kind === 'going') {
    return (
      <p className="ed-notice" role="status">
        Moving this game into your account…
      </p>
    );
  }
  if (accountMove.kind === 'failed') {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        The game could not move into your account: {accountMove.message} It is still kept in this browser.
        <button type="button" className="ed-button" data-size="s" onClick={accountMove.retry}>
          Try again
        </button>
      </p>
    );
  }
  if (state === 'removed') {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        This game is in the trash, or it is not shared with you any more. What you see is a copy; it can still
        be exported.
      </p>
    );
  }
  if (state === 'too-complex') {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        Your changes are no longer saved, because they are too complex for the server. Export the game to keep
        a copy, undo your last changes and reload the page.
      </p>
    );
  }
  if (!canEdit) {
    return (
      <p className="ed-notice" role="status">
        You can look at everything and try the game. To change it, ask its owner to make you an editor.
      </p>
    );
  }
  if (undoneBecause !== null) {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        This change was undone. {undoneBecause}
        <button type="button" className="ed-button" data-size="s" onClick={() => undoneChange.set(null)}>
          Dismiss
        </button>
      </p>
    );
  }
  return null;
}
