import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

/** The steps of the tour in order; the last one publishes the game. */
export const TOUR_STEPS = ['move', 'paint', 'place', 'number', 'rule', 'play', 'publish'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

export interface Tour {
  /** `done` after the last step, `left` when the user ended the tour. */
  readonly status: 'on' | 'done' | 'left';
  readonly step: TourStep;
}

export const TOUR_KEY = 'playloom.tour';

export function startTour(): Tour {
  return { status: 'on', step: TOUR_STEPS[0] };
}

/** Advances to the next step, or ends the tour. */
export function advanceTour(tour: Tour): Tour {
  const next = TOUR_STEPS[TOUR_STEPS.indexOf(tour.step) + 1];
  return next === undefined ? { ...tour, status: 'done' } : { ...tour, step: next };
}

export function rewindTour(tour: Tour): Tour {
  return { ...tour, step: TOUR_STEPS[TOUR_STEPS.indexOf(tour.step) - 1] ?? tour.step };
}

export function leaveTour(tour: Tour): Tour {
  return { ...tour, status: 'left' };
}

/** Parses a stored tour. Returns null if it is invalid. */
export function readTour(text: string): Tour | null {
  try {
    const stored = JSON.parse(text) as Partial<Tour> | null;
    const step = TOUR_STEPS.find((known) => known === stored?.step);
    const status = (['on', 'done', 'left'] as const).find((known) => known === stored?.status);
    return step === undefined || status === undefined ? null : { status, step };
  } catch {
    return null;
  }
}

export function storeTour(storage: KeyValueStorage, tour: Tour): void {
  try {
    storage.setItem(TOUR_KEY, JSON.stringify(tour));
  } catch {
    // The storage is full or blocked, so the tour only continues in this tab.
  }
}

/** Returns the stored tour. With `?tour=true`, starts one if none is active. */
export function resumeOrStartTour(storage: KeyValueStorage, param: string | null): Tour | null {
  const stored = readTour(storage.getItem(TOUR_KEY) ?? 'null');
  if (param !== 'true' || stored?.status === 'on') return stored;
  const tour = startTour();
  storeTour(storage, tour);
  return tour;
}
