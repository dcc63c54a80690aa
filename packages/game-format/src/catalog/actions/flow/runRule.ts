import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const runRule = defineAction({
  name: 'runRule',
  category: 'flow',
  sentence: 'Run the rule {rule}',
  help: 'Runs another rule if its conditions are true. This rule continues when the other one finishes or waits.',
  params: { rule: param('rule') },
  example: { do: 'runRule', rule: 'open-gate' },
});
