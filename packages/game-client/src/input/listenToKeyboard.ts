import type { Key } from '@playloom/game-format';
import { type InputState, pressKey, releaseInput } from './InputState.ts';
import { toKeyName } from './keyNames.ts';

interface KeyboardOptions {
  readonly target: Window;
  /** Maps a pressed key to the key that the game sees. */
  readonly rebind: (pressed: Key) => Key;
  /** Whether key presses control this game. */
  readonly isMeant?: () => boolean;
}

/** Reads the keyboard, except while the player types. Returns a function that stops it. */
export function listenToKeyboard(
  input: InputState,
  { target, rebind, isMeant = () => true }: KeyboardOptions,
): () => void {
  const down = (event: KeyboardEvent): void => {
    // `defaultPrevented` means that the HUD has handled this key.
    if (event.defaultPrevented || isTyping(event) || input.isAway || hasShortcut(event)) return;
    if (!isMeant()) return;
    const key = toKeyName(event.code);
    if (key === null) return;
    // Otherwise Space and arrow keys would scroll the page, and Tab would move focus out of the game.
    event.preventDefault();
    if (!event.repeat) pressKey(input, input.keyboard, rebind(key), true);
  };
  const up = (event: KeyboardEvent): void => {
    const key = toKeyName(event.code);
    // Also while typing: a key held when the chat opened must be released.
    if (key !== null) pressKey(input, input.keyboard, rebind(key), false);
  };
  const leave = (): void => releaseInput(input);
  const focus = (event: FocusEvent): void => {
    if (isTypingInto(event.target)) input.keyboard.clear();
  };
  target.addEventListener('keydown', down);
  target.addEventListener('keyup', up);
  target.addEventListener('blur', leave);
  target.document.addEventListener('focusin', focus);
  return () => {
    target.removeEventListener('keydown', down);
    target.removeEventListener('keyup', up);
    target.removeEventListener('blur', leave);
    target.document.removeEventListener('focusin', focus);
  };
}

/** Whether the key is part of a shortcut of the browser or the system. Control alone is a game key. */
function hasShortcut({ metaKey, altKey, ctrlKey, code }: KeyboardEvent): boolean {
  return metaKey || altKey || (ctrlKey && !code.startsWith('Control'));
}

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || isTypingInto(target);
}

/** Whether key presses in this element are typed text or choose an option, so the game must ignore them. */
function isTypingInto(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  const { tagName, isContentEditable } = target as HTMLElement;
  return isContentEditable || tagName === 'INPUT' || tagName === 'TEXTAREA' || tagName === 'SELECT';
}
