import type { LucideIcon } from 'lucide-react';
import type { EditorSession } from './session/EditorSession.ts';

/** Something that can be done: listed in the palette, bound to its keys, shown on the sheet of shortcuts. */
export interface EditorAction {
  /** A part's action takes the place of the window's with the same id. */
  readonly id: string;
  /** “Flip the selection”, as one would search for it. */
  readonly label: string;
  /** Under which heading the palette and the sheet list it. */
  readonly group: string;
  /** Other words that find it. */
  readonly searchTerms?: readonly string[];
  /** `Mod+K`, `Shift+F5`, `B`: `Mod` is Ctrl, or Cmd on a Mac. Letters alone do nothing while somebody types. */
  readonly keys?: readonly string[];
  /** Keys that are heard elsewhere, and only shown here: the clipboard's, those of the running game. */
  readonly shownKeys?: readonly string[];
  readonly Icon?: LucideIcon;
  readonly isOff?: (session: EditorSession) => boolean;
  readonly run: (session: EditorSession) => void;
}

export function listActionKeys({ keys = [], shownKeys = [] }: Pick<EditorAction, 'keys' | 'shownKeys'>) {
  return [...keys, ...shownKeys];
}
