import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setPropMotion = defineAction({
  name: 'setPropMotion',
  category: 'props',
  sentence: 'Move {prop} along its path: {isMoving}',
  help: 'Starts or stops a moving platform or a door.',
  params: { prop: param('prop'), isMoving: param('boolean', { default: true }) },
  example: { do: 'setPropMotion', prop: { get: 'placedProp', placement: 'door' } },
});
