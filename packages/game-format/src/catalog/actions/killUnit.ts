import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const killUnit = defineAction({
  name: 'killUnit',
  category: 'units',
  sentence: 'Kill {unit}, by {killer}',
  help: 'Kills a unit as if it had lost all its health, with drops, effects and respawn.',
  params: { unit: param('unit'), killer: optionalParam('unit') },
  example: { do: 'killUnit', unit: { get: 'triggeringUnit' } },
});
