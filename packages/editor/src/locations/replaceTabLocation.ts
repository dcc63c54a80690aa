import { getLocationKey, type EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { openLocation } from './openLocation.ts';

/** Shows another location in the same tab. For example, a new script replaces the page that created it. */
export function replaceTabLocation(session: EditorSession, from: EditorLocation, to: EditorLocation): void {
  openLocation(session, to);
  session.workspace.update((workspace) => {
    const tabs = workspace.tabs.filter((tab) => getLocationKey(tab) !== getLocationKey(from));
    const front = tabs.findIndex((tab) => getLocationKey(tab) === getLocationKey(to));
    return { ...workspace, tabs, front: Math.max(0, front) };
  });
}
