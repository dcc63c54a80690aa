import type { EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { openTab } from './tabs.ts';

/** Shows a place: in the tab that has it already, or in a new one. */
export function openPlace(session: EditorSession, place: EditorLocation): void {
  session.workspace.update((workspace) => openTab(workspace, place));
}
