import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the active option of a list in view while the arrow keys move through it. */
export function useActiveItemInView(front: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [front]);
  return list;
}
