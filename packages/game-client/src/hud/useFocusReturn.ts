import { useLayoutEffect } from 'preact/hooks';

/** Gives the focus back to where it was when what uses this goes away; call it before the focus is moved. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
