import type { RoomReport } from './RoomReport.ts';

/**
 * The reports whose effects last when the room is gone. They are passed on only when everything that led to them is
 * in the room's journal; otherwise a crash could undo the cause of something that has happened.
 */
const LASTING_KINDS = ['save', 'leaderboard', 'offer', 'travel', 'said'] as const;

export type LastingReport = Extract<RoomReport, { readonly kind: (typeof LASTING_KINDS)[number] }>;

export function isLastingReport(report: RoomReport): report is LastingReport {
  return (LASTING_KINDS as readonly string[]).includes(report.kind);
}
