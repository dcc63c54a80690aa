import type { EditorLocation } from '@playloom/editor-core';
import type { ComponentType } from 'react';
import type { EditorAction } from './EditorAction.ts';
import type { EditorSession } from './session/EditorSession.ts';

/** A part of the editor: the main area and the inspector for one kind of location, and the actions there. */
export interface EditorPart<Kind extends EditorLocation['kind'] = EditorLocation['kind']> {
  readonly kind: Kind;
  readonly Main: ComponentType<{ readonly place: PlaceOfKind<Kind> }>;
  /** Null when the part uses the space of the inspector for its main area. */
  readonly Inspector: ComponentType<{ readonly place: PlaceOfKind<Kind> }> | null;
  /** Actions for the palette, the keyboard and the shortcut sheet while this part is in front. */
  readonly listActions: (session: EditorSession) => readonly EditorAction[];
}

export type PlaceOfKind<Kind extends EditorLocation['kind']> = Extract<EditorLocation, { kind: Kind }>;
