import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setRuleEnabled = defineAction({
  name: 'setRuleEnabled',
  category: 'flow',
  sentence: 'Set whether the rule {rule} is on: {isEnabled}',
  help: 'Switches a rule on or off for the rest of the game. What is running of it is not stopped.',
  params: { rule: param('rule'), isEnabled: param('boolean', { default: true }) },
  example: { do: 'setRuleEnabled', rule: 'open-gate', isEnabled: false },
});
