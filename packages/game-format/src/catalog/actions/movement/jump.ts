import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const jump = defineAction({
  name: 'jump',
  category: 'movement',
  sentence: 'Make {unit} jump with speed {speed}',
  help: 'Makes a unit jump, even in the air. If you leave out the speed, the unit’s own jump speed is used.',
  params: { unit: param('unit'), speed: optionalParam('number') },
  example: { do: 'jump', unit: { get: 'triggeringUnit' }, speed: 12 },
});
