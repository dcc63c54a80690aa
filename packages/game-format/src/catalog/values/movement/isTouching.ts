import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isTouching = defineValue({
  name: 'isTouching',
  category: 'movement',
  sentence: '{a} is touching {b}',
  help: 'Whether two units, items, projectiles, or props are touching.',
  params: { a: param('entity'), b: param('entity') },
  returns: 'boolean',
  example: { get: 'isTouching', a: { get: 'triggeringUnit' }, b: { get: 'otherUnit' } },
});
