import { hashWorld } from '@playloom/engine';
import type { Key } from '@playloom/game-format';
import { createMemoryTransportPair, createWireNames, PROTOCOL_VERSION } from '@playloom/protocol';
import type { DebugReport, DebugRoom } from '../local/DebugRoom.ts';
import type { DebugState } from '../local/DebugState.ts';
import { createDebugControls, openDebugState } from '../local/openDebugRoom.ts';
import {
  createTestClient,
  receiveServerBytes,
  type TestClient,
  encodeTestMessage,
} from './createTestClient.ts';
import { createTestGame, type TestGameChanges, createTestDocument } from './createTestRoom.ts';

interface DebugHarness {
  readonly room: DebugRoom;
  readonly state: DebugState;
  readonly reports: DebugReport[];
  readonly tick: number;
  hash(): string;
  /** Advances the clock by this many ticks, and lets all pending messages arrive. */
  run(ticks: number): Promise<void>;
  join(name?: string): Promise<Guest>;
}

interface Guest {
  readonly client: TestClient;
  readonly player: number;
  hold(...keys: Key[]): void;
}

/** A game with rules that use random numbers, wait and count, in which errors of rewinding show up. */
const busy: TestGameChanges = {
  settings: { tickRate: 20 },
  variables: { global: { count: { name: 'Count', type: 'number', initial: 0 } } },
  rules: [
    {
      id: 'dice',
      name: 'Throw the dice',
      when: { when: 'everySeconds', seconds: 0.2 },
      if: [{ get: 'isLess', a: { get: 'variable', variable: 'count' }, b: 100_000 }],
      do: [
        { do: 'changeVariable', variable: 'count', amount: { get: 'randomWholeNumber', from: 1, to: 6 } },
        {
          do: 'ifThen',
          condition: { get: 'isLess', a: { get: 'randomNumber', from: 0, to: 1 }, b: 0.5 },
          then: [
            { do: 'wait', seconds: 0.3 },
            { do: 'changeVariable', variable: 'count', amount: 1 },
          ],
          else: [{ do: 'changeVariable', variable: 'count', amount: 100 }],
        },
      ],
    },
  ],
};

/** Opens a playtest room whose clock is advanced by the test. */
export async function openDebugHarness(changes: TestGameChanges = busy): Promise<DebugHarness> {
  const document = createTestDocument(changes);
  const time = { now: 0, tasks: [] as { at: number; task: () => void }[] };
  const reports: DebugReport[] = [];
  const opened = await openDebugState({
    document,
    seed: 3,
    clock: {
      now: () => time.now,
      schedule: (task, ms) => void time.tasks.push({ at: time.now + ms, task }),
    },
    loadScripts: () => Promise.reject(new Error('no scripts')),
    onReport: (report) => reports.push(report),
  });
  if (!opened.ok) throw new Error(opened.error.text);
  const state = opened.value;
  const room = createDebugControls(state);
  const names = createWireNames(createTestGame(changes));
  const tickMs = 1000 * state.game.tickSeconds;
  const harness: DebugHarness = {
    room,
    state,
    reports,
    get tick() {
      return state.room.world.tick;
    },
    hash: () => hashWorld(state.room.world),
    async run(ticks) {
      for (let count = 0; count < ticks; count += 1) {
        time.now += tickMs;
        for (const due of time.tasks.splice(0)) {
          if (due.at <= time.now + 0.001) due.task();
          else time.tasks.push(due);
        }
        await Promise.resolve();
        await Promise.resolve();
      }
    },
    async join(name = 'Ida') {
      const [near, far] = createMemoryTransportPair((task) => task());
      room.connect(far, { userId: null, name, isSpectator: false, canChat: true, saved: null });
      const client = createTestClient(0, names);
      near.onMessage((bytes) => receiveServerBytes(client, bytes));
      near.send(encodeTestMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket: '' }));
      near.send(encodeTestMessage({ kind: 'ready' }));
      await harness.run(4);
      return {
        client,
        player: client.welcome!.player!,
        hold(...keys) {
          const controls = { keys, mouseX: 0, mouseY: 0, stick: null };
          near.send(encodeTestMessage({ kind: 'controls', tick: harness.tick + 1, ...controls }));
        },
      };
    },
  };
  return harness;
}

export function listDebugReports<Kind extends DebugReport['kind']>(harness: DebugHarness, kind: Kind) {
  return harness.reports.filter(
    (report): report is Extract<DebugReport, { kind: Kind }> => report.kind === kind,
  );
}
