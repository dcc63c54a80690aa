import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const panelSendsEvent = defineTrigger({
  name: 'panelSendsEvent',
  category: 'messages',
  sentence: 'The panel {panel} sends {event}',
  help: 'Fires when a UI panel sends an event, for example when a player clicks a button in it.',
  params: { panel: optionalParam('panel'), event: optionalParam('text') },
  provides: { triggeringPlayer: 'player', panelEvent: 'text', eventValue: 'any' },
  example: { when: 'panelSendsEvent', panel: 'menu', event: 'start' },
});
