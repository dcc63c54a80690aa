import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const placedProp = defineValue({
  name: 'placedProp',
  category: 'props',
  sentence: 'the placed prop {placement}',
  help: 'A prop that was placed on the map in the editor, or nothing if it no longer exists.',
  params: { placement: param('placement') },
  returns: 'prop',
  example: { get: 'placedProp', placement: 'door' },
});
