import type { EditorAction } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { belongsToFields, type KeyPress, matchKeys, needsNoTyping } from './matchKeys.ts';

/** What has the focus and keeps some keys for itself: a field of text, the running game. */
export interface KeyKeepers {
  readonly isTyping: boolean;
  readonly isPlaying: boolean;
}

/** The first action that a press of keys means and that can be done now. */
export function findAction(
  session: EditorSession,
  actions: readonly EditorAction[],
  press: KeyPress,
  { isTyping, isPlaying }: KeyKeepers,
): EditorAction | undefined {
  const isKept = (keys: string) => (isTyping && belongsToFields(keys)) || (isPlaying && needsNoTyping(keys));
  return actions.find(
    ({ keys = [], isOff }) =>
      keys.some((each) => matchKeys(press, each) && !isKept(each)) && !isOff?.(session),
  );
}
