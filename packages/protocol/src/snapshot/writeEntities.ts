import { type ByteWriter, copyBytes, reserveBytes, writeVarint } from '../bytes/ByteWriter.ts';
import { stampColumns, STAMP_COUNT } from './EntitySlots.ts';
import { LATE_SNAPSHOTS_MAX } from '../wire/limits.ts';
import {
  type ClientBaseline,
  type EntityListCounts,
  hasAccessLevels,
  type RoomEncoder,
} from './RoomEncoder.ts';
import { snapshotSections } from './snapshotSections.ts';
import { writeEntityChange, writeFullEntity } from './writeEntity.ts';

const WORD_BITS = 32;

/**
 * Writes entities that left, came into view or changed; returns the flags of the sections written. Sets the
 * baseline to what is seen now.
 */
export function writeEntities(encoder: RoomEncoder, baseline: ClientBaseline): number {
  const { counts } = encoder;
  fitBaseline(encoder, baseline);
  classifyEntities(encoder, baseline);
  let flags = 0;
  if (counts.leaving > 0 || counts.entering > 0) {
    flags |= snapshotSections.crowd;
    writeEntityLists(encoder, counts);
  }
  if (counts.changing > 0) {
    flags |= snapshotSections.changes;
    writeChanges(encoder, baseline, counts);
  }
  storeSeen(encoder, baseline);
  return flags;
}

function fitBaseline(encoder: RoomEncoder, baseline: ClientBaseline): void {
  if (baseline.known.length === encoder.seen.length) return;
  const known = new Uint32Array(encoder.seen.length);
  const levels = new Uint8Array(encoder.levels.length);
  const late = new Uint32Array(encoder.seen.length);
  known.set(baseline.known);
  levels.set(baseline.levels);
  late.set(baseline.late);
  baseline.known = known;
  baseline.levels = levels;
  baseline.late = late;
}

/**
 * Makes the seen slots the known ones. The old array, which `classifyEntities` has cleared, is reused for the
 * next client.
 */
function storeSeen(encoder: RoomEncoder, baseline: ClientBaseline): void {
  const { seen, counts } = encoder;
  encoder.seen = baseline.known;
  baseline.known = seen;
  if (counts.waiting === 0) baseline.lateSince = 0;
  else if (baseline.lateSince === 0) baseline.lateSince = baseline.snapshot;
  if (!hasAccessLevels(encoder)) return;
  baseline.levels.set(encoder.levels);
  encoder.levels.fill(0);
}

/**
 * Fills the lists of leaving, entering and changing slots in ascending order, 32 slots at a time. Clients
 * that got the last snapshot share the same changes, so for them slots aren't checked one by one.
 */
function classifyEntities(encoder: RoomEncoder, baseline: ClientBaseline): void {
  const { seen, far, counts, changed } = encoder;
  const { known, late } = baseline;
  const isAsOthers = hasSameBaseline(encoder, baseline);
  const canWait = baseline.lateSince === 0 || encoder.snapshot - baseline.lateSince < LATE_SNAPSHOTS_MAX;
  counts.leaving = counts.entering = counts.changing = counts.staying = 0;
  counts.late = counts.waiting = 0;
  for (let word = 0; word < seen.length; word += 1) {
    const now = seen[word]! | 0;
    const before = known[word]! | 0;
    if ((now | before) === 0) continue;
    known[word] = 0;
    const both = now & before;
    const staying = isAsOthers ? both : both & ~findReassigned(encoder, baseline, word, both);
    if (staying !== before) {
      counts.leaving = listSlots(encoder.leaving, counts.leaving, word, before & ~staying);
    }
    if (staying !== now) {
      counts.entering = listSlots(encoder.entering, counts.entering, word, now & ~staying);
    }
    const lateBefore = staying & late[word]!;
    const fresh = isAsOthers ? staying & changed[word]! : findChanged(encoder, baseline, word, staying);
    const unsent = lateBefore | fresh;
    const waiting = canWait ? unsent & far[word]! & ~findNewLevels(encoder, baseline, word, unsent) : 0;
    const changing = unsent & ~waiting;
    far[word] = 0;
    late[word] = waiting;
    encoder.late[word] = changing & lateBefore;
    counts.waiting += countBits(waiting);
    counts.late += countBits(changing & lateBefore);
    listChanging(encoder, word, staying, changing);
    counts.staying += countBits(staying);
  }
}

/** Whether a client gets the same changes as everyone who got the last snapshot. */
function hasSameBaseline(encoder: RoomEncoder, baseline: ClientBaseline): boolean {
  return baseline.snapshot === encoder.snapshot - 1 && !hasAccessLevels(encoder);
}

/** Slots that were reassigned to another entity while this client was skipped. */
function findReassigned(
  { slots }: RoomEncoder,
  baseline: ClientBaseline,
  word: number,
  bits: number,
): number {
  let found = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    if (slots.takenAt[word * WORD_BITS + lowestBit(rest)]! > baseline.snapshot) found |= rest & -rest;
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

function hasChanged(encoder: RoomEncoder, baseline: ClientBaseline, slot: number): boolean {
  const { slots, levels } = encoder;
  if (slots.changedAt[slot]! > baseline.snapshot) return true;
  if (levels[slot] !== baseline.levels[slot]) return true;
  return (
    levels[slot]! > 0 && slots.stamps[slot * STAMP_COUNT + stampColumns.ownAttributes]! > baseline.snapshot
  );
}

/** Slots of which the client sees other bars than before. Only the next snapshot can tell. */
function findNewLevels(encoder: RoomEncoder, baseline: ClientBaseline, word: number, bits: number): number {
  if (!hasAccessLevels(encoder)) return 0;
  let found = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const slot = word * WORD_BITS + lowestBit(rest);
    if (encoder.levels[slot] !== baseline.levels[slot]) found |= rest & -rest;
  }
  return found;
}

