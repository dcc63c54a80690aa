import type { Place } from '@playloom/editor-core';
import type { ComponentType } from 'react';
import type { EditorAction } from './EditorAction.ts';
import type { EditorSession } from './session/EditorSession.ts';

/** A part of the editor: what a kind of place shows in the middle and at the right, and what can be done there. */
export interface EditorPart<Kind extends Place['kind'] = Place['kind']> {
  readonly kind: Kind;
  readonly Main: ComponentType<{ readonly place: PlaceOf<Kind> }>;
  /** Null leaves the inspector to the main area. */
  readonly Inspector: ComponentType<{ readonly place: PlaceOf<Kind> }> | null;
  /** For the palette, the keyboard and the sheet of shortcuts, while such a place is in front. */
  readonly listActions: (session: EditorSession) => readonly EditorAction[];
}

export type PlaceOf<Kind extends Place['kind']> = Extract<Place, { kind: Kind }>;
