import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setUnitSpeed = defineAction({
  name: 'setUnitSpeed',
  category: 'units',
  sentence: 'Set the speed of {unit} to {speed}',
  help: 'Changes how fast a unit walks, in tiles per second.',
  params: { unit: param('unit'), speed: numberParam({ default: 5, min: 0, max: 200 }) },
  example: { do: 'setUnitSpeed', unit: { get: 'triggeringUnit' }, speed: 7 },
});
