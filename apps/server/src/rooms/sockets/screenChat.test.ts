import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import { expect, it } from 'vitest';
import { screenChat } from './screenChat.ts';

function screen(text: string): unknown {
  const bytes = screenChat(encodeClientMessage({ kind: 'chat', text, isTeamOnly: true }));
  return bytes && decodeClientMessage(bytes);
}

it('[T20:part] screens what is said in a game before the room hears it', () => {
  const heard = (text: string) => ({ ok: true, value: { kind: 'chat', text, isTeamOnly: true } });
  expect(screen('Well played!')).toEqual(heard('Well played!'));
  expect(screen('you f\u200Bu\u200Bc\u200Bk')).toEqual(heard('you ****'));
  expect(screen('call 0170 1234567')).toEqual(heard('call [hidden]'));
  expect(screen('\u200B')).toBeNull();
});

it('leaves everything else as it came', () => {
  for (const bytes of [encodeClientMessage({ kind: 'leave' }), Uint8Array.of(), Uint8Array.of(250, 1)])
    expect(screenChat(bytes)).toBe(bytes);
});
