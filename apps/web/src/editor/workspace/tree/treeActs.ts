import {
  findPlaceUses,
  keyOfPlace,
  type Place,
  planCopy,
  planRename,
  runCommand,
  type ThingKind,
  type TreeRow,
} from '@playloom/editor-core';
import { addThing } from '../../palette/listShellActions.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { goTo } from '../goTo.ts';
import { removePlace } from './removePlace.ts';

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

export function canChange(row: TreeRow): boolean {
  return row.place !== null && ['type', 'rules', 'script', 'panel'].includes(row.place.kind);
}

interface TreeDialogs {
  readonly startRename: (key: string | null) => void;
  /** Before something is deleted that other places need. */
  readonly askToDelete: (place: Place) => void;
}

export function createTreeActs(session: EditorSession, { startRename, askToDelete }: TreeDialogs): TreeActs {
  const { editor, workspace } = session;
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
      if (row.place === null || name.trim() === row.label) return;
      const planned = planRename(editor.game.get(), row.place, name);
      if (planned === null || !runCommand(editor, planned.command).ok) return;
      followRename(session, row.place, planned.place);
    },
    duplicate(place) {
      const planned = planCopy(editor.game.get(), place);
      if (planned !== null && runCommand(editor, planned.command).ok && planned.place !== null) {
        goTo(session, planned.place);
      }
    },
    remove(place) {
      if (findPlaceUses(editor.draft, editor.game.get(), place).length > 0) askToDelete(place);
      else removePlace(session, place);
    },
  };
}

/** Groups, files and panels are known by their names: an open tab goes with the new one. */
function followRename({ workspace }: EditorSession, from: Place, to: Place | null): void {
  if (to === null || keyOfPlace(from) === keyOfPlace(to)) return;
  workspace.update((now) => ({
    ...now,
    tabs: now.tabs.map((tab) => (keyOfPlace(tab) === keyOfPlace(from) ? to : tab)),
  }));
}
