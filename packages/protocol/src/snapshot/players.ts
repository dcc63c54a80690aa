import type { PlayerId } from '@playloom/game-format';
import { DecodeError, type ByteReader, readCount, readVarint } from '../bytes/ByteReader.ts';
import { type ByteWriter, writeVarint } from '../bytes/ByteWriter.ts';
import { deltaRecordField, nullableField, recordField } from '../fields/compounds.ts';
import type { WireContext } from '../fields/Field.ts';
import { nullableTableNameField } from '../fields/names.ts';
import { countField, numberField, textField, booleanField } from '../fields/scalars.ts';
import { PLAYERS_SEEN_MAX } from '../wire/limits.ts';
import type { PlayerSkin, PlayerView } from '../view/View.ts';

const blankPlayer: PlayerView = {
  id: 0,
  name: '',
  isBot: false,
  isSignedIn: false,
  team: null,
  score: 0,
  unit: null,
  isAway: false,
  skin: null,
};

/** A player without its id, which is written separately. */
const player = deltaRecordField<Omit<PlayerView, 'id'>>({
  score: numberField,
  unit: nullableField(countField()),
  team: nullableTableNameField('teams'),
  isAway: booleanField,
  name: textField(),
  isBot: booleanField,
  isSignedIn: booleanField,
  skin: nullableField(recordField<PlayerSkin>({ unit: textField(), file: textField() })),
});

/** Writes the players who left, then the players who are new or changed. */
export function writePlayers(
  writer: ByteWriter,
  before: readonly PlayerView[],
  now: readonly PlayerView[],
  wire: WireContext,
): void {
  const known = new Map(before.map((view) => [view.id, view]));
  const changed: PlayerView[] = [];
  for (const view of now) {
    const old = known.get(view.id);
    known.delete(view.id);
    if (old === undefined || (old !== view && !player.isSame(old, view, wire))) changed.push(view);
  }
  writeVarint(writer, known.size);
  for (const id of known.keys()) writeVarint(writer, id);
  const olds = new Map(before.map((view) => [view.id, view]));
  writeVarint(writer, changed.length);
  for (const view of changed) {
    writeVarint(writer, view.id);
    player.writeDelta(writer, olds.get(view.id) ?? blankPlayer, view, wire);
  }
}

export function readPlayers(reader: ByteReader, players: Map<PlayerId, PlayerView>, wire: WireContext): void {
  const removedCount = readCount(reader, PLAYERS_SEEN_MAX);
  for (let index = 0; index < removedCount; index += 1) players.delete(readVarint(reader));
  const changed = readCount(reader, PLAYERS_SEEN_MAX);
  for (let index = 0; index < changed; index += 1) {
    const id = readVarint(reader);
    players.set(id, { id, ...player.readDelta(reader, players.get(id) ?? blankPlayer, wire) });
  }
  if (players.size > PLAYERS_SEEN_MAX) throw new DecodeError('too-many');
}
