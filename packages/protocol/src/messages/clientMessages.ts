import type { Point, Result } from '@playloom/game-format';
import { fail, keys, limits } from '@playloom/game-format/basics';
import { requireEndOfBytes } from '../bytes/ByteReader.ts';
import { createByteWriter, copyWrittenBytes } from '../bytes/ByteWriter.ts';
import { decodeSafely } from '../bytes/decodeSafely.ts';
import type { ClientMessage } from './ClientMessage.ts';
import { listField, nullableField, recordField } from '../fields/compounds.ts';
import {
  boundedNumberField,
  countField,
  idField,
  cappedTextField,
  numberField,
  enumField,
  textField,
  booleanField,
} from '../fields/scalars.ts';
import { unionField } from '../fields/unionField.ts';
import { valueField } from '../fields/valueField.ts';
import {
  ASPECT_MAX,
  CLIENT_MESSAGE_BYTES_MAX,
  EMOTES,
  KEYS_HELD_MAX,
  OPTIONS_MAX,
  PHRASES,
  POINTER_MAX,
  SLOTS_MAX,
  TICKET_LENGTH_MAX,
} from '../wire/limits.ts';
import { emptyWireContext } from './emptyWireContext.ts';

const ticket = textField(TICKET_LENGTH_MAX);
const slot = countField(SLOTS_MAX);

/**
 * The encoding of `hello` and `resume` must never change: a room has to read them from clients of every
 * protocol version, even from those it refuses.
 */
const message = unionField<ClientMessage>({
  hello: [1, { protocol: countField(), ticket }],
  resume: [2, { protocol: countField(), token: ticket }],
  ready: [3, {}],
  controls: [
    4,
    {
      tick: countField(),
      keys: listField(enumField(keys), KEYS_HELD_MAX),
      mouseX: boundedNumberField(POINTER_MAX),
      mouseY: boundedNumberField(POINTER_MAX),
      stick: nullableField(recordField<Point>({ x: boundedNumberField(1), y: boundedNumberField(1) })),
    },
  ],
  chat: [5, { text: cappedTextField(limits.CHAT_TEXT_MAX), isTeamOnly: booleanField }],
  emote: [6, { emote: countField(EMOTES.length - 1) }],
  panel: [7, { panel: idField, event: idField, value: valueField }],
  answer: [8, { text: cappedTextField(limits.ANSWER_TEXT_MAX) }],
  choose: [9, { option: countField(OPTIONS_MAX) }],
  'close-dialogue': [10, {}],
  buy: [11, { offer: idField }],
  'close-shop': [12, {}],
  team: [13, { team: idField }],
  'select-slot': [14, { slot }],
  'swap-slots': [15, { a: slot, b: slot }],
  'drop-slot': [16, { slot }],
  ping: [17, { time: numberField }],
  leave: [18, {}],
  watch: [19, { player: countField() }],
  kick: [20, { player: countField() }],
  'call-vote': [21, { player: countField() }],
  phrase: [23, { phrase: countField(PHRASES.length - 1) }],
  'hear-community': [24, { isOn: booleanField }],
  screen: [26, { aspect: boundedNumberField(ASPECT_MAX) }],
  'match-vote': [25, { option: countField(limits.MATCH_OPTIONS_MAX - 1) }],
  vote: [22, { vote: countField(), isYes: booleanField }],
});

export function encodeClientMessage(clientMessage: ClientMessage): Uint8Array {
  const writer = createByteWriter();
  message.write(writer, clientMessage, emptyWireContext);
  return copyWrittenBytes(writer);
}

/** Decodes untrusted bytes. Returns a message within all limits, or the id of the decoding error. */
export function decodeClientMessage(bytes: Uint8Array): Result<ClientMessage, string> {
  if (bytes.length > CLIENT_MESSAGE_BYTES_MAX) return fail('too-long');
  return decodeSafely(bytes, (reader) => {
    const clientMessage = message.read(reader, emptyWireContext);
    requireEndOfBytes(reader);
    return clientMessage;
  });
}
