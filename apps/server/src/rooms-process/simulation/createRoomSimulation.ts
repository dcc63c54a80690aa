import type {
  ClientId,
  RoomCommand,
  RoomOpenCommand,
  RoomReplay,
  RoomReport,
  Seat,
} from '@playloom/room-contract';
import type { EngineWorker } from './EngineWorker.ts';
import type { RoomDestination, RoomThread } from './startRoomThread.ts';
import type { RoomThreads } from './createRoomThreads.ts';
import { createStartFailure, formatEngineFailure } from './startFailure.ts';

/** Everything needed to open a room, and to reopen it after its thread was lost. */
interface RoomPlan extends Pick<RoomOpenCommand, 'roomName' | 'lobbyCode' | 'document' | 'seed'> {
  readonly roomId: string;
  readonly gameId: string;
  readonly hasScripts: boolean;
  readonly engine: EngineWorker;
}

/** A member of the room, with whom it continues in another thread. */
export type SimulatedMember = Omit<Seat, 'player'> & {
  /** The member's player in the last keyframe; undefined if they joined later. */
  readonly player: Seat['player'] | undefined;
};

/** Everything that happened in a room. Played again, it leads to where the room was. */
export interface RoomHistory {
  readonly base: Pick<RoomOpenCommand, 'keyframe' | 'sequence' | 'scriptsOff'>;
  readonly replay: RoomReplay;
  /** Everyone with a seat at the end. */
  readonly seats: readonly Seat[];
}

/** What a room that comes back continues from. */
export interface ContinuedRoom extends RoomHistory {
  /** The number of the last save or score. */
  readonly sequence: number;
}

export interface SimulationListener {
  /** Lists everyone in the room, in the order in which they connected. */
  listMembers(): readonly SimulatedMember[];
  /** Reads what happened in the room. Null if its engine doesn't report that. */
  readHistory(): RoomHistory | null;
  onReport(report: RoomReport): void;
  /**
   * The room's thread was lost because of another room. The room continues in another thread exactly where it was.
   */
  interrupted(reason: string): void;
  /**
   * The room's thread was lost. The room continues from its last keyframe in another thread. `strike` counts how often
   * it may have been the cause; it is 0 if another room was.
   */
  restarted(strike: number, reason: string, start: Pick<RoomOpenCommand, 'scriptsOff' | 'sequence'>): void;
  /** The room is open again. Reopening took this much CPU time in milliseconds. */
  reopened(cpuMs: number): void;
  /** The room continues in another thread: in one of its own if it needs much time. */
  moved(isHeavy: boolean): void;
  /** The room failed too often and is not reopened. */
  givenUp(reason: string): void;
}

/** Runs one room in a thread. If the thread is lost, another one continues with the same players. */
export interface RoomSimulation {
  readonly opened: Promise<void>;
  message(client: ClientId, bytes: Uint8Array): void;
  post(command: RoomCommand): void;
  end(): void;
}

/** These change the members, with whom a room that moves to another thread is opened there. */
const MEMBER_COMMANDS: ReadonlySet<RoomCommand['kind']> = new Set(['admit', 'drop', 'resume', 'leave']);
/** A room whose thread is lost this often is closed. */
const STRIKES_MAX = 3;
const SCRIPTS_OFF = 'This game’s scripts got stuck and were turned off.';

/** What a room is opened with. */
type RoomStart = Pick<RoomOpenCommand, 'keyframe' | 'scriptsOff' | 'sequence' | 'seats' | 'replay'>;

interface State {
  readonly threads: RoomThreads;
  readonly plan: RoomPlan;
  readonly phase: number;
  readonly listener: SimulationListener;
  readonly opened: PromiseWithResolvers<void>;
  thread: RoomThread | undefined;
  start: RoomStart | undefined;
  keyframe: Uint8Array | null;
  sequence: number;
  strikes: number;
  scriptsOff: string | null;
  isHeavy: boolean;
  /** The room was asked to end, so the next `closed` report is the answer to that. */
  isEnding: boolean;
  /** What has been posted since the room was asked to leave its thread; null if it was not. */
  waiting: RoomCommand[] | null;
  /** Where it continues then; null for a thread of its own. */
  destination: RoomDestination | null;
  /** CPU time of the thread when the room was reopened; null if it is not being measured. */
  cpuBefore: Promise<number> | null;
  /**
   * The room has been open before. If the first start fails, the game is the cause and starting again would not
   * help.
   */
  isOpen: boolean;
}

