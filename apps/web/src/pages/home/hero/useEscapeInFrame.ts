import { useEffect, type RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Calls `onClose` on Escape, on this page and inside the frame, unless a text field or an open dialog needs the key.
 */
export function useEscapeInFrame(frame: RefObject<HTMLIFrameElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = frame.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      const target = event.target as Partial<Element> | null;
      const inside = element?.contentDocument;
      const isTaken =
        (target?.closest?.(TYPING) ?? null) !== null ||
        [document, inside].some((page) => page?.querySelector('[role="dialog"]'));
      if (event.key !== 'Escape' || isTaken) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    // Capture the key before the game gets it and opens its menu.
    const listenInside = () =>
      element?.contentWindow?.addEventListener('keydown', closeOnEscape, { capture: true });
    window.addEventListener('keydown', closeOnEscape);
    element?.addEventListener('load', listenInside);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      element?.removeEventListener('load', listenInside);
    };
  }, [frame, onClose]);
}
