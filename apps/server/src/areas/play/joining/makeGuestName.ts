import { randomInt } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';
import { NameNotAllowed } from './joiningErrors.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { isReservedName } from '../../../text-filter/isReservedName.ts';

const NUMBERS = 10_000;
const NUMBER_LENGTH = 5;

/** Everything except letters, digits, marks and common symbols. Drops invisible characters and direction marks. */
const NOT_SHOWN = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;
const MARKS_ON_MARKS = /(\p{M}{2})\p{M}+/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Cleans the name that a guest chose. A guest without a name gets a number. Misleading names are rejected. */
export async function makeGuestName(db: Db, wanted: string | undefined): Promise<string> {
  const name = cleanGuestName(wanted ?? '');
  if (name === '') return `Guest ${inventNumber()}`;
  if (isMisleading(name)) throw NameNotAllowed({ name: 'This name isn’t allowed. Choose another one.' });
  // A guest must not be mistaken for the user with this name.
  if (!(await findUserByName(db, name))) return name;
  return `${cut(name, apiLimits.GUEST_NAME_MAX - NUMBER_LENGTH)} ${inventNumber()}`;
}

export function cleanGuestName(wanted: string): string {
  const shown = wanted
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(NOT_SHOWN, '')
    .replace(MARKS_ON_MARKS, '$1')
    .trim();
  return cut(shown, apiLimits.GUEST_NAME_MAX).trim();
}

/** Shortens a text between characters, never inside a surrogate pair. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept;
}

function isMisleading(name: string): boolean {
  const bare = name.normalize('NFKD').replace(/[^a-z0-9]/gi, '');
  // Mixed alphabets can imitate another name, such as “аdmin” with a Cyrillic а.
  return isReservedName(bare) || (LATIN.test(name) && LOOKALIKES.test(name));
}

function inventNumber(): string {
  return String(randomInt(NUMBERS)).padStart(NUMBER_LENGTH - 1, '0');
}
