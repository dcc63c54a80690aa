import type { DraftGame } from '@playloom/draft';
import type { GameTypes } from '@playloom/game-format';
import { getLocationKey, type EditorLocation } from '../locations/EditorLocation.ts';
import { getRuleGroupName } from '../locations/getRuleGroupName.ts';
import { getPluralName, type TreeItemKind, TYPE_KINDS } from './kinds.ts';

export interface TreeRow {
  /** Identifies the row. For a row without children, it is the key of its location. */
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly label: string;
  /** The location that a click opens. If null, a click expands or collapses the row. */
  readonly location: EditorLocation | null;
  /** The number of entries to show, or null to show none. */
  readonly count: number | null;
  readonly canFold: boolean;
  readonly isFolded: boolean;
  /** The kind of object that can be added here, or null. */
  readonly adds: TreeItemKind | null;
  readonly kind: TreeRowKind;
}

export type TreeRowKind =
  | 'map'
  | 'types'
  | 'variables'
  | 'assets'
  | 'settings'
  | 'rule-group'
  | 'script-file'
  | TreeItemKind;

interface Node {
  readonly key: string;
  readonly label: string;
  readonly kind: TreeRowKind;
  readonly location?: EditorLocation;
  readonly count?: number;
  readonly adds?: TreeItemKind;
  readonly children?: readonly Node[];
}

/** Lists the visible rows of the tree. During a search, collapsed groups are shown expanded. */
export function listTreeRows(game: DraftGame, folded: ReadonlySet<string>, query = ''): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const node of buildTree(game)) addRows(rows, filterNode(node, words), 1, folded, words.length > 0);
  return rows;
}

function addRows(
  rows: TreeRow[],
  node: Node | null,
  level: 1 | 2 | 3,
  folded: ReadonlySet<string>,
  isSearching: boolean,
): void {
  if (node === null) return;
  const canFold = node.children !== undefined;
  const isFolded = canFold && !isSearching && folded.has(node.key);
  rows.push({
    key: node.key,
    level,
    label: node.label,
    location: node.location ?? null,
    count: node.count ?? null,
    canFold,
    isFolded,
    adds: node.adds ?? null,
    kind: node.kind,
  });
  if (isFolded) return;
  for (const child of node.children ?? []) {
    addRows(rows, child, Math.min(3, level + 1) as 1 | 2 | 3, folded, isSearching);
  }
}

/**
 * Filters the tree. Keeps nodes whose label contains all words, with all their children, and the groups that contain
 * such nodes.
 */
function filterNode(node: Node, words: readonly string[]): Node | null {
  if (words.length === 0) return node;
  const isMatch = words.every((word) => node.label.toLowerCase().includes(word));
  if (isMatch) return node;
  const children = (node.children ?? []).flatMap((child) => filterNode(child, words) ?? []);
  return children.length === 0 ? null : { ...node, children };
}

function buildTree(game: DraftGame): readonly Node[] {
  const typeNodes = TYPE_KINDS.map((of) => typeGroup(game, of));
  const typeCount = typeNodes.reduce((sum, { count = 0 }) => sum + count, 0);
  const { global, unit, player } = game.variables;
  const variableCount = [global, unit, player].reduce(
    (sum, group) => sum + Object.keys(group ?? {}).length,
    0,
  );
  return [
    leaf({ kind: 'map' }, 'Map', 'map'),
    { key: 'group/types', label: 'Types', kind: 'types', count: typeCount, children: typeNodes },
    ruleNode(game),
    scriptNode(game),
    panelNode(game),
    { ...typeGroup(game, 'sounds'), label: 'Sounds' },
    { ...leaf({ kind: 'assets' }, 'Assets', 'assets'), count: Object.keys(game.assets).length },
    { ...leaf({ kind: 'variables', of: 'global' }, 'Variables', 'variables'), count: variableCount },
    leaf({ kind: 'settings' }, 'Settings', 'settings'),
  ];
}

function leaf(location: EditorLocation, label: string, kind: TreeRowKind): Node {
  return { key: getLocationKey(location), label, kind, location };
}

function typeGroup(game: DraftGame, of: keyof GameTypes): Node {
  const types = Object.entries<{ readonly name: string }>(game.types[of] ?? {});
  return {
    key: `group/${of}`,
    label: getPluralName(of),
    kind: of,
    count: types.length,
    adds: of,
    children: types.map(([id, { name }]) => leaf({ kind: 'type', of, id }, name || id, of)),
  };
}

/** The tree node for rules, with a child for each group. If no rule has a group, it opens the page with all rules. */
function ruleNode(game: DraftGame): Node {
  const count = game.rules.length;
  if (game.rules.every(({ group }) => group === '')) {
    return { ...leaf({ kind: 'rules', group: '' }, 'Rules', 'rules'), count, adds: 'rules' };
  }
  const counts = new Map<string, number>();
  for (const { group } of game.rules) counts.set(group, (counts.get(group) ?? 0) + 1);
  const groups = [...counts].map(([group, inside]) => ({
    ...leaf({ kind: 'rules', group }, getRuleGroupName(group), 'rule-group'),
    count: inside,
  }));
  return {
    key: 'group/rules',
    label: 'Rules',
    kind: 'rules',
    count,
    adds: 'rules',
    children: groups,
  };
}

/** The tree node for scripts. Without scripts, it opens the page that creates one. */
function scriptNode(game: DraftGame): Node {
  const scripts = Object.entries(game.scripts);
  if (scripts.length === 0) {
    const location: EditorLocation = { kind: 'script', script: '', file: '' };
    return { ...leaf(location, 'Scripts', 'script'), count: 0, adds: 'script' };
  }
  const children = scripts.map(([script, { name, files }]): Node => {
    const names = Object.keys(files);
    const [only] = names;
    if (only !== undefined && names.length === 1) {
      return leaf({ kind: 'script', script, file: only }, name || script, 'script');
    }
    const leaves = names.map((file) => leaf({ kind: 'script', script, file }, file, 'script-file'));
    return {
      key: `group/script/${script}`,
      label: name || script,
      kind: 'script',
      count: names.length,
      children: leaves,
    };
  });
  return {
    key: 'group/scripts',
    label: 'Scripts',
    kind: 'script',
    count: scripts.length,
    adds: 'script',
    children,
  };
}

/** The tree node for UI panels. Without panels, it opens the page that creates one. */
function panelNode(game: DraftGame): Node {
  const panels = Object.keys(game.data.ui);
  if (panels.length === 0) {
    return { ...leaf({ kind: 'panel', panel: '' }, 'UI', 'panel'), count: 0, adds: 'panel' };
  }
  const children = panels.map((panel) => leaf({ kind: 'panel', panel }, panel, 'panel'));
  return { key: 'group/ui', label: 'UI', kind: 'panel', count: panels.length, adds: 'panel', children };
}
