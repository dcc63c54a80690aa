import { defineAction } from '../defineEntry.ts';
import { blockParam, numberParam } from '../params.ts';

export const runLater = defineAction({
  name: 'runLater',
  category: 'flow',
  sentence: 'After {seconds} seconds',
  help: 'Runs the actions later. The rule doesn’t wait for them.',
  params: {
    seconds: numberParam({ default: 1, min: 0, max: 86400 }),
    actions: blockParam({ isDetached: true }),
  },
  example: { do: 'runLater', seconds: 3, actions: [{ do: 'sendChat', text: 'Hello' }] },
});
