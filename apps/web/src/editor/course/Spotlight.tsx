import type { CourseAnchor, Place } from '@playloom/editor-core';
import { useEffect, useRef } from 'react';
import { placeRing } from '../tour/placeCard.ts';
import { findAnchor } from './courseAnchors.ts';
import '../tour/tour.css';

const LOOK_AGAIN_MS = 200;
const SHOWN_MS = 8000;

interface Props {
  readonly anchors: readonly CourseAnchor[];
  readonly place: Place | null;
  readonly onEnd: () => void;
}

/** A ring around what a step is about, for a few seconds. Panels may still be loading when it starts. */
export function Spotlight({ anchors, place, onEnd }: Props) {
  const ring = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const seen = { target: null as Element | null };
    const follow = () => {
      const target = findAnchor(anchors, place);
      if (ring.current === null) return;
      if (target !== null && target !== seen.target) target.scrollIntoView({ block: 'nearest' });
      seen.target = target;
      placeRing(ring.current, target?.getBoundingClientRect() ?? null);
    };
    follow();
    const look = setInterval(follow, LOOK_AGAIN_MS);
    const stop = setTimeout(() => end.current(), SHOWN_MS);
    return () => {
      clearInterval(look);
      clearTimeout(stop);
    };
  }, [anchors, place]);
  return <div ref={ring} className="tour-ring course-ring" aria-hidden="true" hidden />;
}
