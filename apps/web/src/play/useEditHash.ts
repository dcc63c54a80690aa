import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A hash that names a script and a file leads those who make the game into the editor, at that file. */
export function useEditHash(gameSlug: string, canEdit: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!canEdit) return;
    const visit = { isOver: false };
    const go = async () => {
      const { hash } = window.location;
      // Most hashes lead to a part of this page, such as the one that skips to its content.
      if (hash.length < 2 || document.getElementById(hash.slice(1)) !== null) return;
      const { readScriptHash } = await import('@playloom/editor-core');
      if (visit.isOver || readScriptHash(hash) === null) return;
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
