import { getLocationKey, type EditorLocation, planRemoval, runCommand } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { closeTab } from '../session/workspace/tabs.ts';

/** Deletes a location as one step that can be undone, and closes its tab. */
export function removeLocation(session: EditorSession, place: EditorLocation): void {
  const command = planRemoval(session.editor.game.get(), place);
  if (command === null || !runCommand(session.editor, command).ok) return;
  const key = getLocationKey(place);
  session.workspace.update((now) => {
    const open = now.tabs.findIndex((tab) => getLocationKey(tab) === key);
    return open === -1 ? now : closeTab(now, open);
  });
}
