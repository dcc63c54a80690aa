import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose buttons disappear when pressed. Moves it to the next button of the same
 * kind or, if there is none, to the last one.
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
