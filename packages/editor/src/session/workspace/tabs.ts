import { getLocationKey, type EditorLocation } from '@playloom/editor-core';
import type { Workspace } from './Workspace.ts';

/** The maximum number of tabs. If more are opened, the first tab that is not active is closed. */
export const TABS_MAX = 30;

/** Shows a location in its existing tab, or in a new tab to the right of the active one. */
export function openTab(workspace: Workspace, place: EditorLocation): Workspace {
  const key = getLocationKey(place);
  const found = workspace.tabs.findIndex((tab) => getLocationKey(tab) === key);
  if (found !== -1) return { ...workspace, tabs: workspace.tabs.with(found, place), front: found };
  const at = Math.min(workspace.front + 1, workspace.tabs.length);
  const tabs = workspace.tabs.toSpliced(at, 0, place);
  if (tabs.length <= TABS_MAX) return { ...workspace, tabs, front: at };
  return closeTab({ ...workspace, tabs, front: at }, at === 0 ? 1 : 0);
}

/** Closes a tab. If it was active, the tab to its right becomes active, or else the tab to its left. */
export function closeTab(workspace: Workspace, index: number): Workspace {
  if (index < 0 || index >= workspace.tabs.length) return workspace;
  const tabs = workspace.tabs.toSpliced(index, 1);
  const front = index < workspace.front ? workspace.front - 1 : workspace.front;
  return { ...workspace, tabs, front: Math.max(0, Math.min(front, tabs.length - 1)) };
}

export function closeOtherTabs(workspace: Workspace, index: number): Workspace {
  const remaining = workspace.tabs[index];
  return remaining === undefined ? workspace : { ...workspace, tabs: [remaining], front: 0 };
}

export function moveTab(workspace: Workspace, from: number, to: number): Workspace {
  const moved = workspace.tabs[from];
  if (moved === undefined || to < 0 || to >= workspace.tabs.length || from === to) return workspace;
  const inFront = workspace.tabs[workspace.front];
  const tabs = workspace.tabs.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { ...workspace, tabs, front: inFront === undefined ? 0 : tabs.indexOf(inFront) };
}

export function showTab(workspace: Workspace, index: number): Workspace {
  if (index < 0 || index >= workspace.tabs.length || index === workspace.front) return workspace;
  return { ...workspace, front: index };
}

/** Activates the next or previous tab, wrapping around. */
export function cycleTabs(workspace: Workspace, direction: 1 | -1): Workspace {
  const count = workspace.tabs.length;
  return count === 0 ? workspace : showTab(workspace, (workspace.front + direction + count) % count);
}
