import { defineValue } from '../defineEntry.ts';

export const allProps = defineValue({
  name: 'allProps',
  category: 'props',
  sentence: 'all props',
  help: 'Every prop in the world, oldest first.',
  params: {},
  returns: 'props',
  example: { get: 'allProps' },
});
