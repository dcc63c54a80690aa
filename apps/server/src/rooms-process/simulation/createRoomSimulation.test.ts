import { beforeEach, expect, it } from 'vitest';
import type { RoomCommand, RoomMember, RoomReport } from '@playloom/room-contract';
import type { RoomThreads } from './createRoomThreads.ts';
import { createRoomSimulation, type SimulatedMember } from './createRoomSimulation.ts';
import type { RoomThread, ThreadRoomListener } from './startRoomThread.ts';

const VISITOR: RoomMember = { userId: null, name: 'Guest', isSpectator: false, canChat: true, saved: null };

interface Placed {
  readonly commands: RoomCommand[];
  readonly listener: ThreadRoomListener;
}

let placed: Placed[];
let story: string[];
let reports: RoomReport[];
let members: SimulatedMember[];

beforeEach(() => {
  placed = [];
  story = [];
  reports = [];
  members = [];
  const threads = {
    place(_room: string, { listener }: { listener: ThreadRoomListener }) {
      const commands: RoomCommand[] = [];
      placed.push({ commands, listener });
      return {
        post: (command: RoomCommand) => void commands.push(command),
        readCpu: async () => 0,
      } as unknown as RoomThread;
    },
    remove: () => undefined,
    takePhase: () => 0.25,
  } as unknown as RoomThreads;
  const engine = { version: '0.1.0.0', file: 'f', wasmFile: 'w', protocol: 1 };
  const plan = {
    roomId: 'r',
    roomName: 'n',
    lobbyCode: null,
    document: '{}',
    hasScripts: true,
    seed: 7,
    engine,
  };
  createRoomSimulation(threads, plan, {
    listMembers: () => members,
    onReport(report) {
      reports.push(report);
      story.push(report.kind);
    },
    restarted: (strike) => void story.push(`restarted ${strike}`),
    reopened: (cpuMs) => void story.push(`reopened with ${cpuMs}`),
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
  placed[0]!.listener.fail('silent');
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
  placed[0]!.listener.fail('silent');
  expect(placed[1]!.commands).toMatchObject([
    { kind: 'open', keyframe: null, seats: [] },
    { kind: 'admit', client: 1 },
  ]);
});

it('[EG-02:part] closes a room that is lost for the third time', () => {
  for (let strike = 1; strike <= 3; strike += 1) placed.at(-1)!.listener.fail('silent');
  expect(story).toEqual(['opened', 'restarted 1', 'restarted 2', 'given up']);
  expect(placed).toHaveLength(3);
});

it('handles an error of a room like the loss of its thread', () => {
  emitReport({ kind: 'closed', room: 'r', failure: 'an error' });
  expect(story).toEqual(['opened', 'restarted 1']);
  emitReport({ kind: 'closed', room: 'r', failure: null });
  expect(story.at(-1)).toBe('closed');
});
