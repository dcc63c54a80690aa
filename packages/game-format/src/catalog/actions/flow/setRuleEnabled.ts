import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setRuleEnabled = defineAction({
  name: 'setRuleEnabled',
  category: 'flow',
  sentence: 'Enable the rule {rule}: {isOn}',
  help: 'Turns a rule on or off for the rest of the game. If the rule is already running, it finishes.',
  params: { rule: param('rule'), isOn: param('boolean', { default: true }) },
  example: { do: 'setRuleEnabled', rule: 'open-gate', isOn: false },
});
