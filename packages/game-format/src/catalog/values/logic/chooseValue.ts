import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const chooseValue = defineValue({
  name: 'chooseValue',
  category: 'logic',
  sentence: '{yes} if {condition}, otherwise {no}',
  help: 'Gives one of two values, depending on a condition.',
  params: { condition: param('boolean'), yes: param('any'), no: param('any') },
  returns: 'any',
  example: { get: 'chooseValue', condition: true, yes: 'day', no: 'night' },
});
