import {
  findUses,
  planCopy,
  createTypePlaytestDocument,
  runCommand,
  getTypeReferenceTarget,
  type Usage,
} from '@playloom/editor-core';
import type { LocationOfKind } from '../EditorPart.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';

type TypePlace = LocationOfKind<'type'>;

/** Returns the type in the active tab; null if the tab shows something else. */
export function getActiveTypeLocation({ workspace }: EditorSession): TypePlace | null {
  const { tabs, front } = workspace.get();
  const place = tabs[front];
  return place?.kind === 'type' ? place : null;
}

/** Creates a copy of a type and opens it. */
export function duplicateType(session: EditorSession, place: TypePlace): void {
  const planned = planCopy(session.editor.game.get(), place);
  if (planned === null || !runCommand(session.editor, planned.command).ok) return;
  if (planned.location !== null) openLocation(session, planned.location);
}

/** Starts a playtest in which this type is the player's unit or is placed near the player. */
export function playtestType({ editor, playtest }: EditorSession, { of, id }: TypePlace): void {
  playtest.start({ arrange: (document) => createTypePlaytestDocument(editor.game.get(), document, of, id) });
}

export function findTypeUses({ editor }: EditorSession, { of, id }: TypePlace): readonly Usage[] {
  return findUses(editor.draft, editor.game.get(), getTypeReferenceTarget(of), id);
}

/** Shows in the inspector where a type is used. */
export function showTypeUses({ workspace }: EditorSession): void {
  workspace.update((now) => ({ ...now, isInspectorOpen: true }));
  requestAnimationFrame(() => document.getElementById('type-uses')?.focus());
}
