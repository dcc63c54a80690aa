import {
  findUses,
  planCopy,
  planTrialDocument,
  runCommand,
  targetOfKind,
  type Usage,
} from '@playloom/editor-core';
import type { PlaceOfKind } from '../EditorPart.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { openPlace } from '../workspace/openPlace.ts';

type TypePlace = PlaceOfKind<'type'>;

/** The type of the tab in front; null when another kind of place is. */
export function getActiveType({ workspace }: EditorSession): TypePlace | null {
  const { tabs, front } = workspace.get();
  const place = tabs[front];
  return place?.kind === 'type' ? place : null;
}

/** Another one like it, open and ready to be changed. */
export function duplicateType(session: EditorSession, place: TypePlace): void {
  const planned = planCopy(session.editor.game.get(), place);
  if (planned === null || !runCommand(session.editor, planned.command).ok) return;
  if (planned.location !== null) openPlace(session, planned.location);
}

/** Plays the draft with this type: as one's own unit, or lying near. */
export function playtestType({ editor, playtest }: EditorSession, { of, id }: TypePlace): void {
  playtest.start({ arrange: (document) => planTrialDocument(editor.game.get(), document, of, id) });
}

export function findTypeUses({ editor }: EditorSession, { of, id }: TypePlace): readonly Usage[] {
  return findUses(editor.draft, editor.game.get(), targetOfKind(of), id);
}

/** Shows where a type is used in the inspector. */
export function showTypeUses({ workspace }: EditorSession): void {
  workspace.update((now) => ({ ...now, isInspectorOpen: true }));
  requestAnimationFrame(() => document.getElementById('type-uses')?.focus());
}
