/** What a screen reader was last told, and when. */
export interface AnnouncementMemory {
  readonly objective: string;
  readonly score: string;
  /** In seconds of the game. Null before the first score. */
  readonly scoreAt: number | null;
}

export interface AnnouncedState {
  readonly objective: string;
  readonly score: string;
  readonly seconds: number;
}

export const SILENT: AnnouncementMemory = { objective: '', score: '', scoreAt: null };

/** Scores may change many times a second. */
const SCORE_SECONDS = 10;

/**
 * Picks what to announce now: the objective as soon as its words change, not only its numbers, and the score at most
 * every few seconds. Null if there is nothing new.
 */
export function pickAnnouncement(
  memory: AnnouncementMemory,
  { objective, score, seconds }: AnnouncedState,
): { readonly text: string | null; readonly memory: AnnouncementMemory } {
  const hasNewObjective = dropNumbers(objective) !== dropNumbers(memory.objective);
  // The time runs backward when the player joins another room.
  const isDue =
    memory.scoreAt === null || seconds < memory.scoreAt || seconds - memory.scoreAt >= SCORE_SECONDS;
  const hasNewScore = score !== memory.score && isDue;
  const parts = [hasNewScore ? score : '', hasNewObjective ? objective : ''].filter(Boolean);
  return {
    text: parts.length === 0 ? null : parts.join('. '),
    memory: {
      objective: hasNewObjective ? objective : memory.objective,
      score: hasNewScore ? score : memory.score,
      scoreAt: hasNewScore ? seconds : memory.scoreAt,
    },
  };
}

function dropNumbers(text: string): string {
  return text.replaceAll(/\d+/g, '');
}
