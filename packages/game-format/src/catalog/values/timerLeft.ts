import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const timerLeft = defineValue({
  name: 'timerLeft',
  category: 'time',
  sentence: 'the seconds left of timer {timer}',
  help: 'How long a timer will run; 0 when it does not run.',
  params: { timer: param('text') },
  returns: 'number',
  example: { get: 'timerLeft', timer: 'gate' },
});
