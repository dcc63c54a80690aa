import type {
  JournaledEffect,
  JournaledPlan,
  JournalRecord,
  JournalStart,
} from '../journal/JournalRecord.ts';
import type { JournalWriter } from '../journal/createJournalWriter.ts';
import type { JournalBase, RecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { listJournaledMembers } from './journalMembers.ts';
import { callUntilAnswered } from './callUntilAnswered.ts';
import { performEffect } from './performEffect.ts';
import type { RoomHandle } from './RoomHandle.ts';
import type { RoomJournal } from './RoomJournal.ts';

/**
 * A keyframe begins the journal again after this many ticks. Replaying them is most of the time until a room is back: up
 * to 0.5 seconds of processor time for 350 ticks that are not compiled yet.
 */
const REPLAY_TICKS = 80;

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
    run(report) {
      const effect = { id: `${room.roomId}:${state.tick}:${(state.effectCount += 1)}`, report };
      perform(state, effect, write(state, [{ kind: 'effects', effects: [effect] }]));
    },
    async settle() {
      while (state.running.size > 0) await Promise.all(state.running);
    },
    get isComplete() {
      return state.hasSteps;
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
    effectCount: recovered?.effectCount ?? 0,
    pending: new Map(),
    running: new Set(),
    writingMembers: null,
    suspending: null,
    // The engines of sleeping rooms report steps. A room that has just woken up has none yet.
    hasSteps: recovered !== null && plan.isKept === true,
    hasEnded: false,
    isTaken: false,
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

/** Performs an effect after it is stored. Until it is done, a room that comes back performs it again. */
function perform(state: State, effect: JournaledEffect, stored: Promise<void>): void {
  state.pending.set(effect.id, effect);
  const performed = stored
    .then(() => (state.isTaken ? undefined : callUntilAnswered(() => performEffect(state.room, effect))))
    .catch((error: unknown) => state.room.warn(error, `could not perform: ${effect.report.kind}`))
    .then(() => {
      state.pending.delete(effect.id);
      state.running.delete(performed);
      void write(state, [{ kind: 'done', ids: [effect.id] }]);
    });
  state.running.add(performed);
}
