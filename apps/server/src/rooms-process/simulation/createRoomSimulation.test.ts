import { beforeEach, expect, it } from 'vitest';
import type { RoomCommand, RoomMember, RoomOpenCommand, RoomReport } from '@playloom/room-contract';
import type { RoomThreads } from './createRoomThreads.ts';
import {
  createRoomSimulation,
  type RoomHistory,
  type RoomSimulation,
  type SimulatedMember,
} from './createRoomSimulation.ts';
import type { RoomDestination, RoomThread, ThreadRoomListener } from './startRoomThread.ts';

const VISITOR: RoomMember = { userId: null, name: 'Guest', isSpectator: false, canChat: true, saved: null };

interface Placed {
  readonly commands: RoomCommand[];
  readonly listener: ThreadRoomListener;
  readonly isHeavy: boolean;
  readonly destination: RoomDestination | null;
}

let simulation: RoomSimulation;
let placed: Placed[];
let story: string[];
let reports: RoomReport[];
let members: SimulatedMember[];
let history: RoomHistory | null;

beforeEach(() => {
  placed = [];
  story = [];
  reports = [];
  members = [];
  history = null;
  const threads = {
    place(_room: string, { listener, isHeavy, destination }: Omit<Placed, 'commands'>) {
      const commands: RoomCommand[] = [];
      placed.push({ commands, listener, isHeavy, destination });
      return {
        post: (command: RoomCommand) => void commands.push(command),
        readCpu: async () => 0,
      } as unknown as RoomThread;
    },
    remove: () => undefined,
    takePhase: () => 0.25,
  } as unknown as RoomThreads;
  const engine = { version: '0.1.0.0', file: 'f', wasmFile: 'w', protocol: 1, showsCurrent: true };
  const plan = {
    roomId: 'r',
    gameId: 'g',
    roomName: 'n',
    lobbyCode: null,
    document: '{}',
    hasScripts: true,
    seed: 7,
    engine,
  };
  simulation = createRoomSimulation(threads, plan, {
    listMembers: () => members,
    readHistory: () => history,
    onReport(report) {
      reports.push(report);
      story.push(report.kind);
    },
    interrupted: (reason) => void story.push(`interrupted: ${reason}`),
    restarted: (strike) => void story.push(`restarted ${strike}`),
    reopened: (cpuMs) => void story.push(`reopened with ${cpuMs}`),
    moved: (isHeavy) => void story.push(isHeavy ? 'moved to its own thread' : 'moved'),
    givenUp: () => void story.push('given up'),
  });
  emitReport({ kind: 'opened', room: 'r', tick: 0 });
});

function emitReport(report: RoomReport): void {
  placed.at(-1)!.listener.onReport(report);
}

function createMember(client: number, player: number | undefined, isAway = false): SimulatedMember {
  return { client, player, visitor: VISITOR, isAway, resumeToken: `way ${client}` };
}

it('reopens a lost room from its keyframe with the current players', () => {
  emitReport({
    kind: 'keyframe',
    room: 'r',
    tick: 200,
    bytes: Uint8Array.of(1, 2, 3),
    seats: [],
    sequence: 40,
  });
  emitReport({ kind: 'save', room: 'r', sequence: 41, userId: 'u', changes: [] });
  // The last two joined after the keyframe, and one of them has lost the connection.
  members = [
    createMember(1, 10, true),
    createMember(22, 20),
    createMember(4, undefined),
    createMember(5, undefined, true),
  ];
  placed[0]!.listener.fail('silent', true);
  const [open, ...rest] = placed[1]!.commands;
  expect(open).toMatchObject({
    kind: 'open',
    seed: 7,
    keyframe: Uint8Array.of(1, 2, 3),
    sequence: 41,
    scriptsOff: expect.stringContaining('turned off'),
    seats: [
      { client: 1, player: 10, isAway: true, resumeToken: 'way 1' },
      { client: 22, player: 20, isAway: false, resumeToken: 'way 22' },
    ],
  });
  expect(rest).toEqual([
    { kind: 'admit', room: 'r', client: 4, visitor: VISITOR, resumeToken: 'way 4' },
    { kind: 'admit', room: 'r', client: 5, visitor: VISITOR, resumeToken: 'way 5' },
    { kind: 'drop', room: 'r', client: 5 },
  ]);
  expect(story.at(-1)).toBe('restarted 1');
});

it('[OP-40:part] adds the number of the last save to the keyframe of an older engine', () => {
  emitReport({ kind: 'save', room: 'r', sequence: 41, userId: 'u', changes: [] });
  const keyframe = { kind: 'keyframe', room: 'r', tick: 200, bytes: Uint8Array.of(1), seats: [] };
  emitReport(keyframe as unknown as RoomReport);
  expect(reports.at(-1)).toEqual({ ...keyframe, sequence: 41 });
  emitReport({ ...keyframe, sequence: 40 } as RoomReport);
  expect(reports.at(-1)).toMatchObject({ sequence: 40 });
});

it('starts over when it was lost before its first keyframe', () => {
  members = [createMember(1, undefined)];
  placed[0]!.listener.fail('silent', true);
  expect(placed[1]!.commands).toMatchObject([
    { kind: 'open', keyframe: null, seats: [] },
    { kind: 'admit', client: 1 },
  ]);
});

it('[EG-02:part] closes a room that is lost for the third time', () => {
  for (let strike = 1; strike <= 3; strike += 1) placed.at(-1)!.listener.fail('silent', true);
  expect(story).toEqual(['opened', 'restarted 1', 'restarted 2', 'given up']);
  expect(placed).toHaveLength(3);
});

