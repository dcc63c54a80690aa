import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** For users who can edit the game: opens the editor if the hash of the URL names a script. */
export function useRedirectToScript(gameSlug: string, canEdit: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!canEdit) return;
    const visit = { isOver: false };
    const go = async () => {
      const { hash } = window.location;
      // Most hashes are anchors on this page, such as the skip link.
      if (hash.length < 2 || document.getElementById(hash.slice(1)) !== null) return;
      const { parseScriptHash } = await import('@playloom/editor-core');
      if (visit.isOver || parseScriptHash(hash) === null) return;
      await navigate(`/create?game=${encodeURIComponent(gameSlug)}${hash}`, { replace: true });
    };
    const follow = () => void go();
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      visit.isOver = true;
      window.removeEventListener('hashchange', follow);
    };
  }, [gameSlug, canEdit, navigate]);
}
