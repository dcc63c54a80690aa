import type { Key } from '@playloom/game-format';
import { type InputState, pressKey, releaseInput } from './InputState.ts';
import { toKeyName } from './keyNames.ts';

interface KeyboardOptions {
  readonly target: Window;
  /** Key the game sees for a pressed one, as the player set it. */
  readonly rebind: (pressed: Key) => Key;
  /** Whether what goes down is meant for this game. */
  readonly isMeant?: () => boolean;
}

/** Lets the keyboard play, unless something is typed. Gives back what ends it. */
export function listenKeyboard(
  input: InputState,
  { target, rebind, isMeant = () => true }: KeyboardOptions,
): () => void {
  const down = (event: KeyboardEvent): void => {
    // What the HUD took for itself is prevented already.
    if (event.defaultPrevented || isTyping(event) || input.isAway || hasShortcut(event)) return;
    if (!isMeant()) return;
    const key = toKeyName(event.code);
    if (key === null) return;
    // Space and arrows would scroll the page, Tab would leave the game.
    event.preventDefault();
    if (!event.repeat) pressKey(input, input.keyboard, rebind(key), true);
  };
  const up = (event: KeyboardEvent): void => {
    const key = toKeyName(event.code);
    // Also while typing: a key that was held when the chat opened must come up.
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

/** Keys that the browser or the system wants; Control alone is a key of games. */
function hasShortcut({ metaKey, altKey, ctrlKey, code }: KeyboardEvent): boolean {
  return metaKey || altKey || (ctrlKey && !code.startsWith('Control'));
}

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || isTypingInto(target);
}

/** Buttons and links take Enter and Space for themselves; whatever is typed into takes everything. */
function isTypingInto(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  const { tagName, isContentEditable } = target as HTMLElement;
  return isContentEditable || tagName === 'INPUT' || tagName === 'TEXTAREA' || tagName === 'SELECT';
}
