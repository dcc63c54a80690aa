import { getLocationKey } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { ConsoleLine } from '../../session/Playtest.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { TextEditor } from '../../textEditor/createTextEditor.ts';
import { type FailedLine, setFailedLines } from './codemirror/createLineMarkersExtension.ts';

/** Marks lines that failed during the playtest. */
export function useFailedLines(textEditor: TextEditor | null, key: string): void {
  const { playtest } = useSession();
  useEffect(() => {
    if (textEditor === null) return;
    let shown = '';
    const show = () => {
      const isRunning = playtest.state.get().kind === 'running';
      const lines = isRunning ? listFailedLines(playtest.console.get(), key) : [];
      const next = JSON.stringify(lines);
      if (next === shown) return;
      shown = next;
      textEditor.view.dispatch({ effects: setFailedLines.of(lines) });
    };
    show();
    const stops = [playtest.state.subscribe(show), playtest.console.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, [playtest, textEditor, key]);
}

/** Lists the lines that failed, each with its last message and the number of failures. */
function listFailedLines(lines: readonly ConsoleLine[], key: string): readonly FailedLine[] {
  const failed = new Map<number, FailedLine>();
  for (const { level, text, place } of lines) {
    if (level !== 'error' || place?.kind !== 'script' || place.line === undefined) continue;
    if (getLocationKey(place) !== key) continue;
    const times = (failed.get(place.line)?.times ?? 0) + 1;
    failed.set(place.line, { line: place.line, text, times });
  }
  return [...failed.values()].toSorted((a, b) => a.line - b.line);
}
