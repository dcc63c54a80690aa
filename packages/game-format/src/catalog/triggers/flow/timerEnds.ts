import { defineTrigger } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const timerEnds = defineTrigger({
  name: 'timerEnds',
  category: 'flow',
  sentence: 'Timer {timer} ends',
  help: 'Fires when the timer with this name ends.',
  params: { timer: param('text') },
  provides: { triggeringTimer: 'text' },
  example: { when: 'timerEnds', timer: 'gate' },
});
