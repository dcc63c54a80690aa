import type { LucideIcon } from 'lucide-react';
import type { EditorSession } from '../session/EditorSession.ts';

/** A command that the palette lists, the keyboard runs and the shortcut sheet shows. */
export interface EditorAction {
  /** If the open part of the editor and the window have an action with the same id, the part's action is used. */
  readonly id: string;
  /** The text that the palette shows and searches, such as “Flip the selection”. */
  readonly label: string;
  /** The heading under which the palette and the shortcut sheet list the action. */
  readonly group: string;
  /** Other words that find the action in the palette. */
  readonly searchTerms?: readonly string[];
  /**
   * Shortcuts such as `Mod+K`, `Shift+F5` or `B`. `Mod` is Ctrl, or Cmd on a Mac. Single letters do nothing while the
   * user types.
   */
  readonly keys?: readonly string[];
  /** Shortcuts that are only displayed. Other code handles them, for example the clipboard or the running game. */
  readonly shownKeys?: readonly string[];
  readonly Icon?: LucideIcon;
  readonly isOff?: (session: EditorSession) => boolean;
  readonly run: (session: EditorSession) => void;
}

export function listActionKeys({ keys = [], shownKeys = [] }: Pick<EditorAction, 'keys' | 'shownKeys'>) {
  return [...keys, ...shownKeys];
}
