import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const killUnit = defineAction({
  name: 'killUnit',
  category: 'units',
  sentence: 'Kill {unit}, credited to {killer}',
  help: 'Kills a unit as if it had lost all its health. It drops items, shows effects, and respawns as usual.',
  params: { unit: param('unit'), killer: optionalParam('unit') },
  example: { do: 'killUnit', unit: { get: 'triggeringUnit' } },
});
