import { defineTrigger } from '../../entry/defineEntry.ts';

export const everyTick = defineTrigger({
  name: 'everyTick',
  category: 'flow',
  sentence: 'Every tick',
  help: 'Fires on every tick, 20 to 60 times per second. Use a less frequent trigger if you can.',
  params: {},
  provides: {},
  example: { when: 'everyTick' },
});
