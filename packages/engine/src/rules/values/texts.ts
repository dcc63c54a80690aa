import { limits } from '@playloom/game-format';
import { toFiniteOrZero } from '../../math/toFiniteOrZero.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';
import { toText } from '../../values/toText.ts';

const SECONDS_PER_MINUTE = 60;

export const textValueEvaluators = {
  joinTexts:
    ({ a, b }) =>
    (world, thread) =>
      cut(a(world, thread) + b(world, thread)),
  joinList:
    ({ list, separator }) =>
    (world, thread) =>
      cut(list(world, thread).map(toText).join(separator(world, thread))),
  splitText:
    ({ text, separator }) =>
    (world, thread) =>
      text(world, thread).split(separator(world, thread)).slice(0, limits.LIST_LENGTH_MAX),
  lowerCase:
    ({ text }) =>
    (world, thread) =>
      text(world, thread).toLowerCase(),
  upperCase:
    ({ text }) =>
    (world, thread) =>
      cut(text(world, thread).toUpperCase()),
  trimText:
    ({ text }) =>
    (world, thread) =>
      text(world, thread).trim(),
  textLength:
    ({ text }) =>
    (world, thread) =>
      text(world, thread).length,
  textContains:
    ({ text, part }) =>
    (world, thread) =>
      text(world, thread).includes(part(world, thread)),
  textStartsWith:
    ({ text, part }) =>
    (world, thread) =>
      text(world, thread).startsWith(part(world, thread)),
  textEndsWith:
    ({ text, part }) =>
    (world, thread) =>
      text(world, thread).endsWith(part(world, thread)),
  partOfText:
    ({ text, start, length }) =>
    (world, thread) => {
      const from = Math.floor(start(world, thread)) - 1;
      return text(world, thread).slice(from, from + Math.floor(length(world, thread)));
    },
  replaceText:
    ({ text, part, replacement }) =>
    (world, thread) => {
      const [whole, searched] = [text(world, thread), part(world, thread)];
      if (searched === '') return whole;
      const replaced = replacement(world, thread);
      // Check the length before joining: a short text could grow to gigabytes.
      const parts = whole.split(searched);
      return parts.length * replaced.length > limits.VARIABLE_TEXT_MAX ? whole : cut(parts.join(replaced));
    },
  numberFromText:
    ({ text }) =>
    (world, thread) =>
      toFiniteOrZero(Number(text(world, thread).trim())),
  numberAsText:
    ({ value, digits }) =>
    (world, thread) =>
      value(world, thread).toFixed(Math.floor(digits(world, thread))),
  timeAsText:
    ({ seconds }) =>
    (world, thread) => {
      const whole = Math.max(0, Math.floor(seconds(world, thread)));
      const rest = String(whole % SECONDS_PER_MINUTE).padStart(2, '0');
      return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${rest}`;
    },
} satisfies Partial<ValueEvaluators>;

function cut(text: string): string {
  return text.slice(0, limits.VARIABLE_TEXT_MAX);
}
