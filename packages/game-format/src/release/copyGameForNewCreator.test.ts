import { expect, it } from 'vitest';
import { exampleGame } from '../example/exampleGame.ts';
import { copyGameForNewCreator } from './copyGameForNewCreator.ts';
import { parseGame } from '../parse/parseGame.ts';

it('[ST-05:part] names the copy and removes the starter tag', () => {
  const example = exampleGame();
  const tags = ['starter', 'race'];
  const parsed = parseGame({ ...example, settings: { ...example.settings, tags } });
  if (!parsed.ok) throw new Error('The example game must be valid.');
  expect(copyGameForNewCreator(parsed.value, 'My race').settings).toMatchObject({
    title: 'My race',
    tags: ['race'],
  });
  expect(copyGameForNewCreator(parsed.value).settings.title).toBe(example.settings.title);
  expect(parsed.value.settings.tags).toEqual(tags);
});
