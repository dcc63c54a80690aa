import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const giveBuff = defineAction({
  name: 'giveBuff',
  category: 'combat',
  sentence: 'Give {buff} to {unit} for {seconds} seconds',
  help: 'Gives a buff to a unit. If you leave out the time, the buff lasts for its own duration.',
  params: { unit: param('unit'), buff: param('buff'), seconds: optionalParam('number') },
  example: { do: 'giveBuff', unit: { get: 'triggeringUnit' }, buff: 'haste', seconds: 3 },
});
