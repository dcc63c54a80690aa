import { useLayoutEffect } from 'preact/hooks';

/** Returns focus to where it was when the component unmounts. Call it before moving focus. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
