import { randomBytes } from 'node:crypto';
import type { LastingReport } from '@playloom/room-contract';
import type {
  JournaledEffect,
  JournaledPlan,
  JournalRecord,
  JournalStart,
} from '../journal/JournalRecord.ts';
import type { JournalWriter } from '../journal/createJournalWriter.ts';
import type { JournalBase, RecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { listJournaledMembers } from './journalMembers.ts';
import { performEffect } from './performEffect.ts';
import type { RoomHandle } from './RoomHandle.ts';
import type { RoomJournal } from './RoomJournal.ts';

/**
 * A keyframe begins the journal again after this many ticks. Replaying them is most of the time until a room is back: up
 * to 0.5 seconds of processor time for 350 ticks that are not compiled yet.
 */
const REPLAY_TICKS = 80;
/**
 * What a room may have asked for while the platform does not answer. It is in every start of the journal, so it must not
 * grow forever.
 */
export const PENDING_EFFECTS_MAX = 1_000;
const RUN_BYTES = 6;

type StepRecord = Extract<JournalRecord, { kind: 'step' }>;

interface State {
  readonly room: RoomHandle;
  readonly writer: JournalWriter;
  base: JournalBase;
  /** What has happened since the base. */
  steps: StepRecord[];
  stepBytes: number;
  /** The last keyframe, from which a lost thread continues. */
  keyframe: Partial<JournalBase>;
  tick: number;
  /**
   * Part of the ids of effects. A room that comes back from an old journal gets to the same ticks again, and decides
   * something else there.
   */
  readonly run: string;
  effectCount: number;
  /** What has been asked for but not done yet. */
  readonly pending: Map<string, JournaledEffect>;
  readonly running: Set<Promise<void>>;
  /** Set while the members are about to be written. */
  writingMembers: Promise<void> | null;
  /** Set when the journal is left to another process. */
  suspending: Promise<void> | null;
  hasSteps: boolean;
  hasEnded: boolean;
  /** Another process continues the room, and performs its effects. */
  isTaken: boolean;
  /** Too many effects wait, so no more are accepted. */
  isRefusing: boolean;
}

export function createRoomJournal(
  room: RoomHandle,
  plan: JournaledPlan,
  recovered: RecoveredRoom | null,
): RoomJournal {
  const state = createState(room, plan, recovered);
  const opened = state.writer.open(room.roomId, {
    describe: () => describe(state),
    onTaken() {
      state.hasEnded = true;
      state.isTaken = true;
      room.abandon();
    },
  });
  for (const effect of recovered?.effects ?? []) perform(state, effect, opened);
  return {
    addStep({ tick, inputs, seats }) {
      state.tick = tick;
      state.hasSteps = true;
      const step: StepRecord = { kind: 'step', tick, inputs, seats };
      state.steps.push(step);
      state.stepBytes += (inputs?.row.length ?? 0) + (inputs?.others?.length ?? 0);
      void write(state, [step]);
    },
    addKeyframe({ tick, bytes: keyframe, seats, sequence }) {
      state.keyframe = { tick, keyframe, seats, sequence };
      if (isKeyframeNeeded(state, tick, keyframe.length)) begin(state, state.keyframe);
    },
    restart: (start) => begin(state, { ...state.keyframe, ...start }),
    addMembers: () => writeMembersSoon(state),
    addMembersNow: () => void write(state, [describeMembers(state.room)]),
    describe: () => describe(state),
    run: (report) => run(state, report),
    async settle() {
      while (state.running.size > 0) await Promise.all(state.running);
    },
    get isComplete() {
      return state.hasSteps;
    },
    get isWaiting() {
      return state.pending.size > 0;
    },
    get hasEnded() {
      return state.hasEnded;
    },
    async suspend(ownerId) {
      if (!state.hasEnded) await (state.suspending ??= leave(state, ownerId));
    },
    async end() {
      // Removing a journal that is about to be left to another process would lose the room.
      if (state.pending.size > 0 || state.suspending !== null) return this.suspend();
      if (state.hasEnded) return;
      state.hasEnded = true;
      await state.writer.remove(room.roomId);
    },
  };
}

function createState(room: RoomHandle, plan: JournaledPlan, recovered: RecoveredRoom | null): State {
  return {
    room,
    writer: room.context.journals,
    base: recovered?.base ?? { plan, tick: 0, keyframe: null, seats: [], sequence: 0, scriptsOff: null },
    steps: [...(recovered?.steps ?? [])],
    stepBytes: 0,
    keyframe: {},
    tick: recovered?.replay.tick ?? 0,
    run: randomBytes(RUN_BYTES).toString('hex'),
    effectCount: recovered?.effectCount ?? 0,
    pending: new Map(),
    running: new Set(),
    writingMembers: null,
    suspending: null,
    // The engines of sleeping rooms report steps. A room that has just woken up has none yet.
    hasSteps: recovered !== null && plan.isKept === true,
    hasEnded: false,
    isTaken: false,
    isRefusing: false,
  };
}

async function leave(state: State, ownerId: string | undefined): Promise<void> {
  // Not awaited: releasing writes what waits, and players wait for that.
  void write(state, [describeMembers(state.room)]);
  state.hasEnded = true;
  await state.writer.release(state.room.roomId, ownerId);
}

/** A room that moves must open quickly, so its last keyframe is always written. */
function isKeyframeNeeded({ base, stepBytes, room }: State, tick: number, bytes: number): boolean {
  return room.isClosing || stepBytes > bytes || tick - base.tick >= REPLAY_TICKS;
}

/** Begins the journal again, from another keyframe. */
function begin(state: State, changes: Partial<JournalBase>): void {
  state.base = { ...state.base, ...changes };
  state.steps = [];
  state.stepBytes = 0;
  void write(state, [describeStart(state)]);
}

function write({ writer, room, hasEnded }: State, records: readonly JournalRecord[]): Promise<void> {
  if (hasEnded) return Promise.resolve();
  return writer.add(room.roomId, records);
}

function describe(state: State): JournalRecord[] {
  return [describeStart(state), ...state.steps];
}

function describeStart({ base, pending, room, effectCount }: State): JournalStart {
  return { ...describeMembers(room), kind: 'start', ...base, effects: [...pending.values()], effectCount };
}

function describeMembers(room: RoomHandle): Extract<JournalRecord, { kind: 'members' }> {
  const { kickedPlayers, played } = room;
  return {
    kind: 'members',
    members: listJournaledMembers(room),
    kicks: kickedPlayers.describe(),
    played: played.describe(),
  };
}

/** Several members often change at once, and saved data is opened right after a member has connected. */
function writeMembersSoon(state: State): Promise<void> {
  state.writingMembers ??= new Promise((resolve) => {
    setImmediate(() => {
      state.writingMembers = null;
      resolve(write(state, [describeMembers(state.room)]));
    });
  });
  return state.writingMembers;
}

function run(state: State, report: LastingReport): void {
  const { room } = state;
  if (state.pending.size >= PENDING_EFFECTS_MAX) return refuse(state, report);
  const id = [room.roomId, state.run, state.tick, (state.effectCount += 1)].join(':');
  const lease = report.kind === 'save' ? room.saved.findLease(report.userId) : null;
  const effect = { id, report, ...(lease !== null && { lease }) };
  perform(state, effect, write(state, [{ kind: 'effects', effects: [effect] }]));
}

/**
 * Performs an effect after it is stored. Until it is done, a room that comes back performs it again. One that was not
 * answered when the room ends stays in the journal.
 */
function perform(state: State, effect: JournaledEffect, stored: Promise<void>): void {
  const { room, pending, running } = state;
  pending.set(effect.id, effect);
  const performed = stored
    .then(() => (state.isTaken ? undefined : performEffect(room, effect)))
    .catch((error: unknown) => {
      if (!state.hasEnded) room.warn(error, `could not perform: ${effect.report.kind}`);
      return state.hasEnded;
    })
    .then((isLeft) => {
      running.delete(performed);
      if (isLeft !== true) finishEffect(state, effect.id);
    });
  running.add(performed);
}

function finishEffect(state: State, id: string): void {
  state.pending.delete(id);
  void write(state, [{ kind: 'done', ids: [id] }]);
  if (!state.isRefusing || state.pending.size > 0) return;
  state.isRefusing = false;
  state.room.context.log.info({ roomId: state.room.roomId }, 'a room saves again');
  // What players have lost is not in their game either.
  state.room.saved.openAgain();
}

/** Players see that their progress is not saved, and the log says it once. */
function refuse(state: State, { kind }: LastingReport): void {
  const { room } = state;
  if (state.isRefusing) return;
  state.isRefusing = true;
  room.context.log.error(
    { roomId: room.roomId, kind, most: PENDING_EFFECTS_MAX },
    'too much waits for the platform, so a room saves nothing more until that is done',
  );
  const text = 'Your progress can’t be saved right now. Anything you do until this is fixed may be lost.';
  room.simulation.post({ kind: 'notice', room: room.roomId, id: 'not-saved', text });
}
