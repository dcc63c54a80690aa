import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Counts how often a section has come into view. 0 means never. With `ahead` it counts as in view that far below the
 * visible area, so that it can load early.
 */
export function useViews(ahead = '0px'): readonly [RefObject<HTMLElement | null>, number] {
  const section = useRef<HTMLElement>(null);
  const [views, setViews] = useState(0);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) ? setViews((before) => before + 1) : undefined,
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ahead]);
  return [section, views];
}
