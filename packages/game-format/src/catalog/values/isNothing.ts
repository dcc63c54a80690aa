import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const isNothing = defineValue({
  name: 'isNothing',
  category: 'logic',
  sentence: '{value} is nothing',
  help: 'Whether there is no value: no unit found, no item held, a variable never set.',
  params: { value: param('any') },
  returns: 'boolean',
  example: { get: 'isNothing', value: { get: 'heldItem', unit: { get: 'triggeringUnit' } } },
});
