import { type ByteWriter, copyBytes, reserveBytes, writeVarint } from '../bytes/ByteWriter.ts';
import { stamps, STAMPS } from './Places.ts';
import type { ClientBaseline, RoomEncoder } from './RoomEncoder.ts';
import { sections } from './sections.ts';
import type { SnapshotContent } from './SnapshotContent.ts';
import { writeChange, writeWhole } from './writeEntity.ts';

const WORD_BITS = 32;

interface Crowd {
  leaving: number;
  entering: number;
  changing: number;
  /** Known before and now. */
  staying: number;
}

/** Who left, who came, what changed; the flags of the sections written. Leaves the baseline at what is seen now. */
export function writeEntities(
  encoder: RoomEncoder,
  baseline: ClientBaseline,
  content: SnapshotContent,
): number {
  fitBaseline(encoder, baseline);
  markSeen(encoder, content);
  const crowd = sortCrowd(encoder, baseline);
  let flags = 0;
  if (crowd.leaving > 0 || crowd.entering > 0) {
    flags |= sections.crowd;
    writeCrowd(encoder, crowd);
  }
  if (crowd.changing > 0) {
    flags |= sections.changes;
    writeChanges(encoder, baseline, crowd);
  }
  baseline.known.set(encoder.seen);
  if (hasLevels(encoder)) baseline.levels.set(encoder.levels);
  return flags;
}

function fitBaseline(encoder: RoomEncoder, baseline: ClientBaseline): void {
  if (baseline.known.length === encoder.seen.length) return;
  const known = new Uint32Array(encoder.seen.length);
  const levels = new Uint8Array(encoder.levels.length);
  known.set(baseline.known);
  levels.set(baseline.levels);
  baseline.known = known;
  baseline.levels = levels;
}

function markSeen(encoder: RoomEncoder, content: SnapshotContent): void {
  const { seen, levels, places, snapshot } = encoder;
  const { visible } = content;
  const count = content.visibleCount ?? visible.length;
  seen.fill(0);
  for (let index = 0; index < count; index += 1) {
    const place = visible[index]!;
    if (places.putAt[place] === snapshot) seen[place >>> 5]! |= 1 << (place & 31);
  }
  if (!hasLevels(encoder)) return;
  levels.fill(0);
  if (content.levels === undefined) return;
  for (let index = 0; index < count; index += 1) {
    const place = visible[index]!;
    if (places.putAt[place] !== snapshot || places.ownAttributes[place]!.length === 0) continue;
    levels[place] = content.levels[index]!;
  }
}

/** In most games every bar is for everyone, and all levels stay 0. */
function hasLevels({ wire }: RoomEncoder): boolean {
  return wire.names.privateAttributes.size > 0;
}

/** Fills the lists of places, each in rising order. */
function sortCrowd(encoder: RoomEncoder, baseline: ClientBaseline): Crowd {
  const { seen, places } = encoder;
  const { known, snapshot } = baseline;
  const crowd: Crowd = { leaving: 0, entering: 0, changing: 0, staying: 0 };
  for (let word = 0; word < seen.length; word += 1) {
    let bits = seen[word]! | known[word]!;
    while (bits !== 0) {
      const bit = bits & -bits;
      bits ^= bit;
      const place = word * WORD_BITS + 31 - Math.clz32(bit);
      const isSeen = (seen[word]! & bit) !== 0;
      const isKnown = (known[word]! & bit) !== 0;
      // Another entity has taken the place while this client was skipped.
      const isOther = isKnown && isSeen && places.takenAt[place]! > snapshot;
      if (isKnown && (!isSeen || isOther)) encoder.leaving[crowd.leaving++] = place;
      if (isSeen && (!isKnown || isOther)) encoder.entering[crowd.entering++] = place;
      if (!isSeen || !isKnown || isOther) continue;
      if (hasChanged(encoder, baseline, place)) {
        encoder.changing[crowd.changing] = place;
        encoder.changingIndex[crowd.changing++] = crowd.staying;
      }
      crowd.staying += 1;
    }
  }
  return crowd;
}

