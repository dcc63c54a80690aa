import { placeOfScriptHash } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from './goTo.ts';

/** Opens the file that the hash of the address names: `#world/bots.ts`. */
export function useScriptHash(session: EditorSession): void {
  useEffect(() => {
    const open = () => {
      const place = placeOfScriptHash(session.editor.game.get(), window.location.hash);
      if (place !== null) goTo(session, place);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [session]);
}
