import type { PlayerId } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { fire } from '../../triggers/fire.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute, readAttributeMax } from '../attributes/attributes.ts';

const TICKS_A_SECOND = 40;

const hero = { get: 'triggeringUnit' };
const note = (element: unknown) => ({ do: 'addToList', variable: 'winners', element });
const on = (id: string, when: object, ...actions: object[]) => ({ id, name: id, when, do: actions });
const onEvent = (event: string, ...actions: object[]) => {
  const each = { do: 'forEachUnit', units: { get: 'unitsOfType', unitType: 'knight' }, actions };
  return on(event, { when: 'eventIsSent', event }, each);
};
const knight = { get: 'eachUnit' };

/** A game with attributes that have bars, a buff, and rules that hurt, give the buff, and note what happens. */
const game = {
  settings: { players: { respawnSeconds: 2 } },
  map: { entities: [], spawnPoints: { start: { x: 6, y: 7 } } },
  types: {
    attributes: {
      health: { bar: { place: 'below', shown: 'always', audience: 'team', color: '#44cc66' } },
      mana: { name: 'Mana', min: 5, max: 40, start: 10, regeneration: 8, regenerationDelay: 1 },
    },
    units: { knight: { attributes: { health: { max: 120, start: 120 }, mana: {} } } },
    buffs: {
      blessing: { name: 'Blessing', seconds: 1.5, damageTakenFactor: 0.5, attributes: { mana: { max: 10 } } },
    },
  },
  rules: [
    onEvent('hit', { do: 'dealDamage', target: knight, amount: 50 }),
    onEvent('tire', { do: 'changeAttribute', entity: knight, attribute: 'mana', amount: -1000 }),
    onEvent('bless', { do: 'giveBuff', unit: knight, buff: 'blessing' }),
    on('empties', { when: 'attributeEmpties' }, note({ get: 'triggeringAttribute' })),
    on('fills', { when: 'attributeFills' }, note('full')),
    on('hurt', { when: 'unitIsHurt' }, note({ get: 'damageAmount' })),
    on('dies', { when: 'unitDies' }, note('dead'), note({ get: 'nameOfUnit', unit: hero })),
    on('returns', { when: 'unitRespawns' }, note('back')),
    on('ends', { when: 'unitLosesBuff' }, note({ get: 'triggeringBuff' })),
  ],
};

function send(world: World, event: string): void {
  fire(world, 'eventIsSent', { eventValue: null }, { event });
  runTicks(world, 1);
}

function stateOf(world: World, player: PlayerId): object {
  const unit = findUnit(world, world.players.get(player)!.unit)!;
  const read = (id: string) => Math.round(readAttribute(world, unit, id) * 1000) / 1000;
  return {
    health: read('health'),
    mana: read('mana'),
    manaMax: readAttributeMax(world, unit, 'mana'),
    isDead: unit.isDead,
  };
}

describe('the life of a unit', () => {
  it('[EG-05] goes from full to hurt to dead and back: minimum, maximum, regeneration, bars, temporary buffs, damage, death, respawn', async () => {
    const world = await createTestWorld(game);
    const { id } = joinTestPlayer(world, { name: 'Ann', team: 'red' });
    const state = () => stateOf(world, id);
    const notes = () => world.variables.get('winners');
    const unit = findUnit(world, world.players.get(id)!.unit)!;

    // The creator's settings for bars reach the renderer.
    const [health, , mana] = world.game.units.get('knight')!.attributes;
    expect(health).toMatchObject({
      id: 'health',
      max: 120,
      attribute: { bar: { place: 'below', shown: 'always', audience: 'team', color: '#44cc66' } },
    });
    expect(mana).toMatchObject({ id: 'mana', min: 5, max: 40, attribute: { bar: { place: 'above' } } });

    // Attributes regenerate from the minimum to the maximum, after a pause.
    runTicks(world, 5 * TICKS_A_SECOND);
    expect(state()).toMatchObject({ health: 120, mana: 40 });
    send(world, 'tire');
    expect(state()).toMatchObject({ mana: 5 });
    runTicks(world, TICKS_A_SECOND - 1);
    expect(state()).toMatchObject({ mana: 5 });
    runTicks(world, TICKS_A_SECOND);
    expect(state()).toMatchObject({ mana: 13 });
    expect(notes()).toEqual(['full', 'mana']);

    // A buff halves the damage while it lasts.
    send(world, 'bless');
    expect(state()).toMatchObject({ manaMax: 50 });
    send(world, 'hit');
    expect(state()).toMatchObject({ health: 95 });
    runTicks(world, 1.5 * TICKS_A_SECOND);
    expect(state()).toMatchObject({ manaMax: 40 });
    send(world, 'hit');
    expect(state()).toMatchObject({ health: 45, isDead: false });
    expect(notes()).toEqual(['full', 'mana', 25, 'blessing', 50]);

    // The unit dies, and later respawns with its start values.
    send(world, 'hit');
    expect(state()).toMatchObject({ health: 0, isDead: true });
    expect(world.events).toContainEqual({ kind: 'death', entity: unit.id, killer: null });
    const snapshot = takeSnapshot(world);
    runTicks(world, 2 * TICKS_A_SECOND - 1);
    expect(state()).toMatchObject({ isDead: true });
    runTicks(world, 1);
    expect(state()).toMatchObject({ health: 120, isDead: false });
    const { x, y } = world.entities.motion;
    expect([x[unit.slot], y[unit.slot]]).toEqual([6, 7]);
    expect(notes()).toEqual(['full', 'mana', 25, 'blessing', 50, 'health', 50, 'dead', 'Ann', 'back']);

    // A room restored from the snapshot taken in between reaches the same state.
    const restored = createWorldFromSnapshot(world, snapshot);
    runTicks(restored, 2 * TICKS_A_SECOND);
    expect(hashWorld(restored)).toBe(hashWorld(world));
  });

  it('continues from a snapshot in the middle of a buff', async () => {
    const world = await createTestWorld(game);
    joinTestPlayer(world);
    send(world, 'tire');
    send(world, 'bless');
    runTicks(world, 10);
    const snapshot = takeSnapshot(world);
    runTicks(world, 100);
    const restored = createWorldFromSnapshot(world, snapshot);
    runTicks(restored, 100);
    expect(hashWorld(restored)).toBe(hashWorld(world));
    expect(stateOf(restored, 1)).toMatchObject({ manaMax: 40 });
  });
});
