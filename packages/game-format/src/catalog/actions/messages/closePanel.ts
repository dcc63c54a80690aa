import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const closePanel = defineAction({
  name: 'closePanel',
  category: 'messages',
  sentence: 'Close the panel {panel} for {player}',
  help: 'Hides a UI panel from a player. If you don’t choose a player, it’s hidden for everyone.',
  params: { panel: param('panel'), player: optionalParam('player') },
  example: { do: 'closePanel', panel: 'menu', player: { get: 'triggeringPlayer' } },
});
