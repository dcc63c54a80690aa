import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playSoundAt = defineAction({
  name: 'playSoundAt',
  category: 'sound',
  sentence: 'Play {sound} at {position}',
  help: 'Plays a sound at a position on the map. It gets quieter with distance.',
  params: { sound: param('sound'), position: param('position') },
  example: { do: 'playSoundAt', sound: 'bell', position: { get: 'centerOf', region: 'gate' } },
});
