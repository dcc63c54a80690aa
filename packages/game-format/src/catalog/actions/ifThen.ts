import { defineAction } from '../defineEntry.ts';
import { blockParam, param } from '../params.ts';

export const ifThen = defineAction({
  name: 'ifThen',
  category: 'flow',
  sentence: 'If {condition}',
  help: 'Does the first actions when the condition holds, and the others when it does not.',
  params: { condition: param('boolean'), then: blockParam(), else: blockParam() },
  example: {
    do: 'ifThen',
    condition: { get: 'isGreater', a: 3, b: 2 },
    then: [{ do: 'sendChat', text: 'Hello' }],
    else: [],
  },
});
