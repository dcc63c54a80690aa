import type { Place, ThingKind, TreeRow } from '@playloom/editor-core';
import { addThing } from '../../palette/addThing.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { goTo } from '../goTo.ts';
import { canChangePlace } from './canChangePlace.ts';
import { copyPlace } from './copyPlace.ts';
import { removeUnlessNeeded } from './removeUnlessNeeded.ts';
import { renamePlace } from './renamePlace.ts';

/** What can be done with a line of the tree. */
export interface TreeActs {
  open(row: TreeRow): void;
  fold(row: TreeRow, isFolded: boolean): void;
  add(kind: ThingKind, group?: string): void;
  /** Null ends renaming. */
  startRename(key: string | null): void;
  rename(row: TreeRow, name: string): void;
  duplicate(place: Place): void;
  remove(place: Place): void;
}

/** Headings stay, also the one that is a page because there is nothing under it. */
export function canChange({ place, adds }: TreeRow): boolean {
  return place !== null && adds === null && canChangePlace(place);
}

interface TreeDialogs {
  readonly startRename: (key: string | null) => void;
  /** Before something is deleted that other places need. */
  readonly askToDelete: (place: Place) => void;
}

export function createTreeActs(session: EditorSession, { startRename, askToDelete }: TreeDialogs): TreeActs {
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
      if (row.place !== null) goTo(session, row.place);
      else if (row.canFold) fold(row, !row.isFolded);
    },
    add: (kind, group) => addThing(session, kind, group),
    rename(row, name) {
      startRename(null);
      if (row.place !== null && name.trim() !== row.label) renamePlace(session, row.place, name);
    },
    duplicate: (place) => copyPlace(session, place),
    remove: (place) => void removeUnlessNeeded(session, place, () => askToDelete(place)),
  };
}
