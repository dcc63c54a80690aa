import { findLocationOfPath, convertProblemPath } from '@playloom/editor-core';
import {
  type DebugReading,
  type DebugReport,
  type InspectedEntity,
  type PlaybackState,
  type RuleRunReading,
  LOOK_BACK_SECONDS,
} from '@playloom/room';
import { findConsoleLocation } from './findConsoleLocation.ts';
import type { EntityReading, LiveReading, RuleRun, PlaytestPlayer } from '../../../session/Playtest.ts';
import type { PlaytestHost } from './PlaytestHost.ts';
import { CONSOLE_LINES_MAX } from './playtestLimits.ts';
import type { PlaytestRun } from './PlaytestRun.ts';
import { handleChangeResult } from './watchDraft.ts';

/** Applies the reports of the playtest room to the stores. */
export function handlePlaytestReport(
  host: PlaytestHost,
  run: PlaytestRun,
  report: Exclude<DebugReport, { kind: 'broke' }>,
): void {
  switch (report.kind) {
    case 'line': {
      const { tick, level, text, id, place } = report;
      const line = { tick, level, text, place: findConsoleLocation(host.dependencies.editor, id, place) };
      host.console.update((lines) => [...lines, line].slice(-CONSOLE_LINES_MAX));
      return;
    }
    case 'reading':
      handleReading(host, report.reading);
      return;
    case 'marks':
      if (report.marks.length > 0) host.marks.update((marks) => [...marks, ...report.marks]);
      return;
    case 'truth':
      run.serverPoses = new Map(report.poses.map((pose) => [pose.entity, pose]));
      return;
    case 'changed':
      handleChangeResult(host, run, report);
      return;
    case 'moment':
      handleMoment(host, run, report.moment);
  }
}

function handleMoment(host: PlaytestHost, run: PlaytestRun, moment: PlaybackState): void {
  run.isSeeking = false;
  if (run.seekNext !== null) seekPlaytest(host, run.seekNext);
  trimMarks(host, moment);
  host.state.set({ kind: 'running', ...moment, players: run.listed, stale: run.stale });
}

/**
 * Removes marks that are too old to show. Also removes marks that no longer apply after the user resumed from an
 * earlier tick.
 */
function trimMarks(host: PlaytestHost, { to, tickRate }: PlaybackState): void {
  const marks = host.marks.get();
  const oldest = to - LOOK_BACK_SECONDS * tickRate;
  const isOver = (tick: number) => tick < oldest || tick > to;
  if (isOver(marks[0]?.tick ?? to) || isOver(marks.at(-1)?.tick ?? to))
    host.marks.set(marks.filter(({ tick }) => !isOver(tick)));
}

export function listPlaytestPlayers({ players }: PlaytestRun): readonly PlaytestPlayer[] {
  return players.map(({ id, name, connection }) => ({ id, name, ...connection }));
}

/**
 * Shows a tick. Dragging along the timeline requests ticks faster than they can be shown, so only the last one is kept.
 */
export function seekPlaytest({ run }: PlaytestHost, tick: number): void {
  if (run === null) return;
  run.seekNext = run.isSeeking ? tick : null;
  if (run.isSeeking) return;
  run.isSeeking = true;
  run.worker.postMessage({ kind: 'seek', tick }, []);
}

function handleReading(host: PlaytestHost, { tick, runs, inspected, things: entities }: DebugReading): void {
  if (entities !== null) host.entities.set(entities);
  const before = host.live.get();
  host.live.set({
    tick,
    rules: new Map([
      ...listRunsUntil(before, tick),
      ...runs.map((run) => [run.rule, asRuleRun(run)] as const),
    ]),
    inspected: inspected === null ? null : asEntityReading(host, inspected, before),
  });
}

/**
 * Keeps the runs up to a tick. The room reports only the last second, and later runs no longer apply after seeking
 * back.
 */
function listRunsUntil({ rules }: LiveReading, tick: number) {
  return [...rules].filter(([, run]) => run.tick <= tick);
}

function asRuleRun({ tick, times, lines, failure }: RuleRunReading): RuleRun {
  return {
    tick,
    times,
    failure,
    lines: new Map(lines.map(({ path, text, wasSkipped }) => [path, { text, wasSkipped }])),
  };
}

/** Converts the room's report of an entity for display, and marks the values that changed since the last report. */
function asEntityReading(host: PlaytestHost, inspected: InspectedEntity, before: LiveReading): EntityReading {
  const { editor } = host.dependencies;
  const old = before.inspected?.entity === inspected.entity ? before.inspected.values : [];
  const known = new Map(old.map(({ name, text }) => [name, text]));
  return {
    entity: inspected.entity,
    name: inspected.name,
    kind: inspected.kind,
    type: inspected.type,
    values: inspected.values.map(({ name, text }) => ({
      name,
      text,
      changed: known.has(name) && known.get(name) !== text,
    })),
    touches: inspected.touches.map(({ tick, text, path }) => ({
      tick,
      text,
      place:
        path === null ? null : findLocationOfPath(editor.game.get(), convertProblemPath(editor.draft, path)),
    })),
  };
}
