import { fail, keys, limits, type Point, type Result } from '@playloom/game-format';
import { expectEnd } from './bytes/ByteReader.ts';
import { createByteWriter, takeBytes } from './bytes/ByteWriter.ts';
import { decodeSafely } from './bytes/decodeSafely.ts';
import type { ClientMessage } from './ClientMessage.ts';
import { list, nullable, record } from './fields/compounds.ts';
import { bounded, count, id, line, number, oneOf, text, yesOrNo } from './fields/scalars.ts';
import { union } from './fields/union.ts';
import { value } from './fields/value.ts';
import {
  CLIENT_MESSAGE_BYTES_MAX,
  EMOTES,
  KEYS_HELD_MAX,
  OPTIONS_MAX,
  PHRASES,
  POINTER_MAX,
  SLOTS_MAX,
  TICKET_LENGTH_MAX,
} from './limits.ts';
import { noWire } from './noWire.ts';

const ticket = text(TICKET_LENGTH_MAX);
const slot = count(SLOTS_MAX);

/** `hello` and `resume` keep their bytes in every version: a room must be able to read the number it refuses. */
const message = union<ClientMessage>({
  hello: [1, { protocol: count(), ticket }],
  resume: [2, { protocol: count(), token: ticket }],
  ready: [3, {}],
  controls: [
    4,
    {
      tick: count(),
      keys: list(oneOf(keys), KEYS_HELD_MAX),
      mouseX: bounded(POINTER_MAX),
      mouseY: bounded(POINTER_MAX),
      stick: nullable(record<Point>({ x: bounded(1), y: bounded(1) })),
    },
  ],
  chat: [5, { text: line(limits.CHAT_TEXT_MAX), isTeamOnly: yesOrNo }],
  emote: [6, { emote: count(EMOTES.length - 1) }],
  panel: [7, { panel: id, event: id, value }],
  answer: [8, { text: line(limits.ANSWER_TEXT_MAX) }],
  choose: [9, { option: count(OPTIONS_MAX) }],
  'close-dialogue': [10, {}],
  buy: [11, { offer: id }],
  'close-shop': [12, {}],
  team: [13, { team: id }],
  'select-slot': [14, { slot }],
  'swap-slots': [15, { a: slot, b: slot }],
  'drop-slot': [16, { slot }],
  ping: [17, { time: number }],
  leave: [18, {}],
  watch: [19, { player: count() }],
  kick: [20, { player: count() }],
  'call-vote': [21, { player: count() }],
  phrase: [23, { phrase: count(PHRASES.length - 1) }],
  'hear-community': [24, { isOn: yesOrNo }],
  vote: [22, { vote: count(), isYes: yesOrNo }],
});

export function encodeClientMessage(said: ClientMessage): Uint8Array {
  const writer = createByteWriter();
  message.write(writer, said, noWire);
  return takeBytes(writer);
}

/** Reads a stranger's bytes: a message within all limits, or the id of what is wrong with them. */
export function decodeClientMessage(bytes: Uint8Array): Result<ClientMessage, string> {
  if (bytes.length > CLIENT_MESSAGE_BYTES_MAX) return fail('too-long');
  return decodeSafely(bytes, (reader) => {
    const said = message.read(reader, noWire);
    expectEnd(reader);
    return said;
  });
}
