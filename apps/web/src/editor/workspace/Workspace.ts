import type { EditorLocation } from '@playloom/editor-core';

/** What of a game is open, and how the window is divided. Remembered for each game. */
export interface Workspace {
  readonly tabs: readonly EditorLocation[];
  /** Index of the tab in front. */
  readonly front: number;
  readonly drawer: 'closed' | DrawerPanel;
  readonly isTreeOpen: boolean;
  readonly isInspectorOpen: boolean;
  /** Groups of the tree that are folded. */
  readonly folded: readonly string[];
  readonly sizes: WorkspaceSizes;
}

export type DrawerPanel = 'problems' | 'console' | 'history' | 'search';

/** In pixels. */
export interface WorkspaceSizes {
  readonly tree: number;
  readonly inspector: number;
  readonly drawer: number;
}

export const DEFAULT_SIZES: WorkspaceSizes = { tree: 248, inspector: 304, drawer: 204 };

/** Kinds of which a game has many: without them map, units, rules and scripts are seen at once. */
const FIRST_FOLDED = [
  'items',
  'projectiles',
  'props',
  'attributes',
  'buffs',
  'effects',
  'animations',
  'shops',
  'dialogues',
  'sounds',
].map((kind) => `group/${kind}`);

export function createWorkspace(): Workspace {
  return {
    tabs: [{ kind: 'map' }],
    front: 0,
    drawer: 'closed',
    isTreeOpen: true,
    isInspectorOpen: true,
    folded: FIRST_FOLDED,
    sizes: DEFAULT_SIZES,
  };
}
