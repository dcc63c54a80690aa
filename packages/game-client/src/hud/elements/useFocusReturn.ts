import { useLayoutEffect } from 'preact/hooks';

/** When the component unmounts, returns focus to the element that had it before. Call it before moving focus. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
