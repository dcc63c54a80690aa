import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const showFloatingText = defineAction({
  name: 'showFloatingText',
  category: 'messages',
  sentence: 'Let {text} float up at {position} in {color}',
  help: 'Shows a short text in the world that rises and fades.',
  params: { text: param('text'), position: param('position'), color: param('text', { default: '#ffffff' }) },
  example: { do: 'showFloatingText', text: '+5', position: { get: 'centerOf', region: 'gate' } },
});
