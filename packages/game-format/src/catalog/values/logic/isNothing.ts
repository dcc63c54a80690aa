import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isNothing = defineValue({
  name: 'isNothing',
  category: 'logic',
  sentence: '{value} is nothing',
  help: 'Whether a value is missing, for example because no unit was found, no item is held, or a variable was never set.',
  params: { value: param('any') },
  returns: 'boolean',
  example: { get: 'isNothing', value: { get: 'heldItem', unit: { get: 'triggeringUnit' } } },
});