export function createRoomSimulation(
  threads: RoomThreads,
  plan: RoomPlan,
  listener: SimulationListener,
  continued: ContinuedRoom | null = null,
): RoomSimulation {
  const state = createState(threads, plan, listener);
  if (continued === null) open(state);
  else continueRoom(state, continued);
  return {
    opened: state.opened.promise,
    message(client, bytes) {
      // Copied, because the bytes may be part of a larger buffer, which must not be transferred.
      const own = new Uint8Array(bytes);
      post(state, { kind: 'message', room: plan.roomId, client, bytes: own }, [own.buffer]);
    },
    post: (command) => post(state, command),
    end: () => end(state),
  };
}

function post(state: State, command: RoomCommand, transfer?: ArrayBuffer[]): void {
  const { thread, waiting } = state;
  if (command.kind === 'close' || command.kind === 'suspend') state.isEnding = true;
  if (waiting === null) thread?.post(command, transfer);
  else if (!MEMBER_COMMANDS.has(command.kind)) waiting.push(command);
}

function createState(threads: RoomThreads, plan: RoomPlan, listener: SimulationListener): State {
  return {
    threads,
    plan,
    phase: threads.takePhase(),
    listener,
    opened: Promise.withResolvers(),
    thread: undefined,
    start: undefined,
    keyframe: null,
    sequence: 0,
    strikes: 0,
    scriptsOff: null,
    isHeavy: false,
    isEnding: false,
    waiting: null,
    destination: null,
    cpuBefore: null,
    isOpen: false,
  };
}

/** Opens the room exactly as it was, with everyone away. */
function continueRoom(state: State, { base, sequence, replay, seats }: ContinuedRoom): void {
  state.keyframe = base.keyframe;
  state.scriptsOff = base.scriptsOff;
  state.sequence = sequence;
  placeRoom(state, { ...base, replay, seats });
}

/** Opens the room from its last keyframe, or exactly where it was if its history is known. */
function open(
  state: State,
  {
    history = null,
    destination = null,
  }: { history?: RoomHistory | null; destination?: RoomDestination | null } = {},
): RoomThread {
  const { roomId: room } = state.plan;
  const members = state.listener.listMembers();
  const seats = findSeats(state, members, history);
  const { keyframe, scriptsOff, sequence } = history?.base ?? state;
  const replay = history === null ? {} : { replay: history.replay };
  const thread = placeRoom(state, { keyframe, scriptsOff, sequence, seats, ...replay }, destination);
  const seated = new Set(seats.map(({ client }) => client));
  for (const { client, visitor, resumeToken, isAway } of members) {
    if (!seated.has(client)) thread.post({ kind: 'admit', room, client, visitor, resumeToken });
    if (!seated.has(client) && isAway) thread.post({ kind: 'drop', room, client });
  }
  return thread;
}

function placeRoom(state: State, start: RoomStart, destination: RoomDestination | null = null): RoomThread {
  state.start = start;
  const { plan, threads, phase } = state;
  const { roomId: room, roomName, lobbyCode, document, seed } = plan;
  const thread = threads.place(room, {
    engine: plan.engine,
    gameId: plan.gameId,
    hasScripts: plan.hasScripts,
    wasStuck: state.strikes > 0,
    isHeavy: state.isHeavy,
    isUrgent: start.replay !== undefined,
    destination,
    document,
    listener: {
      onReport: (report) => onReport(state, report),
      fail: (reason, isSuspect) => fail(state, reason, isSuspect),
      giveAway: (to) => leaveThread(state, to),
    },
  });
  state.thread = thread;
  thread.post({
    kind: 'open',
    room,
    roomName,
    lobbyCode,
    document,
    seed,
    phase,
    isJournaled: true,
    ...start,
  });
  return thread;
}

