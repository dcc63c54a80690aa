import { findScriptHashLocation } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { EditorSession } from '../session/EditorSession.ts';
import { openLocation } from '../locations/openLocation.ts';

/** Opens the file in the hash of the URL, such as `#world/bots.ts`. */
export function useOpenScriptFromHash(session: EditorSession): void {
  useEffect(() => {
    const open = () => {
      const place = findScriptHashLocation(session.editor.game.get(), window.location.hash);
      if (place !== null) openLocation(session, place);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [session]);
}
