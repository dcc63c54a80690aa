import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const placedUnit = defineValue({
  name: 'placedUnit',
  category: 'units',
  sentence: 'the placed unit {placement}',
  help: 'A unit that was placed on the map in the editor, or nothing if it no longer exists.',
  params: { placement: param('placement') },
  returns: 'unit',
  example: { get: 'placedUnit', placement: 'old-wolf' },
});
