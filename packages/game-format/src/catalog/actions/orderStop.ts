import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const orderStop = defineAction({
  name: 'orderStop',
  category: 'ai',
  sentence: 'Let {unit} stop and wait',
  help: 'Ends any order and holds the unit where it is.',
  params: { unit: param('unit') },
  example: { do: 'orderStop', unit: { get: 'triggeringUnit' } },
});
