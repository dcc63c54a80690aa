import type { EditorLocation } from '@playloom/editor-core';
import type { ComponentType } from 'react';
import type { EditorAction } from './EditorAction.ts';
import type { EditorSession } from './session/EditorSession.ts';

/** A part of the editor: what a kind of place shows in the middle and at the right, and what can be done there. */
export interface EditorPart<Kind extends EditorLocation['kind'] = EditorLocation['kind']> {
  readonly kind: Kind;
  readonly Main: ComponentType<{ readonly place: PlaceOfKind<Kind> }>;
  /** Null leaves the inspector to the main area. */
  readonly Inspector: ComponentType<{ readonly place: PlaceOfKind<Kind> }> | null;
  /** For the palette, the keyboard and the sheet of shortcuts, while such a place is in front. */
  readonly listActions: (session: EditorSession) => readonly EditorAction[];
}

export type PlaceOfKind<Kind extends EditorLocation['kind']> = Extract<EditorLocation, { kind: Kind }>;
