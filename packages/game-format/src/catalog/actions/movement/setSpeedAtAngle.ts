import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setSpeedAtAngle = defineAction({
  name: 'setSpeedAtAngle',
  category: 'movement',
  sentence: 'Move {entity} at speed {speed} and an angle of {angle}°',
  help: 'Makes something move in a direction, in tiles per second. 0° is right, 90° is down.',
  params: { entity: param('entity'), speed: numberParam({ default: 5 }), angle: numberParam({ default: 0 }) },
  example: { do: 'setSpeedAtAngle', entity: { get: 'triggeringUnit' }, speed: 6, angle: 45 },
});
