import { type RefObject, useEffect, useRef, useState } from 'react';

/** A section counts as in view when it is this far below the visible area, so that it can load ahead. */
const AHEAD = '300px';

/** Counts how often a section has come into view. 0 means never. */
export function useViews(): readonly [RefObject<HTMLElement | null>, number] {
  const section = useRef<HTMLElement>(null);
  const [views, setViews] = useState(0);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) ? setViews((before) => before + 1) : undefined,
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [section, views];
}
