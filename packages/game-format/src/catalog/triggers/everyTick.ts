import { defineTrigger } from '../defineEntry.ts';

export const everyTick = defineTrigger({
  name: 'everyTick',
  category: 'flow',
  sentence: 'Every tick',
  help: 'Fires on each step of the world, 20 to 60 times a second. Prefer a slower trigger where one will do.',
  params: {},
  provides: {},
  example: { when: 'everyTick' },
});
