import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const openPanel = defineAction({
  name: 'openPanel',
  category: 'messages',
  sentence: 'Open the panel {panel} for {player}',
  help: 'Shows a UI panel. If you don’t choose a player, everyone sees it.',
  params: { panel: param('panel'), player: optionalParam('player') },
  example: { do: 'openPanel', panel: 'menu', player: { get: 'triggeringPlayer' } },
});
