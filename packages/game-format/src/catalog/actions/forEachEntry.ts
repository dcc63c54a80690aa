import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachEntry = defineAction({
  name: 'forEachEntry',
  category: 'flow',
  sentence: 'For each entry of {record}',
  help: 'Does the actions once for every entry of a record; inside, its key and its value are at hand.',
  params: { record: param('record'), actions: loopParam({ eachKey: 'text', eachElement: 'any' }) },
  example: {
    do: 'forEachEntry',
    record: { get: 'variable', variable: 'prices' },
    actions: [{ do: 'sendChat', text: { get: 'eachKey' } }],
  },
});
