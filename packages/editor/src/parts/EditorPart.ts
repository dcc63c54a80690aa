import type { EditorLocation } from '@playloom/editor-core';
import type { ComponentType } from 'react';
import type { EditorAction } from '../actions/EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';

/** A part of the editor: the main area and the inspector for one kind of location, and the actions there. */
export interface EditorPart<Kind extends EditorLocation['kind'] = EditorLocation['kind']> {
  readonly kind: Kind;
  readonly Main: ComponentType<{ readonly place: LocationOfKind<Kind> }>;
  /** Null if the main area of the part also takes up the space of the inspector. */
  readonly Inspector: ComponentType<{ readonly place: LocationOfKind<Kind> }> | null;
  /** Actions for the palette, the keyboard and the shortcut sheet while the active tab shows this part. */
  readonly listActions: (session: EditorSession) => readonly EditorAction[];
}

export type LocationOfKind<Kind extends EditorLocation['kind']> = Extract<EditorLocation, { kind: Kind }>;
