import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const canSee = defineValue({
  name: 'canSee',
  category: 'positions',
  sentence: '{b} is visible from {a}',
  help: 'Whether the line between two positions is free of walls.',
  params: { a: param('position'), b: param('position') },
  returns: 'boolean',
  example: {
    get: 'canSee',
    a: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
    b: { get: 'centerOf', region: 'gate' },
  },
});