it('[OP-55:part] does not blame a room for a neighbor that made their thread hang', () => {
  for (let turn = 1; turn <= 4; turn += 1) placed.at(-1)!.listener.fail('silent', false);
  expect(placed.at(-1)!.commands[0]).toMatchObject({ kind: 'open', scriptsOff: null });
  expect(story.at(-1)).toBe('restarted 0');
  placed.at(-1)!.listener.fail('silent', true);
  placed.at(-1)!.listener.fail('silent', false);
  // Its scripts stay off.
  expect(placed.at(-1)!.commands[0]).toMatchObject({ scriptsOff: expect.stringContaining('turned off') });
});

it('[OP-55:part] goes on exactly where it was when a neighbor made their thread hang', () => {
  emitReport({ kind: 'keyframe', room: 'r', tick: 400, bytes: Uint8Array.of(9), seats: [], sequence: 50 });
  const replay = { tick: 420, inputs: [] };
  const layerOpacities = { fog: 0.5 };
  history = {
    base: { keyframe: Uint8Array.of(1), sequence: 40, scriptsOff: null },
    replay,
    seats: [
      { ...createMember(1, undefined), player: 10, layerOpacities },
      { ...createMember(2, undefined), player: 20 },
      { ...createMember(3, undefined), player: 30 },
    ],
  };
  // The first joined after the keyframe. The second has connected again, the third has left, and the last is new.
  members = [createMember(1, undefined, true), createMember(22, 20), createMember(4, undefined)];
  placed[0]!.listener.fail('silent', false);
  const [open, ...rest] = placed[1]!.commands;
  expect(open).toMatchObject({ kind: 'open', keyframe: Uint8Array.of(1), sequence: 40, replay });
  expect((open as RoomOpenCommand).seats).toEqual([
    { ...createMember(1, 10, true), layerOpacities },
    createMember(22, 20),
  ]);
  expect(rest).toEqual([{ kind: 'admit', room: 'r', client: 4, visitor: VISITOR, resumeToken: 'way 4' }]);
  expect(story.at(-1)).toBe('interrupted: silent');
  // It may be the cause itself this time.
  placed[1]!.listener.fail('silent', true);
  expect(placed[2]!.commands[0]).toMatchObject({ keyframe: Uint8Array.of(9) });
  expect(placed[2]!.commands[0]).not.toHaveProperty('replay');
});

it('[OP-55] goes on in a thread of its own when its thread is crowded, and loses nothing', () => {
  members = [createMember(1, 10), createMember(2, 20)];
  placed[0]!.listener.giveAway(null);
  placed[0]!.listener.giveAway(null);
  expect(placed[0]!.commands.at(-1)).toEqual({ kind: 'suspend', room: 'r' });
  const said = { kind: 'notice', room: 'r', id: 'i', text: 't' } as const;
  simulation.post(said);
  simulation.post({ kind: 'leave', room: 'r', client: 2 });
  simulation.message(1, Uint8Array.of(7));
  members = [createMember(1, 10), createMember(3, undefined)];
  const bytes = Uint8Array.of(4, 5);
  emitReport({ kind: 'keyframe', room: 'r', tick: 300, bytes, seats: [], sequence: 9 });
  emitReport({ kind: 'closed', room: 'r', failure: null });
  expect(placed).toHaveLength(2);
  expect(placed[1]!.isHeavy).toBe(true);
  expect(placed[1]!.commands).toMatchObject([
    { kind: 'open', keyframe: bytes, scriptsOff: null, seats: [{ client: 1, player: 10 }] },
    { kind: 'admit', client: 3 },
    said,
    { kind: 'message', client: 1, bytes: Uint8Array.of(7) },
  ]);
  expect(story).toEqual(['opened', 'keyframe', 'moved to its own thread']);
  simulation.post(said);
  expect(placed[1]!.commands.at(-1)).toEqual(said);
});

it('[OP-55:part] goes on in the shared thread that it should move to, and in any other one later', () => {
  const destination = { thread: null, load: 0.05 };
  placed[0]!.listener.giveAway(destination);
  expect(placed[0]!.commands.at(-1)).toEqual({ kind: 'suspend', room: 'r' });
  emitReport({ kind: 'closed', room: 'r', failure: null });
  expect(placed[1]).toMatchObject({ isHeavy: false, destination });
  expect(story).toEqual(['opened', 'moved']);
  placed[1]!.listener.fail('silent', false);
  expect(placed[2]).toMatchObject({ isHeavy: false, destination: null });
});

it('[OP-55:part] ends in its thread if it was asked to before it should leave that', () => {
  simulation.post({ kind: 'suspend', room: 'r' });
  placed[0]!.listener.giveAway(null);
  emitReport({ kind: 'closed', room: 'r', failure: null });
  expect(placed).toHaveLength(1);
  expect(story.at(-1)).toBe('closed');
});

it('[OP-55:part] continues from its keyframe if its thread is lost while it leaves', () => {
  placed[0]!.listener.giveAway(null);
  placed[0]!.listener.fail('silent', false);
  expect(placed[1]!.commands[0]).toMatchObject({ kind: 'open' });
  simulation.post({ kind: 'notice', room: 'r', id: 'i', text: 't' });
  expect(placed[1]!.commands.at(-1)).toMatchObject({ kind: 'notice' });
});

it('handles an error of a room like the loss of its thread', () => {
  emitReport({ kind: 'closed', room: 'r', failure: 'an error' });
  expect(story).toEqual(['opened', 'restarted 1']);
  emitReport({ kind: 'closed', room: 'r', failure: null });
  expect(story.at(-1)).toBe('closed');
});
