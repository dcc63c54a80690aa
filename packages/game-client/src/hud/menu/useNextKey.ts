import { useLayoutEffect } from 'preact/hooks';

/** Passes the next pressed key to `take`, before any other listener gets it. Escape cancels. */
export function useNextKey(
  isAsking: boolean,
  take: (event: KeyboardEvent) => void,
  cancel: () => void,
): void {
  // A layout effect, because a normal effect starts too late: an Escape pressed right away would close the menu.
  useLayoutEffect(() => {
    if (!isAsking) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') cancel();
      else if (!event.repeat) take(event);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isAsking, take, cancel]);
}
