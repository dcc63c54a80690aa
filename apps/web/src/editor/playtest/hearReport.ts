import { placeOfPath, readProblemPath } from '@playloom/editor-core';
import type { DebugReading, DebugReport, InspectedThing, Moment, RunReading } from '@playloom/room';
import { placeOfLine } from './placeOfLine.ts';
import type { EntityReading, LiveReading, RuleRun, TestPlayer } from './Playtest.ts';
import type { PlaytestHouse } from './PlaytestHouse.ts';
import { CONSOLE_LINES_MAX, LOOK_BACK_SECONDS } from './playtestLimits.ts';
import type { PlaytestRun } from './PlaytestRun.ts';
import { takeChange } from './watchDraft.ts';

/** Shows what the room of a play-test tells. */
export function hearReport(
  house: PlaytestHouse,
  run: PlaytestRun,
  report: Exclude<DebugReport, { kind: 'broke' }>,
): void {
  switch (report.kind) {
    case 'line': {
      const { tick, level, text, id, place } = report;
      const line = { tick, level, text, place: placeOfLine(house.bits.editor, id, place) };
      house.console.update((lines) => [...lines, line].slice(-CONSOLE_LINES_MAX));
      return;
    }
    case 'reading':
      hearReading(house, report.reading);
      return;
    case 'marks':
      if (report.marks.length > 0) house.marks.update((marks) => [...marks, ...report.marks]);
      return;
    case 'truth':
      run.truth = new Map(report.poses.map((pose) => [pose.entity, pose]));
      return;
    case 'changed':
      takeChange(house, run, report);
      return;
    case 'moment':
      hearMoment(house, run, report.moment);
  }
}

function hearMoment(house: PlaytestHouse, run: PlaytestRun, moment: Moment): void {
  run.isSeeking = false;
  if (run.seekNext !== null) seek(house, run.seekNext);
  trimMarks(house, moment);
  house.state.set({ kind: 'running', ...moment, players: run.listed, stale: run.stale });
}

/** What is too old to be looked at, and what did not happen because it went on from an earlier moment. */
function trimMarks(house: PlaytestHouse, { to, tickRate }: Moment): void {
  const marks = house.marks.get();
  const oldest = to - LOOK_BACK_SECONDS * tickRate;
  const isOver = (tick: number) => tick < oldest || tick > to;
  if (isOver(marks[0]?.tick ?? to) || isOver(marks.at(-1)?.tick ?? to))
    house.marks.set(marks.filter(({ tick }) => !isOver(tick)));
}

export function listPlayers({ players }: PlaytestRun): readonly TestPlayer[] {
  return players.map(({ id, name, line }) => ({ id, name, ...line }));
}

/** Whoever drags along the timeline asks faster than moments can be shown: only the last one counts. */
export function seek({ run }: PlaytestHouse, tick: number): void {
  if (run === null) return;
  run.seekNext = run.isSeeking ? tick : null;
  if (run.isSeeking) return;
  run.isSeeking = true;
  run.worker.postMessage({ kind: 'seek', tick }, []);
}

function hearReading(house: PlaytestHouse, { tick, runs, inspected, things }: DebugReading): void {
  if (things !== null) house.things.set(things);
  const before = house.live.get();
  house.live.set({
    tick,
    rules: new Map([
      ...listRunsUntil(before, tick),
      ...runs.map((run) => [run.rule, asRuleRun(run)] as const),
    ]),
    inspected: inspected === null ? null : asEntityReading(house, inspected, before),
  });
}

/** The room tells of the last second: what ran before is remembered, and what will have run is not known yet. */
function listRunsUntil({ rules }: LiveReading, tick: number) {
  return [...rules].filter(([, run]) => run.tick <= tick);
}

function asRuleRun({ tick, times, lines, failure }: RunReading): RuleRun {
  return {
    tick,
    times,
    failure,
    lines: new Map(lines.map(({ path, text, wasSkipped }) => [path, { text, wasSkipped }])),
  };
}

/** What is another value than a moment ago is marked. */
function asEntityReading(house: PlaytestHouse, thing: InspectedThing, before: LiveReading): EntityReading {
  const { editor } = house.bits;
  const old = before.inspected?.entity === thing.entity ? before.inspected.values : [];
  const known = new Map(old.map(({ name, text }) => [name, text]));
  return {
    entity: thing.entity,
    name: thing.name,
    kind: thing.kind,
    type: thing.type,
    values: thing.values.map(({ name, text }) => ({
      name,
      text,
      changed: known.has(name) && known.get(name) !== text,
    })),
    touches: thing.touches.map(({ tick, text, path }) => ({
      tick,
      text,
      place: path === null ? null : placeOfPath(editor.game.get(), readProblemPath(editor.draft, path)),
    })),
  };
}