/** Appends the slots whose bits are set to a list. Returns the new length of the list. */
function listSlots(list: Int32Array, length: number, word: number, bits: number): number {
  let next = length;
  for (let rest = bits; rest !== 0; rest &= rest - 1) list[next++] = word * WORD_BITS + lowestBit(rest);
  return next;
}

function listChanging(encoder: RoomEncoder, word: number, staying: number, bits: number): void {
  const { counts, changing, changingIndex } = encoder;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    changing[counts.changing] = word * WORD_BITS + lowestBit(rest);
    changingIndex[counts.changing] = counts.staying + countBits(staying & ((rest & -rest) - 1));
    counts.changing += 1;
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

function writeEntityLists(encoder: RoomEncoder, counts: EntityListCounts): void {
  const { out } = encoder;
  writeVarint(out, counts.leaving);
  let last = -1;
  for (let index = 0; index < counts.leaving; index += 1) {
    const slot = encoder.leaving[index]!;
    writeVarint(out, slot - last - 1);
    last = slot;
  }
  writeVarint(out, counts.entering);
  last = -1;
  for (let index = 0; index < counts.entering; index += 1) {
    const slot = encoder.entering[index]!;
    writeVarint(out, slot - last - 1);
    copyWhole(encoder, slot);
    last = slot;
  }
}

function copyWhole(encoder: RoomEncoder, slot: number): void {
  const { wholes, shared, out, snapshot } = encoder;
  const level = encoder.levels[slot]!;
  if (level > 0) {
    writeFullEntity(encoder, out, slot, level);
    return;
  }
  if (wholes.madeAt[slot] !== snapshot) {
    wholes.madeAt[slot] = snapshot;
    wholes.start[slot] = shared.length;
    writeFullEntity(encoder, shared, slot, 0);
    wholes.end[slot] = shared.length;
  }
  copyBytes(out, shared, wholes.start[slot]!, wholes.end[slot]!);
}

/**
 * Writes the changed entities: a bitmap with one bit per staying entity or, if few changed, the number of
 * unchanged ones before each of them.
 */
function writeChanges(encoder: RoomEncoder, baseline: ClientBaseline, counts: EntityListCounts): void {
  const { out } = encoder;
  const bitmapBytes = (counts.staying + 7) >>> 3;
  const hasBitmap = counts.changing > bitmapBytes;
  writeVarint(out, hasBitmap ? 0 : counts.changing);
  if (hasBitmap) writeBitmap(out, encoder.changingIndex, counts.changing, bitmapBytes);
  if (hasBitmap && counts.late === 0 && hasSameBaseline(encoder, baseline)) {
    copyChanges(encoder, counts.changing);
    return;
  }
  let last = -1;
  for (let index = 0; index < counts.changing; index += 1) {
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
 * Copies the changes of all listed slots for a client with the common baseline. Most of what a room sends
 * goes through here, so bytes are copied without function calls, each of which would look up both lists
 * again.
 */
function copyChanges(encoder: RoomEncoder, count: number): void {
  const { out, shared, changing } = encoder;
  const { start, end } = encoder.changes;
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const slot = changing[index]!;
    makeChange(encoder, slot);
    bytes += end[slot]! - start[slot]!;
  }
  reserveBytes(out, bytes);
  const source = shared.bytes;
  const target = out.bytes;
  let length = out.length;
  for (let index = 0; index < count; index += 1) {
    const slot = changing[index]!;
    const last = end[slot]!;
    for (let from = start[slot]!; from < last; from += 1) target[length++] = source[from]!;
  }
  out.length = length;
}

/** Appends the change of a slot. Clients that got the last snapshot share the same bytes. */
function copyChange(encoder: RoomEncoder, baseline: ClientBaseline, slot: number): void {
  const { changes, shared, out, snapshot } = encoder;
  const level = encoder.levels[slot]!;
  const hasNewLevel = level !== baseline.levels[slot];
  const isLate = (encoder.late[slot >>> 5]! & (1 << (slot & 31))) !== 0;
  const since = isLate ? baseline.lateSince : baseline.snapshot;
  if (level > 0 || hasNewLevel || since !== snapshot - 1) {
    writeEntityChange(encoder, out, slot, since, level, hasNewLevel);
    return;
  }
  makeChange(encoder, slot);
  copyBytes(out, shared, changes.start[slot]!, changes.end[slot]!);
}

/** Encodes the change of a slot since the last snapshot, unless it was already encoded for another client. */
function makeChange(encoder: RoomEncoder, slot: number): void {
  const { changes, shared, snapshot } = encoder;
  if (changes.madeAt[slot] === snapshot) return;
  changes.madeAt[slot] = snapshot;
  changes.start[slot] = shared.length;
  writeEntityChange(encoder, shared, slot, snapshot - 1, 0, false);
  changes.end[slot] = shared.length;
}
