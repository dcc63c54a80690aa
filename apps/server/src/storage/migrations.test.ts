import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Journal {
  entries: { tag: string; when: number }[];
}

it('every migration is later than the one before, or databases with that one would skip it', () => {
  const file = new URL('./migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const early = entries.filter(({ when }, index) => index > 0 && when <= entries[index - 1]!.when);
  expect(early.map(({ tag }) => tag)).toEqual([]);
});
