import { defineTrigger } from '../defineEntry.ts';

export const ruleIsRun = defineTrigger({
  name: 'ruleIsRun',
  category: 'flow',
  sentence: 'Another rule or a key runs this',
  help: 'Fires only when an action, a key, an item or an interaction names this rule. It sees what the one that runs it sees.',
  params: {},
  provides: {},
  isContextOpen: true,
  example: { when: 'ruleIsRun' },
});
