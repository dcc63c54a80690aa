import { randomInt } from 'node:crypto';

const SLUG_MAX = 40;
const SLUG_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 5;

/** Converts a title into a slug. */
export function makeSlug(title: string, fallback = 'game'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? fallback : plain;
}

/** Adds a random suffix to a slug that another game already has. */
export function addSlugSuffix(slug: string): string {
  const suffix = Array.from(
    { length: SUFFIX_LENGTH },
    () => SLUG_ALPHABET[randomInt(SLUG_ALPHABET.length)],
  ).join('');
  return `${slug}-${suffix}`;
}