function hasChanged(encoder: RoomEncoder, baseline: ClientBaseline, place: number): boolean {
  const { places, levels } = encoder;
  if (places.changedAt[place]! > baseline.snapshot) return true;
  if (levels[place] !== baseline.levels[place]) return true;
  return levels[place]! > 0 && places.stamps[place * STAMPS + stamps.ownAttributes]! > baseline.snapshot;
}

function writeCrowd(encoder: RoomEncoder, crowd: Crowd): void {
  const { out } = encoder;
  writeVarint(out, crowd.leaving);
  let last = -1;
  for (let index = 0; index < crowd.leaving; index += 1) {
    const place = encoder.leaving[index]!;
    writeVarint(out, place - last - 1);
    last = place;
  }
  writeVarint(out, crowd.entering);
  last = -1;
  for (let index = 0; index < crowd.entering; index += 1) {
    const place = encoder.entering[index]!;
    writeVarint(out, place - last - 1);
    copyWhole(encoder, place);
    last = place;
  }
}

function copyWhole(encoder: RoomEncoder, place: number): void {
  const { wholes, shared, out, snapshot } = encoder;
  const level = encoder.levels[place]!;
  if (level > 0) {
    writeWhole(encoder, out, place, level);
    return;
  }
  if (wholes.madeAt[place] !== snapshot) {
    wholes.madeAt[place] = snapshot;
    wholes.start[place] = shared.length;
    writeWhole(encoder, shared, place, 0);
    wholes.end[place] = shared.length;
  }
  copyBytes(out, shared, wholes.start[place]!, wholes.end[place]!);
}

/** A bit for each that stays, or, when few changed, how many stay between them. */
function writeChanges(encoder: RoomEncoder, baseline: ClientBaseline, crowd: Crowd): void {
  const { out } = encoder;
  const bitmapBytes = (crowd.staying + 7) >>> 3;
  const hasBitmap = crowd.changing > bitmapBytes;
  writeVarint(out, hasBitmap ? 0 : crowd.changing);
  if (hasBitmap) writeBitmap(out, encoder.changingIndex, crowd.changing, bitmapBytes);
  let last = -1;
  for (let index = 0; index < crowd.changing; index += 1) {
    const staying = encoder.changingIndex[index]!;
    if (!hasBitmap) writeVarint(out, staying - last - 1);
    last = staying;
    copyChange(encoder, baseline, encoder.changing[index]!);
  }
}

function writeBitmap(writer: ByteWriter, indices: Int32Array, count: number, bytes: number): void {
  reserveBytes(writer, bytes);
  writer.bytes.fill(0, writer.length, writer.length + bytes);
  for (let index = 0; index < count; index += 1) {
    const staying = indices[index]!;
    writer.bytes[writer.length + (staying >>> 3)]! |= 1 << (staying & 7);
  }
  writer.length += bytes;
}

/** Who got the last snapshot gets the same as others who did. */
function copyChange(encoder: RoomEncoder, baseline: ClientBaseline, place: number): void {
  const { changes, shared, out, snapshot } = encoder;
  const level = encoder.levels[place]!;
  const hasNewLevel = level !== baseline.levels[place];
  if (level > 0 || hasNewLevel || baseline.snapshot !== snapshot - 1) {
    writeChange(encoder, out, place, baseline.snapshot, level, hasNewLevel);
    return;
  }
  if (changes.madeAt[place] !== snapshot) {
    changes.madeAt[place] = snapshot;
    changes.start[place] = shared.length;
    writeChange(encoder, shared, place, baseline.snapshot, 0, false);
    changes.end[place] = shared.length;
  }
  copyBytes(out, shared, changes.start[place]!, changes.end[place]!);
}
