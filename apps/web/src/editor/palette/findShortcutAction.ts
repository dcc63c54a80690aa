import type { EditorAction } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { isTextFieldKey, type KeyPress, matchKeys, isPlainKey } from './matchKeys.ts';

/** The focused element, which uses some keys itself: a text field, the running game. */
interface ReservedKeys {
  readonly isTyping: boolean;
  readonly isPlaying: boolean;
}

/** The first enabled action for a key press. */
export function findShortcutAction(
  session: EditorSession,
  actions: readonly EditorAction[],
  press: KeyPress,
  { isTyping, isPlaying }: ReservedKeys,
): EditorAction | undefined {
  const isReserved = (keys: string) => (isTyping && isTextFieldKey(keys)) || (isPlaying && isPlainKey(keys));
  return actions.find(
    ({ keys = [], isOff }) =>
      keys.some((each) => matchKeys(press, each) && !isReserved(each)) && !isOff?.(session),
  );
}
