import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const playSoundAt = defineAction({
  name: 'playSoundAt',
  category: 'sound',
  sentence: 'Play {sound} at {position}',
  help: 'Plays a sound somewhere in the world, fainter from afar.',
  params: { sound: param('sound'), position: param('position') },
  example: { do: 'playSoundAt', sound: 'bell', position: { get: 'centerOf', region: 'gate' } },
});
