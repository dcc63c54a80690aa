import type { BotsFigures } from '../bots/FleetBots.ts';
import type { FaultKind } from '../chaos/planFaults.ts';
import type { CausedFault, ChaosOutcome } from '../chaos/ChaosOutcome.ts';

/** What players saw of one kind of fault. */
interface FaultSummary {
  readonly kind: FaultKind;
  readonly count: number;
  readonly aways: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

export interface ChaosSummary {
  readonly kinds: readonly FaultSummary[];
  readonly roomsLost: number;
  readonly lostPlayMs: number;
  readonly longestRefusalMs: number;
  /** Everything that is not as promised. Empty after a good run. */
  readonly broken: readonly string[];
}

/** Longest time away after a kill, for 99 of 100 players. */
const KILL_AWAY_MS = 3_000;
const DEPLOY_AWAY_MS = 1_000;
const REFUSAL_MS = 5_000;
/** At most this much play may be undone. */
const LOST_PLAY_MS = 100;

/** Compares what players saw with what they are promised. */
export function summarize({ faults, bots, canJoin, replays, purchases }: ChaosOutcome): ChaosSummary {
  const kinds = [...new Set(faults.map(({ kind }) => kind))].map((kind) => describeKind(kind, faults, bots));
  const roomsLost = new Set(bots.endings.map(({ roomId }) => roomId)).size;
  const lostPlayMs = Math.max(0, ...bots.aways.map(({ lostMs }) => lostMs));
  const longestRefusalMs = Math.max(0, ...listRefusals(faults, bots).map(({ ms }) => ms));
  const checks: [isBroken: boolean, text: string][] = [
    [roomsLost > 0, `${roomsLost} rooms were lost: ${bots.endings.map(({ id }) => id).join(', ')}`],
    ...kinds.map(({ kind, p99Ms }): [boolean, string] => [
      p99Ms > getAwayLimit(kind),
      `players were away for ${p99Ms} ms (p99) after ${kind}, more than ${getAwayLimit(kind)}`,
    ]),
    [lostPlayMs > LOST_PLAY_MS, `${lostPlayMs} ms of play were undone, more than ${LOST_PLAY_MS}`],
    [longestRefusalMs > REFUSAL_MS, `nobody could join for ${longestRefusalMs} ms, more than ${REFUSAL_MS}`],
    [!canJoin, 'nobody could join after the last fault'],
    [replays.different.length > 0, `rooms differ from their journals: ${replays.different.join('; ')}`],
    [replays.missed.length > 0, `rooms were not compared without a reason: ${replays.missed.join('; ')}`],
    [purchases.lost > 0, `${purchases.lost} acknowledged purchases were lost`],
    [purchases.doubled > 0, `${purchases.doubled} purchases were delivered twice`],
    [purchases.ledgerProblems > 0, `the coin ledger has ${purchases.ledgerProblems} problems`],
  ];
  const broken = checks.flatMap(([isBroken, text]) => (isBroken ? [text] : []));
  return { kinds, roomsLost, lostPlayMs, longestRefusalMs, broken };
}

/** Lists the joins that failed since the first fault. Before it, all rooms open at once on servers that just started. */
function listRefusals([first]: readonly CausedFault[], { refusals }: BotsFigures): BotsFigures['refusals'] {
  return refusals.filter(({ from, ms }) => first !== undefined && from + ms >= first.from);
}

/** A paused rooms server is noticed only after its lease, and its players by their silence. */
function getAwayLimit(kind: FaultKind): number {
  if (kind === 'deploy') return DEPLOY_AWAY_MS;
  return kind === 'pause-rooms' ? 2 * KILL_AWAY_MS : KILL_AWAY_MS;
}

function describeKind(kind: FaultKind, faults: readonly CausedFault[], { aways }: BotsFigures): FaultSummary {
  const times = aways
    .filter(({ from, ms }) => findCause(faults, from + ms)?.kind === kind)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  return {
    kind,
    count: faults.filter((fault) => fault.kind === kind).length,
    aways: times.length,
    p50Ms: readQuantile(times, 0.5),
    p99Ms: readQuantile(times, 0.99),
    worstMs: times.at(-1) ?? 0,
  };
}

/** The last fault before a player was back. */
function findCause(faults: readonly CausedFault[], backAt: number): CausedFault | undefined {
  return faults.findLast(({ from }) => from <= backAt);
}

function readQuantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
