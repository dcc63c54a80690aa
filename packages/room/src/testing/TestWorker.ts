import type { ScriptHostFactory } from '@playloom/scripting';
import type { RoomCommand, RoomReport } from '@playloom/room-contract';
import { runRoomWorker } from '../worker/runRoomWorker.ts';

/** A worker whose clock is advanced by the test. Everything posted is cloned, as between threads. */
export interface TestWorker {
  readonly reports: RoomReport[];
  /** The rooms whose code ran, in order. */
  readonly shown: string[];
  /** The current time in milliseconds. Tests may change it. */
  now: number;
  /** Time that passes whenever the worker looks at the clock. */
  lookMs: number;
  command(command: RoomCommand): void;
  /** Advances the clock and runs everything that is scheduled until then, in order. */
  advance(ms: number): void;
  /** Waits until a report of this kind was posted. */
  waitFor(kind: RoomReport['kind'], count?: number): Promise<void>;
}

interface Task {
  readonly at: number;
  readonly run: () => void;
}

declare function structuredClone<Value>(value: Value): Value;

const TURNS_MAX = 100_000;

export function createTestWorker(loadScripts: () => Promise<ScriptHostFactory> = rejectScripts): TestWorker {
  const tasks: Task[] = [];
  let handleCommand: (command: RoomCommand) => void = () => undefined;
  const worker: TestWorker = {
    reports: [],
    shown: [],
    now: 0,
    lookMs: 0,
    command: (command) => handleCommand(structuredClone(command)),
    advance(ms) {
      const end = worker.now + ms;
      for (;;) {
        const next = tasks.toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined || next.at > end) break;
        tasks.splice(tasks.indexOf(next), 1);
        worker.now = Math.max(worker.now, next.at);
        next.run();
      }
      worker.now = end;
    },
    async waitFor(kind, count = 1) {
      for (let turn = 0; turn < TURNS_MAX; turn += 1) {
        if (worker.reports.filter((report) => report.kind === kind).length >= count) return;
        await Promise.resolve();
        if (turn % 100 === 99) await new Promise<void>((resolve) => setImmediate(resolve));
      }
      throw new Error(`There was no “${kind}” report.`);
    },
  };
  runRoomWorker(
    {
      post: (report, transfer) => worker.reports.push(cloneTransferred(report, transfer)),
      showCurrent: (room) => void worker.shown.push(room),
      onCommand(listener) {
        handleCommand = listener;
      },
    },
    {
      now: () => (worker.now += worker.lookMs),
      schedule: (run, ms) => tasks.push({ at: worker.now + ms, run }),
    },
    loadScripts,
  );
  return worker;
}
declare function setImmediate(task: () => void): void;
declare function structuredClone<Value>(value: Value, options: { transfer: ArrayBuffer[] }): Value;

function cloneTransferred(report: RoomReport, transfer: ArrayBuffer[]): RoomReport {
  return structuredClone(report, { transfer });
}

function rejectScripts(): Promise<ScriptHostFactory> {
  return Promise.reject(new Error('There are no scripts here.'));
}
