import type { CourseClickTarget, KeyedCourseStep, EditorLocation } from '@playloom/editor-core';
import { useEffect, useRef } from 'react';
import type { EditorSession } from '../../session/EditorSession.ts';
import { positionTourRing } from '../tour/positionTourCard.ts';
import { findAnchor } from './courseAnchors.ts';
import { locateCoursePoint } from './locateCoursePoint.ts';
import '../tour/tour.css';

const LOOK_AGAIN_MS = 200;
const SHOWN_MS = 8000;

interface Props {
  readonly session: EditorSession;
  readonly step: KeyedCourseStep;
  readonly place: EditorLocation | null;
  readonly points: readonly CourseClickTarget[];
  readonly onEnd: () => void;
}

/**
 * Shows a ring around each target of a step for a few seconds. Keeps looking for the targets, because panels
 * may still be loading.
 */
export function Spotlight({ session, step, place, points, onEnd }: Props) {
  const rings = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const seen = { places: new Set<number>(), anchor: null as Element | null };
    const follow = () => {
      const boxes = points.map((point, index) => locateCoursePoint(session, point, !seen.places.has(index)));
      boxes.forEach((box, index) => box !== null && seen.places.add(index));
      const anchor = boxes.some((box) => box !== null) ? null : findAnchor(step.anchors, place);
      if (anchor !== null && anchor !== seen.anchor) anchor.scrollIntoView({ block: 'nearest' });
      seen.anchor = anchor;
      const all = [anchor?.getBoundingClientRect() ?? null, ...boxes];
      all.forEach((box, index) => {
        const ring = rings.current?.children[index];
        if (ring instanceof HTMLElement) positionTourRing(ring, box);
      });
    };
    follow();
    const look = setInterval(follow, LOOK_AGAIN_MS);
    const stop = setTimeout(() => end.current(), SHOWN_MS);
    return () => {
      clearInterval(look);
      clearTimeout(stop);
    };
  }, [session, step, place, points]);
  return (
    <div ref={rings} aria-hidden="true">
      <div className="tour-ring course-ring" hidden />
      {points.map((_, index) => (
        <div key={index} className="tour-ring course-ring" hidden>
          {points.length > 1 && <b className="course-ring-number">{index + 1}</b>}
        </div>
      ))}
    </div>
  );
}