/** Finds the seats of everyone who is still there. */
function findSeats(
  { keyframe }: State,
  members: readonly SimulatedMember[],
  history: RoomHistory | null,
): Seat[] {
  if (history === null) return keyframe === null ? [] : members.filter(isInKeyframe);
  const seats = new Map(history.seats.map((seat) => [seat.client, seat]));
  return members.flatMap((member) => {
    const seat = seats.get(member.client);
    // Someone who has just connected again has another number than in the history, but still the same player.
    const player = seat === undefined ? member.player : seat.player;
    return player === undefined ? [] : [{ ...seat, ...member, player }];
  });
}

function isInKeyframe(member: SimulatedMember): member is Seat {
  return member.player !== undefined;
}

function onReport(state: State, report: RoomReport): void {
  if (report.kind === 'opened') {
    state.isOpen = true;
    state.opened.resolve();
    void reportReopened(state);
  }
  if (report.kind === 'keyframe') state.keyframe = report.bytes;
  if (report.kind === 'save' || report.kind === 'leaderboard') state.sequence = report.sequence;
  if (report.kind === 'closed' && report.failure === null && state.waiting !== null)
    return enterThread(state, state.waiting);
  if (report.kind === 'closed') {
    const { thread } = state;
    const { failure, isEngineFailure = false } = report;
    end(state);
    if (failure !== null) return fail(state, isEngineFailure ? formatEngineFailure(failure) : failure, true);
    if (thread === undefined) return undefined;
  }
  return state.listener.onReport(withSequence(state, report));
}

/** Older engines don't report the number of the last save or score with a keyframe. */
function withSequence({ sequence }: State, report: RoomReport): RoomReport {
  return report.kind === 'keyframe' ? Object.assign({ sequence }, report) : report;
}

/** Ends the room in its thread. It reports its last keyframe, from which it continues. */
function leaveThread(state: State, destination: RoomDestination | null): void {
  if (!state.isOpen || state.isEnding || state.waiting !== null) return;
  state.thread?.post({ kind: 'suspend', room: state.plan.roomId });
  state.waiting = [];
  state.destination = destination;
}

function enterThread(state: State, waiting: readonly RoomCommand[]): void {
  const { destination } = state;
  end(state);
  if (destination === null) state.isHeavy = true;
  open(state, { destination });
  state.listener.moved(state.isHeavy);
  for (const command of waiting) post(state, command);
}

function fail(state: State, reason: string, isSuspect: boolean): void {
  state.thread = undefined;
  state.waiting = null;
  if (isSuspect) state.strikes += 1;
  if (state.strikes >= STRIKES_MAX || (!state.isOpen && isSuspect)) {
    state.opened.reject(createStartFailure(reason));
    if (state.isOpen) state.listener.givenUp(reason);
    return;
  }
  if (!state.isOpen) return void placeRoom(state, state.start!);
  if (isSuspect && state.plan.hasScripts) state.scriptsOff = SCRIPTS_OFF;
  // What a room did before it hung would make it hang again.
  const history = isSuspect ? null : state.listener.readHistory();
  const thread = open(state, { history });
  // It may just be starting.
  state.cpuBefore = thread.readCpu().catch(() => 0);
  if (history !== null) return state.listener.interrupted(reason);
  const { scriptsOff, sequence } = state;
  state.listener.restarted(isSuspect ? state.strikes : 0, reason, { scriptsOff, sequence });
}

async function reportReopened(state: State): Promise<void> {
  const { cpuBefore, thread } = state;
  state.cpuBefore = null;
  if (cpuBefore === null || thread === undefined) return;
  try {
    const [before, now] = await Promise.all([cpuBefore, thread.readCpu()]);
    state.listener.reopened(Math.round(now - before));
  } catch {
    // The thread has ended in the meantime, which is reported separately.
  }
}

function end(state: State): void {
  const { thread } = state;
  state.thread = undefined;
  state.waiting = null;
  if (thread) state.threads.remove(thread, state.plan.roomId);
}
