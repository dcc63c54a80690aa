import { defineTrigger } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const everySeconds = defineTrigger({
  name: 'everySeconds',
  category: 'flow',
  sentence: 'Every {seconds} seconds',
  help: 'Fires again and again at this interval, starting when the game starts.',
  params: { seconds: numberParam({ default: 1, min: 0.05, max: 86400 }) },
  provides: {},
  example: { when: 'everySeconds', seconds: 5 },
});
