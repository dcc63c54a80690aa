import type { EditorAction } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { isTextFieldKey, type KeyPress, matchKeys, isPlainKey } from './matchKeys.ts';

/** What has the focus and keeps some keys for itself: a field of text, the running game. */
interface ReservedKeys {
  readonly isTyping: boolean;
  readonly isPlaying: boolean;
}

/** The first action that a press of keys means and that can be done now. */
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
