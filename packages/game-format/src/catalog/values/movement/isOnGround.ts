import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isOnGround = defineValue({
  name: 'isOnGround',
  category: 'movement',
  sentence: '{unit} is on the ground',
  help: 'Whether a unit is standing on something, in side-view games.',
  params: { unit: param('unit') },
  returns: 'boolean',
  example: { get: 'isOnGround', unit: { get: 'triggeringUnit' } },
});
