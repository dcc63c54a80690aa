import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const orderFollow = defineAction({
  name: 'orderFollow',
  category: 'ai',
  sentence: 'Make {unit} follow {target}',
  help: 'Makes a unit stay close to another unit.',
  params: { unit: param('unit'), target: param('unit') },
  example: { do: 'orderFollow', unit: { get: 'triggeringUnit' }, target: { get: 'otherUnit' } },
});
