import type { EditorAction } from './EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { isTextFieldKey, type KeyPress, matchesShortcut, isUnmodifiedShortcut } from './matchesShortcut.ts';

/** Whether a text field or the running game has the focus. Both use some keys themselves. */
interface ReservedKeys {
  readonly isTyping: boolean;
  readonly isPlaying: boolean;
}

/** Finds the first enabled action for a key press. */
export function findShortcutAction(
  session: EditorSession,
  actions: readonly EditorAction[],
  press: KeyPress,
  { isTyping, isPlaying }: ReservedKeys,
): EditorAction | undefined {
  const isReserved = (keys: string) =>
    (isTyping && isTextFieldKey(keys)) || (isPlaying && isUnmodifiedShortcut(keys));
  return actions.find(
    ({ keys = [], isOff }) =>
      keys.some((each) => matchesShortcut(press, each) && !isReserved(each)) && !isOff?.(session),
  );
}
