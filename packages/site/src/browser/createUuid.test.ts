import { expect, it } from 'vitest';
import { createUuid } from './createUuid.ts';

it('creates a different random UUID each time', () => {
  const made = Array.from({ length: 100 }, createUuid);
  expect(new Set(made).size).toBe(100);
  for (const uuid of made)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
