import { defineAction } from '../../entry/defineEntry.ts';
import { blockParam, numberParam } from '../../entry/params.ts';

export const runLater = defineAction({
  name: 'runLater',
  category: 'flow',
  sentence: 'After {seconds} seconds',
  help: 'Runs the actions after a delay. The rest of the rule continues right away.',
  params: {
    seconds: numberParam({ default: 1, min: 0, max: 86400 }),
    actions: blockParam({ isDetached: true }),
  },
  example: { do: 'runLater', seconds: 3, actions: [{ do: 'sendChat', text: 'Hello' }] },
});
