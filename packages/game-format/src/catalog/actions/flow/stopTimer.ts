import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const stopTimer = defineAction({
  name: 'stopTimer',
  category: 'flow',
  sentence: 'Stop timer {timer}',
  help: 'Stops a timer early, so its trigger doesn’t fire.',
  params: { timer: param('text') },
  example: { do: 'stopTimer', timer: 'gate' },
});
