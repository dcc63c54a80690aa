import type { EditorLocation, TreeItemKind, TreeRow } from '@playloom/editor-core';
import { addGameElement } from './addGameElement.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { canChangeLocation } from '../../locations/canChangeLocation.ts';
import { duplicateLocation } from '../../locations/duplicateLocation.ts';
import { removeUnlessReferenced } from '../../locations/removeUnlessReferenced.ts';
import { renameLocation } from '../../locations/renameLocation.ts';

/** Actions of a tree row. */
export interface TreeActions {
  open(row: TreeRow): void;
  fold(row: TreeRow, isFolded: boolean): void;
  add(kind: TreeItemKind, group?: string): void;
  /** Null ends renaming. */
  startRename(key: string | null): void;
  rename(row: TreeRow, name: string): void;
  duplicate(place: EditorLocation): void;
  remove(place: EditorLocation): void;
}

/**
 * Whether a row can be renamed, duplicated or deleted. Headings can't, even if they open a page because they
 * have no children.
 */
export function canChangeRow({ location, adds }: TreeRow): boolean {
  return location !== null && adds === null && canChangeLocation(location);
}

interface TreeDialogs {
  readonly startRename: (key: string | null) => void;
  /** Asks for confirmation before something that is in use is deleted. */
  readonly askToDelete: (place: EditorLocation) => void;
}

export function createTreeActions(
  session: EditorSession,
  { startRename, askToDelete }: TreeDialogs,
): TreeActions {
  const { workspace } = session;
  const fold = (row: TreeRow, isFolded: boolean) =>
    workspace.update((now) => {
      const others = now.folded.filter((key) => key !== row.key);
      return { ...now, folded: isFolded ? [...others, row.key] : others };
    });
  return {
    fold,
    startRename,
    open(row) {
      if (row.location !== null) openLocation(session, row.location);
      else if (row.canFold) fold(row, !row.isFolded);
    },
    add: (kind, group) => addGameElement(session, kind, group),
    rename(row, name) {
      startRename(null);
      if (row.location !== null && name.trim() !== row.label) renameLocation(session, row.location, name);
    },
    duplicate: (place) => duplicateLocation(session, place),
    remove: (place) => void removeUnlessReferenced(session, place, () => askToDelete(place)),
  };
}
