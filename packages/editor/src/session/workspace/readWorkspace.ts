import { isRecord } from '@playloom/game-format';
import type { EditorLocation } from '@playloom/editor-core';
import { TABS_MAX } from './tabs.ts';
import {
  createWorkspace,
  DEFAULT_WORKSPACE_SIZES,
  type Workspace,
  type WorkspaceSizes,
} from './Workspace.ts';

type Fields = { readonly [field: string]: unknown };

const SIZE_MIN = 120;
const SIZE_MAX = 1200;
const FOLDED_MAX = 200;
const DRAWERS = ['closed', 'problems', 'console', 'history', 'search'] as const;

/** The string fields that each kind of location must have. */
const PLACE_FIELDS: { readonly [kind in EditorLocation['kind']]: readonly string[] } = {
  map: [],
  type: ['of', 'id'],
  rules: ['group'],
  script: ['script', 'file'],
  panel: ['panel'],
  variables: ['of'],
  assets: [],
  settings: [],
};

/** Parses a stored workspace. Invalid parts are ignored, because the user can change the storage. */
export function readWorkspace(stored: string | null): Workspace {
  const fresh = createWorkspace();
  const given = readFields(stored);
  if (given === null) return fresh;
  const tabs = Array.isArray(given['tabs']) ? given['tabs'].filter(isPlace).slice(0, TABS_MAX) : fresh.tabs;
  const front = typeof given['front'] === 'number' ? Math.trunc(given['front']) : 0;
  return {
    tabs,
    front: Math.max(0, Math.min(front, tabs.length - 1)) || 0,
    drawer: DRAWERS.find((drawer) => drawer === given['drawer']) ?? fresh.drawer,
    isTreeOpen: given['isTreeOpen'] !== false,
    isInspectorOpen: given['isInspectorOpen'] !== false,
    folded: Array.isArray(given['folded'])
      ? given['folded'].filter((key) => typeof key === 'string').slice(0, FOLDED_MAX)
      : fresh.folded,
    sizes: readSizes(given['sizes']),
  };
}

function readFields(stored: string | null): Fields | null {
  try {
    const given: unknown = JSON.parse(stored ?? 'null');
    return isRecord(given) ? given : null;
  } catch {
    return null;
  }
}

function readSizes(given: unknown): WorkspaceSizes {
  const fields = isRecord(given) ? given : {};
  const read = (name: keyof WorkspaceSizes) => {
    const size = fields[name];
    if (typeof size !== 'number' || !Number.isFinite(size)) return DEFAULT_WORKSPACE_SIZES[name];
    return Math.max(SIZE_MIN, Math.min(SIZE_MAX, size));
  };
  return { tree: read('tree'), inspector: read('inspector'), drawer: read('drawer') };
}

function isPlace(value: unknown): value is EditorLocation {
  if (!isRecord(value)) return false;
  const needed = Object.entries(PLACE_FIELDS).find(([kind]) => kind === value['kind'])?.[1];
  return needed !== undefined && needed.every((field) => typeof value[field] === 'string');
}
