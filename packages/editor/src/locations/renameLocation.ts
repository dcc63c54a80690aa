import { getLocationKey, type EditorLocation, planRename, runCommand } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';

/**
 * Renames a location. Groups, files and panels are identified by their names, so open tabs are changed to the
 * new name.
 */
export function renameLocation(session: EditorSession, place: EditorLocation, name: string): void {
  const planned = planRename(session.editor.game.get(), place, name);
  if (planned === null || !runCommand(session.editor, planned.command).ok) return;
  const [from, to] = [getLocationKey(place), planned.location];
  if (to === null || from === getLocationKey(to)) return;
  session.workspace.update((now) => ({
    ...now,
    tabs: now.tabs.map((tab) => (getLocationKey(tab) === from ? to : tab)),
  }));
}
