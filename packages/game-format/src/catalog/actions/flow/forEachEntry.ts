import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachEntry = defineAction({
  name: 'forEachEntry',
  category: 'flow',
  sentence: 'For each entry in {record}',
  help: 'Runs the actions once for every entry in a record. Use “this key” and “this element” in those actions.',
  params: { record: param('record'), actions: loopParam({ eachKey: 'text', eachElement: 'any' }) },
  example: {
    do: 'forEachEntry',
    record: { get: 'variable', variable: 'prices' },
    actions: [{ do: 'sendChat', text: { get: 'eachKey' } }],
  },
});
