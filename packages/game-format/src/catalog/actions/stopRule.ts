import { defineAction } from '../defineEntry.ts';

export const stopRule = defineAction({
  name: 'stopRule',
  category: 'flow',
  sentence: 'Stop this rule',
  help: 'Ends the running of this rule here. A rule that ran it goes on.',
  params: {},
  isForRulesOnly: true,
  example: { do: 'stopRule' },
});
