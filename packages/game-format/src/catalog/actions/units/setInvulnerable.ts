import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setInvulnerable = defineAction({
  name: 'setInvulnerable',
  category: 'units',
  sentence: 'Make {unit} invulnerable: {isOn}',
  help: 'Turns protection from all damage on or off for a unit.',
  params: { unit: param('unit'), isOn: param('boolean', { default: true }) },
  example: { do: 'setInvulnerable', unit: { get: 'triggeringUnit' } },
});
