import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setPropMotion = defineAction({
  name: 'setPropMotion',
  category: 'props',
  sentence: 'Move {prop} along its path: {isMoving}',
  help: 'Starts or stops a prop that moves along a path, such as a platform or a door.',
  params: { prop: param('prop'), isMoving: param('boolean', { default: true }) },
  example: { do: 'setPropMotion', prop: { get: 'placedProp', placement: 'door' } },
});
