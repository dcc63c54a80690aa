import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const hasBuff = defineValue({
  name: 'hasBuff',
  category: 'combat',
  sentence: '{unit} has {buff}',
  help: 'Whether a unit currently has a buff.',
  params: { unit: param('unit'), buff: param('buff') },
  returns: 'boolean',
  example: { get: 'hasBuff', unit: { get: 'triggeringUnit' }, buff: 'haste' },
});
