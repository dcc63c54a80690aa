import { useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext.ts';
import type { LiveReading, PlaytestState } from './Playtest.ts';

type RunningState = Extract<PlaytestState, { kind: 'running' }>;

/** A part of how the play-test stands; null while none runs. It tells ten times a second: only what differs is drawn anew. */
export function useRunningPlaytest<Part>(select: (state: RunningState) => Part): Part | null {
  const { state } = useSession().playtest;
  const read = () => {
    const now = state.get();
    return now.kind === 'running' ? select(now) : null;
  };
  return useSyncExternalStore(state.subscribe, read, read);
}

/** A part of what the running game tells. */
export function useLiveReading<Part>(select: (live: LiveReading) => Part): Part {
  const { live } = useSession().playtest;
  const read = () => select(live.get());
  return useSyncExternalStore(live.subscribe, read, read);
}
