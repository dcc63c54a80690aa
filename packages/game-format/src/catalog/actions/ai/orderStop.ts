import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const orderStop = defineAction({
  name: 'orderStop',
  category: 'ai',
  sentence: 'Make {unit} stop and wait',
  help: 'Cancels a unit’s current order and makes it stay where it is.',
  params: { unit: param('unit') },
  example: { do: 'orderStop', unit: { get: 'triggeringUnit' } },
});
