import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const showTextOver = defineAction({
  name: 'showTextOver',
  category: 'messages',
  sentence: 'Show {text} above {entity} for {seconds} seconds',
  help: 'Shows a speech bubble above a unit, item, projectile, or prop. The bubble moves with it.',
  params: {
    entity: param('entity'),
    text: param('text'),
    seconds: numberParam({ default: 3, min: 0.1, max: 600 }),
  },
  example: { do: 'showTextOver', entity: { get: 'triggeringUnit' }, text: 'Hello!' },
});
