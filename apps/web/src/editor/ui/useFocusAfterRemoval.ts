import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * For lists whose buttons go away when they are pressed: whoever presses one with the keyboard goes on with the next
 * of its kind, or the last button that is left, instead of beginning anew at the top of the page.
 */
export function useFocusAfterRemoval(): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly rememberFocus: (button: HTMLButtonElement) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ readonly kind: string; readonly index: number } | null>(null);
  const rememberFocus = useCallback((button: HTMLButtonElement) => {
    const kind = button.className;
    pressed.current = { kind, index: listButtons(list.current, kind).indexOf(button) };
  }, []);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { kind, index } = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const alike = listButtons(list.current, kind);
    (alike[Math.min(index, alike.length - 1)] ?? listButtons(list.current).at(-1))?.focus();
  });
  return { list, rememberFocus };
}

function listButtons(list: HTMLElement | null, kind?: string): HTMLButtonElement[] {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  return kind === undefined ? buttons : buttons.filter(({ className }) => className === kind);
}
