import { getLocationKey, type EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { openPlace } from '../workspace/openPlace.ts';

/** Shows a place in the tab of another: what was made takes the place of the page that made it. */
export function replaceTabPlace(session: EditorSession, from: EditorLocation, to: EditorLocation): void {
  openPlace(session, to);
  session.workspace.update((workspace) => {
    const tabs = workspace.tabs.filter((tab) => getLocationKey(tab) !== getLocationKey(from));
    const front = tabs.findIndex((tab) => getLocationKey(tab) === getLocationKey(to));
    return { ...workspace, tabs, front: Math.max(0, front) };
  });
}
