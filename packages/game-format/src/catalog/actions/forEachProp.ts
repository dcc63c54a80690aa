import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachProp = defineAction({
  name: 'forEachProp',
  category: 'flow',
  sentence: 'For each prop in {props}',
  help: 'Runs the actions once for every prop in a group. Inside, use “this prop”.',
  params: { props: param('props'), actions: loopParam({ eachProp: 'prop' }) },
  example: {
    do: 'forEachProp',
    props: { get: 'allProps' },
    actions: [{ do: 'setOpacity', entity: { get: 'eachProp' }, opacity: 0.5 }],
  },
});
