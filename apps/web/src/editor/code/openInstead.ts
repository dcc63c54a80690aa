import { keyOfPlace, type Place } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';

/** Shows a place in the tab of another: what was made takes the place of the page that made it. */
export function openInstead(session: EditorSession, from: Place, to: Place): void {
  goTo(session, to);
  session.workspace.update((workspace) => {
    const tabs = workspace.tabs.filter((tab) => keyOfPlace(tab) !== keyOfPlace(from));
    const front = tabs.findIndex((tab) => keyOfPlace(tab) === keyOfPlace(to));
    return { ...workspace, tabs, front: Math.max(0, front) };
  });
}
