import { defineAction } from '../../entry/defineEntry.ts';
import { blockParam, param } from '../../entry/params.ts';

export const ifThen = defineAction({
  name: 'ifThen',
  category: 'flow',
  sentence: 'If {condition}',
  help: 'Runs the first actions if the condition is true, otherwise the actions under “else”.',
  params: { condition: param('boolean'), then: blockParam(), else: blockParam() },
  example: {
    do: 'ifThen',
    condition: { get: 'isGreater', a: 3, b: 2 },
    then: [{ do: 'sendChat', text: 'Hello' }],
    else: [],
  },
});
