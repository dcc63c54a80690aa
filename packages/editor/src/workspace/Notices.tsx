import { useSession, useStore } from '../session/SessionContext.ts';
import type { AccountMove } from './useAccountMove.ts';

/** The notice bar below the top bar. */
export function Notices({ accountMove }: { readonly accountMove: AccountMove }) {
  const { editor, saving, undoneChange } = useSession();
  const state = useStore(saving);
  const canEdit = useStore(editor.canEdit);
  const undoneBecause = useStore(undoneChange);
  if (accountMove.kind === 'going') {
    return (
      <p className="ed-notice" role="status">
        Moving this game to your account…
      </p>
    );
  }
  if (accountMove.kind === 'failed') {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        This game couldn’t be moved to your account. {accountMove.message} Your game is still stored in this
        browser.
        <button type="button" className="ed-button" data-size="s" onClick={accountMove.retry}>
          Try again
        </button>
      </p>
    );
  }
  if (state === 'removed') {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        This game is in the trash, or it is no longer shared with you. You are viewing a copy, which you can
        still export.
      </p>
    );
  }
  if (state === 'too-complex') {
    return (
      <p className="ed-notice" data-bad="" role="alert">
        Your changes are no longer saved because they are too complex for the server. Export the game to keep
        a copy, then undo your latest changes and reload the page.
      </p>
    );
  }
  if (!canEdit) {
    return (
      <p className="ed-notice" role="status">
        View only. You can look around and playtest. To make changes, ask the owner to make you an editor.
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
