import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const jump = defineAction({
  name: 'jump',
  category: 'movement',
  sentence: 'Let {unit} jump with speed {speed}',
  help: 'Throws a unit against gravity, also in the air. Without a speed it takes the one of its type.',
  params: { unit: param('unit'), speed: optionalParam('number') },
  example: { do: 'jump', unit: { get: 'triggeringUnit' }, speed: 12 },
});
