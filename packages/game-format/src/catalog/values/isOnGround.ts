import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const isOnGround = defineValue({
  name: 'isOnGround',
  category: 'movement',
  sentence: '{unit} stands on the ground',
  help: 'Whether a unit has something under its feet, in worlds seen from the side.',
  params: { unit: param('unit') },
  returns: 'boolean',
  example: { get: 'isOnGround', unit: { get: 'triggeringUnit' } },
});
