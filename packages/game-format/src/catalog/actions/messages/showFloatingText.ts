import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const showFloatingText = defineAction({
  name: 'showFloatingText',
  category: 'messages',
  sentence: 'Show {text} floating up at {position} in {color}',
  help: 'Shows short text on the map that rises and fades.',
  params: { text: param('text'), position: param('position'), color: param('text', { default: '#ffffff' }) },
  example: { do: 'showFloatingText', text: '+5', position: { get: 'centerOf', region: 'gate' } },
});
