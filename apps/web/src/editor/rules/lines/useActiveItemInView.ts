import { type RefObject, useEffect, useRef } from 'react';

/** The list whose front choice is kept in view while the arrow keys go through it. */
export function useActiveItemInView(front: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [front]);
  return list;
}
