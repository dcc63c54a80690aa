import type { LucideIcon } from 'lucide-react';
import type { EditorSession } from './session/EditorSession.ts';

/** A command that the palette lists, the keyboard runs and the shortcut sheet shows. */
export interface EditorAction {
  /** An action of a part replaces the window's action with the same id. */
  readonly id: string;
  /** “Flip the selection”: the text that the palette searches. */
  readonly label: string;
  /** The heading under which the palette and the shortcut sheet list it. */
  readonly group: string;
  /** Synonyms that the search also matches. */
  readonly searchTerms?: readonly string[];
  /**
   * `Mod+K`, `Shift+F5`, `B`: `Mod` is Ctrl, or Cmd on a Mac. Single letters do nothing while the user
   * types.
   */
  readonly keys?: readonly string[];
  /**
   * Keys that are only shown, because other code handles them: those of the clipboard and the running game.
   */
  readonly shownKeys?: readonly string[];
  readonly Icon?: LucideIcon;
  readonly isOff?: (session: EditorSession) => boolean;
  readonly run: (session: EditorSession) => void;
}

export function listActionKeys({ keys = [], shownKeys = [] }: Pick<EditorAction, 'keys' | 'shownKeys'>) {
  return [...keys, ...shownKeys];
}
