import type { EntityId, GameTypes, Point } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';
import type { ClientSession } from '../session/ClientSession.ts';

type SoundEvent = Extract<ViewEvent, { kind: 'sound' }>;

/** How often the player has hit or picked something up in quick succession. */
export interface Combo {
  count: number;
  lastAt: number;
  /** Where the player's last hits were, oldest first. Their sounds may come a moment later. */
  readonly hits: { x: number; y: number; at: number }[];
  nextHit: number;
  /** The sounds of hits and of picked up items, by the types that they were read from. */
  sounds: { readonly types: GameTypes; readonly hits: Set<string>; readonly pickUps: Set<string> } | null;
}

/** A combo ends when nothing happens for this long. */
export const COMBO_SECONDS = 1.4;
/** The pitch rises this often. */
export const COMBO_STEPS_MAX = 10;
/** Sounds at the same moment, as of two targets of one hit, are one step. */
const SAME_SECONDS = 0.06;
const HITS_MAX = 8;
const HIT_SECONDS = 0.3;
/** How near a sound is to what it belongs to. */
const HIT_TILES = 1.2;
const OWN_TILES = 1.5;
const SEMITONES = 12;

export function createCombo(): Combo {
  return { count: 0, lastAt: -Infinity, hits: [], nextHit: 0, sounds: null };
}

/** Remembers where the player's unit hit something. */
export function noteComboHit(combo: Combo, { x, y }: Point, at: number): void {
  const hit = (combo.hits[combo.nextHit] ??= { x, y, at });
  hit.x = x;
  hit.y = y;
  hit.at = at;
  combo.nextHit = (combo.nextHit + 1) % HITS_MAX;
}

/** Continues the combo if the sound belongs to it. Returns by which factor its pitch rises. */
export function raiseComboPitch(
  combo: Combo,
  session: ClientSession,
  event: SoundEvent,
  time: number,
): number {
  const semitones = findSemitones(combo, session, event, time);
  if (semitones === 0) return 1;
  const pause = time - combo.lastAt;
  if (pause > COMBO_SECONDS) combo.count = 0;
  else if (pause > SAME_SECONDS) combo.count = Math.min(COMBO_STEPS_MAX, combo.count + 1);
  combo.lastAt = time;
  return 2 ** ((semitones * combo.count) / SEMITONES);
}

function findSemitones(combo: Combo, session: ClientSession, event: SoundEvent, time: number): number {
  const { game } = session;
  const own = game.types.sounds[event.sound]?.comboSemitones ?? null;
  const { hits, pickUps } = readSounds(combo, game.types);
  const semitones = own ?? game.settings.feel.comboSemitones;
  if (semitones === 0) return 0;
  const isHit = (own !== null || hits.has(event.sound)) && isOwnHit(combo, session, event.at, time);
  const isPickUp = (own !== null || pickUps.has(event.sound)) && isAtOwnUnit(session, event.at, own !== null);
  return isHit || isPickUp ? semitones : 0;
}

function readSounds(combo: Combo, types: GameTypes): NonNullable<Combo['sounds']> {
  if (combo.sounds?.types === types) return combo.sounds;
  const hits = [
    ...Object.values(types.units).map(({ sounds }) => sounds.hurt),
    ...Object.values(types.props).map(({ sounds }) => sounds.hurt),
    ...Object.values(types.projectiles).map(({ sounds }) => sounds.hit),
  ];
  const pickUps = Object.values(types.items).map(({ sounds }) => sounds.pickUp);
  combo.sounds = { types, hits: toSet(hits), pickUps: toSet(pickUps) };
  return combo.sounds;
}

function toSet(sounds: readonly (string | null)[]): Set<string> {
  return new Set(sounds.filter((sound) => sound !== null));
}

/** A sound without a position belongs to the player if the creator chose it for combos. */
function isAtOwnUnit({ shown }: ClientSession, at: Point | null, isChosen: boolean): boolean {
  if (at === null) return isChosen;
  return shown !== null && isNear(at, shown, OWN_TILES);
}

function isOwnHit(combo: Combo, session: ClientSession, at: Point | null, time: number): boolean {
  if (at === null) return false;
  if (combo.hits.some((hit) => time - hit.at < HIT_SECONDS && isNear(at, hit, HIT_TILES))) return true;
  // Sounds next to the player's unit are played before the hit is shown.
  return session.waiting.some(({ event }) => {
    const target = findOwnTarget(session, event);
    const entity = target === null ? undefined : session.view.entities.get(target);
    return entity !== undefined && isNear(at, entity, HIT_TILES);
  });
}

/** What the player's unit hurt, if this event says so. */
export function findOwnTarget({ shown }: ClientSession, event: ViewEvent): EntityId | null {
  if (event.kind !== 'hurt' || shown === null) return null;
  return event.attacker === shown.id && event.entity !== shown.id ? event.entity : null;
}

function isNear(a: Point, b: Point, tiles: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < tiles;
}
