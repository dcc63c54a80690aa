import { keyOfPlace, type Place } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';

/** Shows a place: in the tab that has it already, or in a new one. */
export function goTo(session: EditorSession, place: Place): void {
  session.workspace.update((workspace) => {
    const key = keyOfPlace(place);
    const found = workspace.tabs.findIndex((tab) => keyOfPlace(tab) === key);
    const tabs = found === -1 ? [...workspace.tabs, place] : workspace.tabs.with(found, place);
    return { ...workspace, tabs, front: found === -1 ? tabs.length - 1 : found };
  });
}
