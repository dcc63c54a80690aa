import { defineTrigger } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const eventIsSent = defineTrigger({
  name: 'eventIsSent',
  category: 'flow',
  sentence: 'The event {event} is sent',
  help: 'Fires when a rule or a script sends an event with this name.',
  params: { event: param('text') },
  provides: { eventValue: 'any' },
  example: { when: 'eventIsSent', event: 'lights-out' },
});
