import { limits } from '@playloom/game-format';
import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import { expect, it } from 'vitest';
import { filterChatMessage } from './filterChatMessage.ts';

const always = () => true;
const never = () => false;

function screen(text: string, chats = always): unknown {
  const bytes = filterChatMessage(encodeClientMessage({ kind: 'chat', text, isTeamOnly: true }), chats);
  return bytes && decodeClientMessage(bytes);
}

it('[T20:part] screens chat in a game before the room receives it', () => {
  const expectText = (text: string) => ({ ok: true, value: { kind: 'chat', text, isTeamOnly: true } });
  expect(screen('Well played!')).toEqual(expectText('Well played!'));
  expect(screen('you f\u200Bu\u200Bc\u200Bk')).toEqual(expectText('you ****'));
  expect(screen('call 0170 1234567')).toEqual(expectText('call [hidden]'));
  expect(screen('\u200B')).toBeNull();
});

it('[T20:part] reads at most one line, however long it becomes, and nothing from a client that sends too much', () => {
  const digits = '1'.repeat(limits.CHAT_TEXT_MAX / 2);
  // Each of these characters becomes eighteen when normalized.
  const swelling = '\uFDFA'.repeat(limits.CHAT_TEXT_MAX / 2);
  const letters = swelling.normalize('NFKC').slice(0, limits.CHAT_TEXT_MAX / 2);
  expect(screen(digits + swelling)).toMatchObject({ value: { text: `[hidden]${letters}` } });
  expect(screen('Well played!', never)).toBeNull();
});

it('leaves all other messages unchanged', () => {
  for (const bytes of [encodeClientMessage({ kind: 'leave' }), Uint8Array.of(), Uint8Array.of(250, 1)])
    expect(filterChatMessage(bytes, never)).toBe(bytes);
});
