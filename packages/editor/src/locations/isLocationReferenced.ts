import { findLocationUses, type EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';

/** Whether other parts of the game refer to this location and would break if it were deleted. */
export function isLocationReferenced({ editor }: EditorSession, place: EditorLocation): boolean {
  return findLocationUses(editor.draft, editor.game.get(), place).length > 0;
}
