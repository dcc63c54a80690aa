import { type ByteWriter, copyBytes, reserveBytes, writeVarint } from '../bytes/ByteWriter.ts';
import { stamps, STAMPS } from './Places.ts';
import { type ClientBaseline, type Crowd, hasLevels, type RoomEncoder } from './RoomEncoder.ts';
import { sections } from './sections.ts';
import { writeChange, writeWhole } from './writeEntity.ts';

const WORD_BITS = 32;

/** Who left, who came, what changed; the flags of the sections written. Leaves the baseline at what is seen now. */
export function writeEntities(encoder: RoomEncoder, baseline: ClientBaseline): number {
  const { crowd } = encoder;
  fitBaseline(encoder, baseline);
  sortCrowd(encoder, baseline);
  let flags = 0;
  if (crowd.leaving > 0 || crowd.entering > 0) {
    flags |= sections.crowd;
    writeCrowd(encoder, crowd);
  }
  if (crowd.changing > 0) {
    flags |= sections.changes;
    writeChanges(encoder, baseline, crowd);
  }
  keepSeen(encoder, baseline);
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

/** What was seen becomes what is known; the words that were known, all 0 since they were sorted, serve the next client. */
function keepSeen(encoder: RoomEncoder, baseline: ClientBaseline): void {
  const { seen } = encoder;
  encoder.seen = baseline.known;
  baseline.known = seen;
  if (!hasLevels(encoder)) return;
  baseline.levels.set(encoder.levels);
  encoder.levels.fill(0);
}

/**
 * Fills the lists of places, each in rising order, 32 places at a time. For a client that got the last snapshot,
 * what changed is the same as for all others who did: no place has to be looked at.
 */
function sortCrowd(encoder: RoomEncoder, baseline: ClientBaseline): void {
  const { seen, crowd, changed } = encoder;
  const { known } = baseline;
  const isAsOthers = isToldAsOthers(encoder, baseline);
  crowd.leaving = crowd.entering = crowd.changing = crowd.staying = 0;
  for (let word = 0; word < seen.length; word += 1) {
    const now = seen[word]! | 0;
    const before = known[word]! | 0;
    if ((now | before) === 0) continue;
    known[word] = 0;
    const both = now & before;
    const staying = isAsOthers ? both : both & ~findOthers(encoder, baseline, word, both);
    if (staying !== before) {
      crowd.leaving = listPlaces(encoder.leaving, crowd.leaving, word, before & ~staying);
    }
    if (staying !== now) {
      crowd.entering = listPlaces(encoder.entering, crowd.entering, word, now & ~staying);
    }
    const changing = staying & (isAsOthers ? changed[word]! : findChanged(encoder, baseline, word, staying));
    listChanging(encoder, word, staying, changing);
    crowd.staying += countBits(staying);
  }
}

/** Whether a client is told of changes what everyone is told who got the last snapshot. */
function isToldAsOthers(encoder: RoomEncoder, baseline: ClientBaseline): boolean {
  return baseline.snapshot === encoder.snapshot - 1 && !hasLevels(encoder);
}

/** Places that another entity has taken while this client was skipped. */
function findOthers({ places }: RoomEncoder, baseline: ClientBaseline, word: number, bits: number): number {
  let found = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    if (places.takenAt[word * WORD_BITS + lowestBit(rest)]! > baseline.snapshot) found |= rest & -rest;
  }
  return found;
}

function findChanged(encoder: RoomEncoder, baseline: ClientBaseline, word: number, bits: number): number {
  let found = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    if (hasChanged(encoder, baseline, word * WORD_BITS + lowestBit(rest))) found |= rest & -rest;
  }
  return found;
}

function hasChanged(encoder: RoomEncoder, baseline: ClientBaseline, place: number): boolean {
  const { places, levels } = encoder;
  if (places.changedAt[place]! > baseline.snapshot) return true;
  if (levels[place] !== baseline.levels[place]) return true;
  return levels[place]! > 0 && places.stamps[place * STAMPS + stamps.ownAttributes]! > baseline.snapshot;
}

/** How long the list is then. */
function listPlaces(list: Int32Array, length: number, word: number, bits: number): number {
  let next = length;
  for (let rest = bits; rest !== 0; rest &= rest - 1) list[next++] = word * WORD_BITS + lowestBit(rest);
  return next;
}

function listChanging(encoder: RoomEncoder, word: number, staying: number, bits: number): void {
  const { crowd, changing, changingIndex } = encoder;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    changing[crowd.changing] = word * WORD_BITS + lowestBit(rest);
    changingIndex[crowd.changing] = crowd.staying + countBits(staying & ((rest & -rest) - 1));
    crowd.changing += 1;
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
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
  if (hasBitmap && isToldAsOthers(encoder, baseline)) {
    copyChanges(encoder, crowd.changing);
    return;
  }
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

/**
 * The changes of all listed places for a client that is told what all others are. Most of what a room sends goes through
 * here: bytes are copied without a call in between, or each would look up anew where both lists lie.
 */
function copyChanges(encoder: RoomEncoder, count: number): void {
  const { out, shared, changing } = encoder;
  const { start, end } = encoder.changes;
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const place = changing[index]!;
    makeChange(encoder, place);
    bytes += end[place]! - start[place]!;
  }
  reserveBytes(out, bytes);
  const source = shared.bytes;
  const target = out.bytes;
  let length = out.length;
  for (let index = 0; index < count; index += 1) {
    const place = changing[index]!;
    const last = end[place]!;
    for (let from = start[place]!; from < last; from += 1) target[length++] = source[from]!;
  }
  out.length = length;
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
  makeChange(encoder, place);
  copyBytes(out, shared, changes.start[place]!, changes.end[place]!);
}

/** The change of a place since the last snapshot, unless some client has needed it before. */
function makeChange(encoder: RoomEncoder, place: number): void {
  const { changes, shared, snapshot } = encoder;
  if (changes.madeAt[place] === snapshot) return;
  changes.madeAt[place] = snapshot;
  changes.start[place] = shared.length;
  writeChange(encoder, shared, place, snapshot - 1, 0, false);
  changes.end[place] = shared.length;
}
