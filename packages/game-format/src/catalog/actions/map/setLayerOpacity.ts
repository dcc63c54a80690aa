import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, optionalParam, param } from '../../entry/params.ts';

export const setLayerOpacity = defineAction({
  name: 'setLayerOpacity',
  category: 'map',
  sentence: 'Set the opacity of {layer} to {opacity} for {player}',
  help: 'Shows or hides a map layer, such as a roof. If you don’t choose a player, it changes for everyone. Walls on the layer stay solid.',
  params: {
    layer: param('layer'),
    opacity: numberParam({ default: 1, min: 0, max: 1 }),
    player: optionalParam('player'),
  },
  example: { do: 'setLayerOpacity', layer: 'walls', opacity: 0.2 },
});
