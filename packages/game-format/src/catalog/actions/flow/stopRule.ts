import { defineAction } from '../../entry/defineEntry.ts';

export const stopRule = defineAction({
  name: 'stopRule',
  category: 'flow',
  sentence: 'Stop this rule',
  help: 'Stops this rule here. If another rule ran it, that rule continues.',
  params: {},
  isForRulesOnly: true,
  example: { do: 'stopRule' },
});
