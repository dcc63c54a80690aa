import { defineTrigger } from '../../entry/defineEntry.ts';

export const ruleIsRun = defineTrigger({
  name: 'ruleIsRun',
  category: 'flow',
  sentence: 'Another rule or a key runs this rule',
  help: 'Fires only when an action, a key, an item, or an interaction runs this rule. If another rule runs it, this rule can use that rule’s trigger values.',
  params: {},
  provides: {},
  isContextOpen: true,
  example: { when: 'ruleIsRun' },
});
