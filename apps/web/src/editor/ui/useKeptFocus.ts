import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * For lists whose buttons go away when they are pressed: whoever presses one with the keyboard goes on with the next
 * of its kind, or the last button that is left, instead of beginning anew at the top of the page.
 */
export function useKeptFocus(): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly keepFocus: (button: HTMLButtonElement) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ readonly kind: string; readonly place: number } | null>(null);
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    const kind = button.className;
    pressed.current = { kind, place: buttonsOf(list.current, kind).indexOf(button) };
  }, []);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { kind, place } = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const alike = buttonsOf(list.current, kind);
    (alike[Math.min(place, alike.length - 1)] ?? buttonsOf(list.current).at(-1))?.focus();
  });
  return { list, keepFocus };
}

function buttonsOf(list: HTMLElement | null, kind?: string): HTMLButtonElement[] {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  return kind === undefined ? buttons : buttons.filter(({ className }) => className === kind);
}
