import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const panelSendsEvent = defineTrigger({
  name: 'panelSendsEvent',
  category: 'messages',
  sentence: 'The panel {panel} sends {event}',
  help: 'Fires when a panel made of HTML sends an event, such as a click on its button.',
  params: { panel: optionalParam('panel'), event: optionalParam('text') },
  provides: { triggeringPlayer: 'player', panelEvent: 'text', eventValue: 'any' },
  example: { when: 'panelSendsEvent', panel: 'menu', event: 'start' },
});
