import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeInputIssue } from './describeInputIssue.ts';

function sentenceOf(schema: z.ZodType, input: unknown, name = 'maxPlayers'): string | undefined {
  const [issue] = schema.safeParse(input).error?.issues ?? [];
  return issue && describeInputIssue(name, issue);
}

it.each<[z.ZodType, unknown, string]>([
  [z.number(), '8', 'maxPlayers must be a number.'],
  [z.int(), 1.5, 'maxPlayers must be a whole number.'],
  [z.number(), undefined, 'maxPlayers is required.'],
  [z.number().min(1), 0, 'maxPlayers must be at least 1.'],
  [z.number().max(32), 33, 'maxPlayers must be at most 32.'],
  [z.string(), 3, 'maxPlayers must be text.'],
  [z.string().min(1), '', 'maxPlayers must not be empty.'],
  [z.string().min(3), 'a', 'maxPlayers must have at least 3 characters.'],
  [z.string().max(3), 'abcd', 'maxPlayers must have at most 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'maxPlayers must have at most 1 entry.'],
  [z.boolean(), 'yes', 'maxPlayers must be true or false.'],
  [z.enum(['a', 'b']), 'c', 'maxPlayers must be one of a, b.'],
  [z.literal('a'), 'c', 'maxPlayers must be a.'],
  [z.email(), 'x', 'maxPlayers must be a valid email.'],
  [z.string().regex(/^x$/), 'y', 'maxPlayers must be in the right format.'],
  [z.strictObject({}), { extra: 1 }, 'Unexpected field: extra.'],
  [z.union([z.string(), z.number()]), true, 'maxPlayers is not valid.'],
])('describes the problem in a sentence: %#', (schema, input, sentence) => {
  expect(sentenceOf(schema, input)).toBe(sentence);
});

it('keeps the message of a schema', () => {
  expect(sentenceOf(z.string().min(3, 'Use at least three letters.'), 'a')).toBe(
    'Use at least three letters.',
  );
});

it('names the whole request if there is no field', () => {
  expect(sentenceOf(z.strictObject({}), 'x', '')).toBe('The request must be an object.');
});
