import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setUnitControl = defineAction({
  name: 'setUnitControl',
  category: 'units',
  sentence: 'Allow control of {unit}: {isOn}',
  help: 'Turns the controls of a player’s unit, or the AI of any other unit, on or off.',
  params: { unit: param('unit'), isOn: param('boolean', { default: true }) },
  example: { do: 'setUnitControl', unit: { get: 'triggeringUnit' }, isOn: false },
});
