import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const sendEvent = defineAction({
  name: 'sendEvent',
  category: 'flow',
  sentence: 'Send the event {event} with {value}',
  help: 'Fires the trigger for this event name in rules and scripts.',
  params: { event: param('text'), value: optionalParam('any') },
  example: { do: 'sendEvent', event: 'lights-out', value: 3 },
});
