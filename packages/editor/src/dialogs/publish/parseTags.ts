import { limits } from '@playloom/game-format';

/** Splits text at commas into tags. Removes duplicates, shortens long tags, and limits their number. */
export function parseTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().toLowerCase().slice(0, limits.TAG_LENGTH_MAX).trim());
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, limits.TAGS_MAX);
}
