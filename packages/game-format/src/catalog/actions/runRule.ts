import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const runRule = defineAction({
  name: 'runRule',
  category: 'flow',
  sentence: 'Run the rule {rule}',
  help: 'Runs another rule and goes on when it is done or waits. Its conditions count.',
  params: { rule: param('rule') },
  example: { do: 'runRule', rule: 'open-gate' },
});
