import type { RoomReplay, Seat } from '@playloom/room-contract';
import type {
  JournaledEffect,
  JournaledKicks,
  JournaledMember,
  JournaledPlay,
  JournalRecord,
  JournalStart,
} from './JournalRecord.ts';

/** What a room starts from: its seed or a keyframe. */
export type JournalBase = Omit<
  JournalStart,
  'kind' | 'members' | 'kicks' | 'played' | 'effects' | 'effectCount'
>;

/** A room as it was when its process ended. */
export interface RecoveredRoom {
  readonly roomId: string;
  readonly base: JournalBase;
  /** What happened since the base. */
  readonly steps: readonly Extract<JournalRecord, { kind: 'step' }>[];
  readonly replay: RoomReplay;
  /** The number of the last save or score. */
  readonly sequence: number;
  /** Everyone with a seat at the end. */
  readonly seats: readonly Seat[];
  readonly members: readonly JournaledMember[];
  readonly kicks: JournaledKicks;
  readonly played: JournaledPlay;
  /** What had been asked for but not done, oldest first. */
  readonly effects: readonly JournaledEffect[];
  readonly effectCount: number;
}

const NO_KICKS: JournaledKicks = { until: [], networks: [] };
/** Journals of earlier versions don't say whether anyone has played, so their rooms are kept like before. */
const PLAYED_EARLIER: JournaledPlay = { seconds: 3_600, people: ['earlier'] };

/** Reads the records of a journal, which begin with a start. */
export function readRecoveredRoom(roomId: string, records: readonly JournalRecord[]): RecoveredRoom | null {
  const [start] = records;
  if (start?.kind !== 'start') return null;
  const { plan, tick, keyframe, scriptsOff } = start;
  const steps = records.filter((record) => record.kind === 'step').filter((step) => step.tick > tick);
  const effects = new Map(start.effects.map((effect) => [effect.id, effect]));
  let { effectCount } = start;
  for (const record of records) {
    if (record.kind === 'effects') effectCount += record.effects.length;
    if (record.kind === 'effects') for (const effect of record.effects) effects.set(effect.id, effect);
    if (record.kind === 'done') for (const id of record.ids) effects.delete(id);
  }
  const sequence = findLastSequence(start, records);
  const lastMembers = records.findLast((record) => record.kind === 'members') ?? start;
  const { kicks = NO_KICKS, played = PLAYED_EARLIER } = lastMembers;
  const seats = steps.findLast((step) => step.seats !== null)?.seats ?? start.seats;
  const hasLeft = findThoseWhoLeft(start, steps, seats);
  return {
    roomId,
    base: {
      plan,
      tick,
      keyframe,
      seats: start.seats,
      // Steps lead to the same saves and scores again, with the same numbers. Without steps, others follow.
      sequence: steps.length === 0 ? sequence : start.sequence,
      scriptsOff,
    },
    steps,
    sequence,
    replay: {
      tick: steps.at(-1)?.tick ?? tick,
      inputs: steps.flatMap(({ inputs }) => (inputs === null ? [] : [inputs])),
    },
    seats,
    members: lastMembers.members.filter(({ clientId }) => !hasLeft.has(clientId)),
    kicks,
    played,
    effects: [...effects.values()],
    effectCount,
  };
}

/**
 * Finds the clients that had a seat and lost it. The process may have ended before it removed them from the members,
 * among whom players who were kicked could come back with their old token.
 */
function findThoseWhoLeft(
  start: JournalStart,
  steps: readonly Extract<JournalRecord, { kind: 'step' }>[],
  last: readonly Seat[],
): ReadonlySet<number> {
  const left = new Set([start, ...steps].flatMap(({ seats }) => seats ?? []).map(({ client }) => client));
  for (const { client } of last) left.delete(client);
  return left;
}

function findLastSequence({ sequence, effects }: JournalStart, records: readonly JournalRecord[]): number {
  const later = records.flatMap((record) => (record.kind === 'effects' ? record.effects : []));
  return [...effects, ...later].reduce(
    (last, { report }) => ('sequence' in report ? Math.max(last, report.sequence) : last),
    sequence,
  );
}
