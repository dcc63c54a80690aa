import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setNameLabel = defineAction({
  name: 'setNameLabel',
  category: 'messages',
  sentence: 'Show the name of {unit}: {isShown}',
  help: 'Shows or hides the name above a unit.',
  params: { unit: param('unit'), isShown: param('boolean', { default: true }) },
  example: { do: 'setNameLabel', unit: { get: 'triggeringUnit' }, isShown: false },
});
