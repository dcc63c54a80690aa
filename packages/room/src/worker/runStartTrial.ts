import { freePhysics } from '@playloom/engine';
import { encodeClientMessage } from '@playloom/protocol';
import type { ScriptHostFactory } from '@playloom/scripting';
import type { RoomMember, RoomReport, StartProblem } from '@playloom/room-contract';
import { admitClient } from '../clients/admitClient.ts';
import { createRoomInSteps } from '../run/createRoom.ts';
import { START_TRIAL_SECONDS } from '../limits/roomLimits.ts';
import { receiveClientBytes } from '../receive/receiveClientBytes.ts';
import { drainRoomReports } from '../connections/drainRoomReports.ts';
import type { Room } from '../state/Room.ts';
import type { Steps } from '../run/steps.ts';
import { stepRoom } from '../run/stepRoom.ts';
import { createRoomScripts, type OpenedGame } from './openReleaseGame.ts';

const SEED = 1;
const CLIENT = 1;
const GUEST: RoomMember = {
  userId: null,
  name: 'Guest',
  isSpectator: false,
  canChat: false,
  saved: { game: {}, world: {} },
};

/**
 * Problems that a game can't be published with: scripts that were stopped, or whose machine crashed. An error
 * thrown by a script doesn't stop a game.
 */
const FATAL_PROBLEMS: ReadonlySet<string> = new Set([
  'script-out-of-fuel',
  'script-out-of-memory',
  'script-broken',
]);

/**
 * Plays the first second of a game with one guest, as fast as possible. Returns the problems that prevent it
 * from starting.
 */
export function* runStartTrial(game: OpenedGame, factory: ScriptHostFactory | null): Steps<StartProblem[]> {
  const scripts = createRoomScripts(game, factory);
  const plan = { id: 'rehearsal', game: game.game, names: game.names, seed: SEED, scripts };
  const created = yield* createRoomInSteps({ ...plan, roomName: '', lobbyCode: null });
  if (!created.ok) return [{ place: '', text: created.error }];
  const room = created.value;
  try {
    return yield* playFirstSecond(room);
  } finally {
    freePhysics(room.world.physics);
    scripts?.free();
  }
}

function* playFirstSecond(room: Room): Steps<StartProblem[]> {
  const problems = listFatalProblems(drainRoomReports(room));
  admitClient(room, CLIENT, GUEST, '');
  receiveClientBytes(room, CLIENT, encodeClientMessage({ kind: 'ready' }));
  const ticks = Math.round(START_TRIAL_SECONDS * room.world.game.tickRate);
  for (let tick = 0; tick < ticks && problems.length === 0; tick += 1) {
    problems.push(...listFatalProblems(stepRoom(room)));
    yield;
  }
  return problems;
}

/** Lists the reported problems that stop the scripts of a room. */
export function listFatalProblems(reports: readonly RoomReport[]): StartProblem[] {
  return reports.flatMap((report) =>
    report.kind === 'problem' && FATAL_PROBLEMS.has(report.id)
      ? [{ place: report.place, text: report.text }]
      : [],
  );
}
