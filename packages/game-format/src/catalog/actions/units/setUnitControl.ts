import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setUnitControl = defineAction({
  name: 'setUnitControl',
  category: 'units',
  sentence: 'Allow control of {unit}: {isOn}',
  help: 'Turns a unit’s controls on or off. For units without a player, this turns the AI on or off.',
  params: { unit: param('unit'), isOn: param('boolean', { default: true }) },
  example: { do: 'setUnitControl', unit: { get: 'triggeringUnit' }, isOn: false },
});
