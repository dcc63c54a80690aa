import { type Place, planCopy, runCommand } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { goTo } from '../goTo.ts';

/** Another one like what is at a place, and shown. */
export function copyPlace(session: EditorSession, place: Place): void {
  const planned = planCopy(session.editor.game.get(), place);
  if (planned === null || !runCommand(session.editor, planned.command).ok) return;
  if (planned.place !== null) goTo(session, planned.place);
}
