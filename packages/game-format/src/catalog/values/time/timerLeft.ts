import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const timerLeft = defineValue({
  name: 'timerLeft',
  category: 'time',
  sentence: 'the seconds left on timer {timer}',
  help: 'How many seconds a timer has left, or 0 if it isn’t running.',
  params: { timer: param('text') },
  returns: 'number',
  example: { get: 'timerLeft', timer: 'gate' },
});
