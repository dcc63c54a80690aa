import { limits } from '@playloom/game-format';
import { TitleOnlySymbols, TitleRejected, TitleTooLong } from './draftErrors.ts';
import { isBlockedName } from '../../../text-filter/isBlockedName.ts';

const DEFAULT_TITLE = 'New Game';

/** Control characters and direction marks, which would garble the text around a title. */
const NOT_SHOWN = /[\p{C}\u2028\u2029]/gu;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns the title to store; an empty one becomes `New Game`. Throws when the title is not allowed. */
export function validateTitle(wanted: string): string {
  const title = wanted.toWellFormed().replace(/\s+/g, ' ').replace(NOT_SHOWN, '').trim();
  if (title === '') return DEFAULT_TITLE;
  if (title.length > limits.TITLE_MAX) throw TitleTooLong({ title: TitleTooLong.message });
  if (!HAS_LETTER_OR_DIGIT.test(title)) throw TitleOnlySymbols({ title: TitleOnlySymbols.message });
  if (isBlockedName(title)) throw TitleRejected({ title: TitleRejected.message });
  return title;
}
