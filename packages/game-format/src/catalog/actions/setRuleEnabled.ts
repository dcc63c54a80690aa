import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setRuleEnabled = defineAction({
  name: 'setRuleEnabled',
  category: 'flow',
  sentence: 'Set whether the rule {rule} is on: {isOn}',
  help: 'Switches a rule on or off for the rest of the game. What is running of it is not stopped.',
  params: { rule: param('rule'), isOn: param('boolean', { default: true }) },
  example: { do: 'setRuleEnabled', rule: 'open-gate', isOn: false },
});
