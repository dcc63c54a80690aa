import { keyOfPlace } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { ConsoleLine } from '../playtest/Playtest.ts';
import { useSession } from '../session/SessionContext.ts';
import type { Mirror } from './mirror/createMirror.ts';
import { type FailedLine, setFailedLines } from './mirror/markLines.ts';

/** While the game is tried out, lines that failed carry a mark. */
export function useFailedLines(mirror: Mirror | null, key: string): void {
  const { playtest } = useSession();
  useEffect(() => {
    if (mirror === null) return;
    let shown = '';
    const show = () => {
      const isRunning = playtest.state.get().kind === 'running';
      const lines = isRunning ? listFailedLines(playtest.console.get(), key) : [];
      const next = JSON.stringify(lines);
      if (next === shown) return;
      shown = next;
      mirror.view.dispatch({ effects: setFailedLines.of(lines) });
    };
    show();
    const stops = [playtest.state.subscribe(show), playtest.console.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, [playtest, mirror, key]);
}

/** One for each line: what it said last, and how often it failed. */
export function listFailedLines(lines: readonly ConsoleLine[], key: string): readonly FailedLine[] {
  const failed = new Map<number, FailedLine>();
  for (const { level, text, place } of lines) {
    if (level !== 'error' || place?.kind !== 'script' || place.line === undefined) continue;
    if (keyOfPlace(place) !== key) continue;
    const times = (failed.get(place.line)?.times ?? 0) + 1;
    failed.set(place.line, { line: place.line, text, times });
  }
  return [...failed.values()].toSorted((a, b) => a.line - b.line);
}
