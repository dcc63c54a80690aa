import { defineValue } from '../../entry/defineEntry.ts';

export const allProps = defineValue({
  name: 'allProps',
  category: 'props',
  sentence: 'all props',
  help: 'Every prop on the map, oldest first.',
  params: {},
  returns: 'props',
  example: { get: 'allProps' },
});
