import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachProp = defineAction({
  name: 'forEachProp',
  category: 'flow',
  sentence: 'For each prop in {props}',
  help: 'Runs the actions once for every prop in a group. Use “this prop” in those actions.',
  params: { props: param('props'), actions: loopParam({ eachProp: 'prop' }) },
  example: {
    do: 'forEachProp',
    props: { get: 'allProps' },
    actions: [{ do: 'setOpacity', entity: { get: 'eachProp' }, opacity: 0.5 }],
  },
});
