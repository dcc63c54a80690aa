import { useSyncExternalStore } from 'react';
import { useSession } from './SessionContext.ts';
import type { LiveReading, PlaytestState } from './Playtest.ts';

type RunningState = Extract<PlaytestState, { kind: 'running' }>;

/**
 * Selects a part of the playtest state; null while no playtest runs. The state updates ten times a second,
 * but the component only re-renders if the part has changed.
 */
export function useRunningPlaytest<Part>(select: (state: RunningState) => Part): Part | null {
  const { state } = useSession().playtest;
  const read = () => {
    const now = state.get();
    return now.kind === 'running' ? select(now) : null;
  };
  return useSyncExternalStore(state.subscribe, read, read);
}

/** Selects a part of the live data of the running game. */
export function useLiveReading<Part>(select: (live: LiveReading) => Part): Part {
  const { live } = useSession().playtest;
  const read = () => select(live.get());
  return useSyncExternalStore(live.subscribe, read, read);
}
