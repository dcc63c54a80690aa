import { findLocationUses, type EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';

/** Whether deleting a location would cause problems in others. */
export function isPlaceReferenced({ editor }: EditorSession, place: EditorLocation): boolean {
  return findLocationUses(editor.draft, editor.game.get(), place).length > 0;
}
