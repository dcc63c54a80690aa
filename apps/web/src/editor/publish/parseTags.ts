import { limits } from '@playloom/game-format';

/** Splits text at commas into tags: unique, not too long, up to the limit. */
export function parseTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().toLowerCase().slice(0, limits.TAG_LENGTH_MAX).trim());
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, limits.TAGS_MAX);
}
