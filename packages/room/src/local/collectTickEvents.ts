import { findEntity, getEntityName, type World, type WorldEvent } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import type { TimelineTick } from './DebugReading.ts';
import type { DebugState } from './DebugState.ts';
import { REPLAY_LEAD_SECONDS } from './limits.ts';

const CONTACTS_MAX = 500;

/**
 * Records rule errors, damage and deaths of a tick, which may be requested later. Also called during a
 * replay.
 */
export function collectTickEvents(state: DebugState): void {
  const { world } = state.room;
  for (const event of world.events) {
    if (event.kind === 'rule-problem') {
      const { path, message: text } = event;
      state.failures.set(event.rule, { tick: world.tick, path, text });
    } else if (event.kind === 'hurt') {
      noteContact(
        state,
        event.entity,
        `Took ${round(event.amount)} damage from ${nameOf(world, event.attacker) ?? 'the game'}`,
      );
      if (event.attacker !== null)
        noteContact(
          state,
          event.attacker,
          `Dealt ${round(event.amount)} damage to ${nameOf(world, event.entity) ?? 'something'}`,
        );
    } else if (event.kind === 'death') {
      noteContact(state, event.entity, 'Died');
    }
  }
  const oldest = world.tick - REPLAY_LEAD_SECONDS * world.game.tickRate;
  if (state.contacts.length > CONTACTS_MAX || (state.contacts[0]?.tick ?? world.tick) < oldest)
    state.contacts = state.contacts.filter(({ tick }) => tick >= oldest).slice(-CONTACTS_MAX);
}

/** Adds a new tick to the timeline. */
export function addTimelineTick(state: DebugState): void {
  const { world } = state.room;
  const players: number[] = [];
  for (const { id, isBot, controls } of world.players.values())
    if (!isBot && (controls.keys.length > 0 || controls.stick !== null)) players.push(id);
  const events = world.events.flatMap((event) => describeEvent(world, event));
  state.marks.push({ tick: world.tick, runs: state.trace.begun, players, bytes: state.bytes, events });
  state.bytes = 0;
}

function noteContact(state: DebugState, entity: EntityId, text: string): void {
  state.contacts.push({ tick: state.room.world.tick, entity, text, path: null });
}

function describeEvent(world: World, event: WorldEvent): TimelineTick['events'][number][] {
  if (event.kind === 'match') return [{ text: describeMatch(event.change), tone: 'good' }];
  if (event.kind === 'death')
    return [{ text: `${nameOf(world, event.entity) ?? 'A unit'} died`, tone: 'bad' }];
  if (event.kind === 'rule-problem') return [{ text: 'Rule stopped', tone: 'problem' }];
  if (event.kind === 'script-problem') return [{ text: 'Script error', tone: 'problem' }];
  const came = event.kind === 'join' ? world.players.get(event.player) : undefined;
  return came === undefined || came.isBot ? [] : [{ text: `${came.name} joined`, tone: 'plain' }];
}

function describeMatch(change: Extract<WorldEvent, { kind: 'match' }>['change']): string {
  return {
    countdown: 'Countdown',
    'round-starts': 'Round starts',
    'round-ends': 'Round ends',
    'match-ends': 'Match ends',
  }[change];
}

function nameOf(world: World, id: EntityId | null): string | null {
  const entity = findEntity(world, id);
  return entity === null ? null : getEntityName(world, entity);
}

function round(amount: number): number {
  return Math.round(amount * 10) / 10;
}
