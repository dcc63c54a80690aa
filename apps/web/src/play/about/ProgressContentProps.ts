export interface ProgressContentProps {
  gameId: string;
  gameSlug: string;
  /** Counts how often the section has come into view. Each time it is read again. */
  views: number;
}
