import type { Place } from '@playloom/editor-core';

/** What of a game is open, and how the window is divided. Remembered for each game. */
export interface Workspace {
  readonly tabs: readonly Place[];
  /** Index of the tab in front. */
  readonly front: number;
  readonly drawer: 'closed' | 'problems' | 'console' | 'history' | 'search';
  readonly isTreeOpen: boolean;
  readonly isInspectorOpen: boolean;
  /** Groups of the tree that are folded. */
  readonly folded: readonly string[];
}

export function createWorkspace(): Workspace {
  return {
    tabs: [{ kind: 'map' }],
    front: 0,
    drawer: 'closed',
    isTreeOpen: true,
    isInspectorOpen: true,
    folded: [],
  };
}
