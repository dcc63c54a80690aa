import { defineTrigger } from '../defineEntry.ts';
import { param } from '../params.ts';

export const timerEnds = defineTrigger({
  name: 'timerEnds',
  category: 'flow',
  sentence: 'Timer {timer} ends',
  help: 'Fires when a timer that was started with this name runs out.',
  params: { timer: param('text') },
  provides: { triggeringTimer: 'text' },
  example: { when: 'timerEnds', timer: 'gate' },
});
