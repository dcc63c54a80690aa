import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isRuleEnabled = defineValue({
  name: 'isRuleEnabled',
  category: 'flow',
  sentence: 'the rule {rule} is enabled',
  help: 'Whether a rule is turned on.',
  params: { rule: param('rule') },
  returns: 'boolean',
  example: { get: 'isRuleEnabled', rule: 'open-gate' },
});
