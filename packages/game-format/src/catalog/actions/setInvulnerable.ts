import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setInvulnerable = defineAction({
  name: 'setInvulnerable',
  category: 'units',
  sentence: 'Set whether {unit} cannot be hurt: {isOn}',
  help: 'Lets no damage through while it is on.',
  params: { unit: param('unit'), isOn: param('boolean', { default: true }) },
  example: { do: 'setInvulnerable', unit: { get: 'triggeringUnit' } },
});
