import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isMoving = defineValue({
  name: 'isMoving',
  category: 'movement',
  sentence: '{unit} is moving',
  help: 'Whether a unit is moving on its own, not because something pushes it.',
  params: { unit: param('unit') },
  returns: 'boolean',
  example: { get: 'isMoving', unit: { get: 'triggeringUnit' } },
});
