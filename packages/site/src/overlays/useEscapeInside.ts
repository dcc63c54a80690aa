import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` when Escape is pressed while the focus is inside an element that stays on the page. */
export function useEscapeInside(
  inside: RefObject<HTMLElement | null>,
  onEscape: (event: KeyboardEvent) => void,
): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const element = inside.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handle(event);
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [inside]);
}
