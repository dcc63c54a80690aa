/** What a screen reader was last told, and when. */
export interface AnnouncementMemory {
  readonly objective: string;
  readonly values: readonly string[];
  /** In seconds of the game. Null before the first values. */
  readonly valuesAt: number | null;
}

export interface AnnouncedState {
  readonly objective: string;
  /** The score, and the texts that the game keeps on the screen besides the objective, each in its own place. */
  readonly values: readonly string[];
  readonly seconds: number;
}

export const SILENT: AnnouncementMemory = { objective: '', values: [], valuesAt: null };

/** Scores and texts may change many times a second. */
const VALUE_SECONDS = 10;

/**
 * Picks what to announce now: the objective as soon as its words change, not only its numbers, and changed values at most
 * every few seconds. Null if there is nothing new.
 */
export function pickAnnouncement(
  memory: AnnouncementMemory,
  { objective, values, seconds }: AnnouncedState,
): { readonly text: string | null; readonly memory: AnnouncementMemory } {
  const hasNewObjective = dropNumbers(objective) !== dropNumbers(memory.objective);
  // The time runs backward when the player joins another room.
  const isDue =
    memory.valuesAt === null || seconds < memory.valuesAt || seconds - memory.valuesAt >= VALUE_SECONDS;
  const changed = isDue
    ? values.filter((value, place) => value !== '' && value !== memory.values[place])
    : [];
  const hasNewValues = changed.length > 0;
  const parts = [...changed, ...(hasNewObjective && objective !== '' ? [objective] : [])];
  return {
    text: parts.length === 0 ? null : parts.join('. '),
    memory: {
      objective: hasNewObjective ? objective : memory.objective,
      values: hasNewValues ? values : memory.values,
      valuesAt: hasNewValues ? seconds : memory.valuesAt,
    },
  };
}

function dropNumbers(text: string): string {
  return text.replaceAll(/\d+/g, '');
}
