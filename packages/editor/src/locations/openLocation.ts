import type { EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { openTab } from '../session/workspace/tabs.ts';

/** Opens a location: in its existing tab, or in a new one. */
export function openLocation(session: EditorSession, place: EditorLocation): void {
  session.workspace.update((workspace) => openTab(workspace, place));
}
