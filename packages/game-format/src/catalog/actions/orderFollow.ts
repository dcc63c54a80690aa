import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const orderFollow = defineAction({
  name: 'orderFollow',
  category: 'ai',
  sentence: 'Let {unit} follow {target}',
  help: 'Lets a unit stay near another.',
  params: { unit: param('unit'), target: param('unit') },
  example: { do: 'orderFollow', unit: { get: 'triggeringUnit' }, target: { get: 'otherUnit' } },
});
