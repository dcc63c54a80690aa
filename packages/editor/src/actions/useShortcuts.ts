import { useEffect } from 'react';
import type { EditorAction } from './EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { findShortcutAction } from './findShortcutAction.ts';

/**
 * Runs actions by their shortcuts. If several actions have the same shortcut, the first one runs. Events that were
 * already handled are ignored. During a playtest, keys without Ctrl or Alt are left to the game.
 */
export function useShortcuts(
  session: EditorSession,
  actions: readonly EditorAction[],
  isPlaying: boolean,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInDialog(event.target)) return;
      const found = findShortcutAction(session, actions, event, {
        isTyping: isTextField(event.target),
        isPlaying,
      });
      if (found === undefined) return;
      event.preventDefault();
      found.run(session);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session, actions, isPlaying]);
}

/**
 * Whether the event comes from a dialog or menu. These have their own keys, and nothing behind them should
 * react.
 */
function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null
  );
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'color'].includes(target.type)
  );
}
