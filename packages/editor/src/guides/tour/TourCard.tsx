import type { EditorLocation } from '@playloom/editor-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { isTourStepDone, type TourSnapshot } from './isTourStepDone.ts';
import { positionTourCard } from './positionTourCard.ts';
import { rewindTour, advanceTour, leaveTour, TOUR_STEPS, type Tour, type TourStep } from './Tour.ts';
import { TOUR_STEP_TEXTS } from './tourTexts.ts';
import './tour.css';

const LOOK_AGAIN_MS = 500;
const MAP_STEPS: readonly TourStep[] = ['move', 'paint', 'place'];

interface Props {
  readonly session: EditorSession;
  readonly tour: Tour;
  readonly onChange: (tour: Tour) => void;
}

/** One step of the tour, beside its target. */
export default function TourCard({ session, tour, onChange }: Props) {
  const { step } = tour;
  const { title, text, at } = TOUR_STEP_TEXTS[step];
  const number = TOUR_STEPS.indexOf(step) + 1;
  const overlay = useStore(session.overlay);
  const { tabs, front } = useStore(session.workspace);
  useWatch(session, step, () => onChange(advanceTour(tour)));
  const { card, ring } = usePlacing(at);
  const isElsewhere = MAP_STEPS.includes(step) && tabs[front]?.kind !== 'map';
  const showMap = () => openLocation(session, { kind: 'map' } satisfies EditorLocation);
  return (
    <div hidden={overlay !== null}>
      <div ref={ring} className="tour-ring" aria-hidden="true" />
      <section ref={card} className="ed-app tour-card" aria-label="Guided tour">
        <p className="tour-count">
          Step {number} of {TOUR_STEPS.length}
        </p>
        <div aria-live="polite">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="tour-acts">
          {isElsewhere && (
            <button type="button" className="ed-button" data-tone="commit" onClick={showMap}>
              Show the map
            </button>
          )}
          {number > 1 && (
            <button type="button" className="ed-button" onClick={() => onChange(rewindTour(tour))}>
              Back
            </button>
          )}
          <button type="button" className="ed-button" onClick={() => onChange(advanceTour(tour))}>
            {number === TOUR_STEPS.length ? 'Later' : 'Skip'}
          </button>
          <span className="ed-grow" />
          <button type="button" className="ed-button" onClick={() => onChange(leaveTour(tour))}>
            End tour
          </button>
        </div>
      </section>
    </div>
  );
}

/** Calls `onDone` once the user has done the step. */
function useWatch(session: EditorSession, step: TourStep, onDone: () => void): void {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const visit = { isOver: false };
    const from = captureTour(session);
    const look = () => {
      if (visit.isOver || !isTourStepDone(step, from, captureTour(session))) return;
      visit.isOver = true;
      done.current();
    };
    const { editor, playtest, identity } = session;
    const stops = [
      // Check after the game store has updated, because a history step without a change of the game is taken
      // for painting.
      editor.history.subscribe(() => queueMicrotask(look)),
      playtest.state.subscribe(look),
      identity.subscribe(look),
    ];
    return () => {
      visit.isOver = true;
      for (const stop of stops) stop();
    };
  }, [session, step]);
}

function captureTour({ editor, playtest, identity }: EditorSession): TourSnapshot {
  const who = identity.get();
  return {
    game: editor.game.get(),
    steps: editor.history.get().done.length,
    isPlaying: playtest.state.get().kind === 'running',
    release: who.kind === 'stored' ? who.release : null,
  };
}

/** Keeps the card and the ring beside their target, which can move without an event. */
function usePlacing(at: readonly string[]) {
  const card = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (card.current === null || ring.current === null) return;
      const found = at.map((one) => document.querySelector(one)).find((one) => one !== null) ?? null;
      positionTourCard(card.current, ring.current, found);
    };
    place();
    const timer = setInterval(place, LOOK_AGAIN_MS);
    window.addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', place);
    };
  }, [at]);
  return { card, ring };
}
