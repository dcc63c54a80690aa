import { findPlaceUses, type Place } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';

/** Whether other places would have problems without it. */
export function isPlaceNeeded({ editor }: EditorSession, place: Place): boolean {
  return findPlaceUses(editor.draft, editor.game.get(), place).length > 0;
}
