import { type EditorLocation, planCopy, runCommand } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { openLocation } from './openLocation.ts';

/** Duplicates a location and opens the copy. */
export function duplicateLocation(session: EditorSession, place: EditorLocation): void {
  const planned = planCopy(session.editor.game.get(), place);
  if (planned === null || !runCommand(session.editor, planned.command).ok) return;
  if (planned.location !== null) openLocation(session, planned.location);
}
