import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setNameLabel = defineAction({
  name: 'setNameLabel',
  category: 'messages',
  sentence: 'Set whether {unit} shows its name: {isShown}',
  help: 'Shows or hides the name over a unit.',
  params: { unit: param('unit'), isShown: param('boolean', { default: true }) },
  example: { do: 'setNameLabel', unit: { get: 'triggeringUnit' }, isShown: false },
});
