import type { EditorLocation } from '@playloom/editor-core';

/** The open tabs and the layout of the window. Stored separately for each game. */
export interface Workspace {
  readonly tabs: readonly EditorLocation[];
  /** Index of the active tab. */
  readonly front: number;
  readonly drawer: 'closed' | DrawerPanel;
  readonly isTreeOpen: boolean;
  readonly isInspectorOpen: boolean;
  /** Keys of the collapsed groups in the tree. */
  readonly folded: readonly string[];
  readonly sizes: WorkspaceSizes;
}

export type DrawerPanel = 'problems' | 'console' | 'history' | 'search';

/** Sizes of the panels in pixels. */
export interface WorkspaceSizes {
  readonly tree: number;
  readonly inspector: number;
  readonly drawer: number;
}

export const DEFAULT_WORKSPACE_SIZES: WorkspaceSizes = { tree: 248, inspector: 304, drawer: 204 };

/** Groups that are collapsed at first, so that the map, units, rules and scripts fit on the screen. */
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
    sizes: DEFAULT_WORKSPACE_SIZES,
  };
}
