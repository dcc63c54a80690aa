import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setUnitControl = defineAction({
  name: 'setUnitControl',
  category: 'units',
  sentence: 'Set whether {unit} can be steered: {isOn}',
  help: 'Takes the controls from a player, or its own will from any other unit, and gives them back.',
  params: { unit: param('unit'), isOn: param('boolean', { default: true }) },
  example: { do: 'setUnitControl', unit: { get: 'triggeringUnit' }, isOn: false },
});
