import type { LucideIcon } from 'lucide-react';
import type { EditorSession } from './session/EditorSession.ts';

/** Something that can be done: listed in the palette, bound to its keys, shown on the sheet of shortcuts. */
export interface EditorAction {
  readonly id: string;
  /** “Flip the selection”, as one would search for it. */
  readonly label: string;
  /** Under which heading the palette and the sheet list it. */
  readonly group: string;
  /** Other words that find it. */
  readonly words?: readonly string[];
  /** `Mod+K`, `Shift+F5`, `B`: `Mod` is Ctrl, or Cmd on a Mac. Letters alone do nothing while somebody types. */
  readonly keys?: readonly string[];
  readonly Icon?: LucideIcon;
  readonly isOff?: (session: EditorSession) => boolean;
  readonly run: (session: EditorSession) => void;
}
