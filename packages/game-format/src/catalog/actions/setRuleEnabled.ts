import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setRuleEnabled = defineAction({
  name: 'setRuleEnabled',
  category: 'flow',
  sentence: 'Enable the rule {rule}: {isOn}',
  help: 'Turns a rule on or off for the rest of the game. A rule that is already running isn’t stopped.',
  params: { rule: param('rule'), isOn: param('boolean', { default: true }) },
  example: { do: 'setRuleEnabled', rule: 'open-gate', isOn: false },
});
