import type { ChaosOutcome } from '../chaos/ChaosOutcome.ts';
import type { ChaosSummary } from './summarize.ts';

/** Formats a summary as lines of text. */
export function formatSummary(
  { bots, replays, purchases }: ChaosOutcome,
  { kinds, roomsLost, lostPlayMs, longestRefusalMs, broken }: ChaosSummary,
): string[] {
  return [
    'What players saw:',
    '  fault           times  players away  p50 ms  p99 ms  worst ms',
    ...kinds.map(({ kind, count, aways, p50Ms, p99Ms, worstMs }) =>
      [
        `  ${kind.padEnd(14)}`,
        String(count).padStart(6),
        String(aways).padStart(13),
        ...[p50Ms, p99Ms].map((ms) => String(ms).padStart(7)),
        String(worstMs).padStart(9),
      ].join(' '),
    ),
    `  rooms lost: ${roomsLost}`,
    `  play undone: at most ${Math.round(lostPlayMs)} ms`,
    `  joins: ${bots.joins}, refused for at most ${longestRefusalMs} ms`,
    `  rooms that came back: ${replays.rooms}, equal to the replay of their journal: ${replays.equal}, different: ${replays.different.length}, not compared: ${replays.explained.length + replays.missed.length}`,
    ...replays.explained.map((text) => `    not compared: ${text}`),
    `  purchases acknowledged: ${purchases.acknowledged}, lost: ${purchases.lost}, doubled: ${purchases.doubled}, problems in the ledger: ${purchases.ledgerProblems}`,
    ...(broken.length === 0 ? ['Everything is as promised.'] : broken.map((text) => `Broken: ${text}.`)),
  ];
}
