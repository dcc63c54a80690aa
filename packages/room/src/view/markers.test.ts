import { findUnit, type Unit } from '@playloom/engine';
import { markerFlags } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { createChatRule } from '../testing/createChatRule.ts';
import type { TestClient } from '../testing/createTestClient.ts';
import { createTestRoom, type TestGameChanges } from '../testing/createTestRoom.ts';
import {
  changeEntity,
  createRoomHarness,
  enterRoom,
  type RoomHarness,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
} from '../testing/RoomHarness.ts';

const FAR = { x: 120.3, y: 64 };
const ARROW_AND_MAP = markerFlags.arrow | markerFlags.map;

async function open(changes: TestGameChanges): Promise<{
  harness: RoomHarness;
  anna: TestClient;
  ben: TestClient;
  wolf: Unit;
}> {
  const room = await createTestRoom({
    changes: {
      ...changes,
      settings: { players: { team: 'balanced' } },
      map: { entities: [{ id: 'wolf', kind: 'unit', type: 'stone', ...FAR }] },
    },
  });
  const harness = createRoomHarness(room);
  const [anna, ben] = [enterRoom(harness, 1), enterRoom(harness, 2)];
  stepHarness(harness, 8);
  const { world } = room;
  const wolf = world.entities.records.find((entity) => entity?.placement === 'wolf') as Unit;
  return { harness, anna, ben, wolf };
}

function markStones(marker: object): TestGameChanges {
  return { types: { units: { stone: { name: 'Stone', body: { kind: 'none' }, marker } } } };
}

function speak(harness: RoomHarness, text: string): void {
  sendClientMessage(harness, 1, { kind: 'chat', text, isTeamOnly: false });
  stepHarness(harness, 8);
}

function listMarked({ view }: TestClient): unknown[] {
  return view.own.markers.map(({ entity, at }) => [entity, at]);
}

const wolfOfRule = { get: 'placedUnit', placement: 'wolf' };

describe('[DIR-01] the markers of a client', () => {
  it('tell roughly where something out of view is, and nothing but that it is marked while it is in view', async () => {
    const { harness, anna, wolf } = await open(markStones({ icon: 'ball' }));
    expect(anna.view.own.markers).toEqual([
      {
        entity: wolf.id,
        at: { x: 120.5, y: 64 },
        icon: 'ball',
        color: null,
        team: null,
        flags: ARROW_AND_MAP,
      },
    ]);
    expect(anna.view.entities.has(wolf.id)).toBe(false);
    harness.room.world.entities.motion.x[wolf.slot] = 66;
    stepToNextSnapshot(harness);
    expect(anna.view.entities.has(wolf.id)).toBe(true);
    expect(listMarked(anna)).toEqual([[wolf.id, null]]);
  });

  it('move only a few times a second', async () => {
    const { harness, anna, wolf } = await open(markStones({}));
    const seen = new Set<number>();
    for (let tick = 0; tick < harness.room.world.game.tickRate; tick += 1) {
      harness.room.world.entities.motion.x[wolf.slot]! -= 0.5;
      stepHarness(harness, 1);
      seen.add(anna.view.own.markers[0]!.at!.x);
    }
    expect(seen.size).toBeLessThanOrEqual(6);
    expect(seen.size).toBeGreaterThanOrEqual(5);
  });

  it('never tell where something is that is hidden from the player', async () => {
    const { harness, anna, ben, wolf } = await open(markStones({}));
    changeEntity(harness, wolf, { look: { ...wolf.look, exceptFor: [1] } });
    stepHarness(harness, 8);
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([0, 1]);
    changeEntity(harness, wolf, { look: { ...wolf.look, isHidden: true, exceptFor: [] } });
    stepHarness(harness, 8);
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([0, 0]);
  });

  it('of a rule show even that, if the rule names the player or their team', async () => {
    const { harness, anna, ben, wolf } = await open({
      rules: [
        createChatRule('all', { do: 'showMarker', entity: wolfOfRule }),
        createChatRule('me', { do: 'showMarker', entity: wolfOfRule, player: { get: 'triggeringPlayer' } }),
        createChatRule('off', { do: 'hideMarker', entity: wolfOfRule }),
        createChatRule('team', {
          do: 'showMarker',
          entity: wolfOfRule,
          team: { get: 'teamOf', entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } } },
        }),
      ],
    });
    changeEntity(harness, wolf, { look: { ...wolf.look, isHidden: true } });
    speak(harness, 'all');
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([0, 0]);
    speak(harness, 'me');
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([1, 0]);
    speak(harness, 'off');
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([0, 0]);
    speak(harness, 'team');
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([1, 0]);
  });

  it('show teammates to each other, without oneself and the dead', async () => {
    const { harness, anna, ben } = await open({
      types: { units: { hero: { marker: { audience: 'others' } } } },
    });
    const { world } = harness.room;
    const unitOf = (player: number): Unit => findUnit(world, world.players.get(player)!.unit)!;
    expect([listMarked(anna), listMarked(ben)]).toEqual([[[unitOf(2).id, null]], [[unitOf(1).id, null]]]);
    changeEntity(harness, unitOf(2), { isDead: true });
    stepToNextSnapshot(harness);
    expect([listMarked(anna).length, listMarked(ben).length]).toEqual([0, 1]);
  });

  it('have the center of a region, which clients don’t know otherwise', async () => {
    const { harness, anna } = await open({
      rules: [createChatRule('gate', { do: 'showRegionMarker', region: 'gate', icon: 'home' })],
    });
    speak(harness, 'gate');
    expect(anna.view.own.markers).toMatchObject([{ entity: null, at: { x: 11.5, y: 5 }, icon: 'home' }]);
  });
});

describe('[DIR-03:part] the direction of a hit', () => {
  const hit = createChatRule('hit', {
    do: 'dealDamage',
    target: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
    amount: 1,
    attacker: wolfOfRule,
  });
  const listHits = ({ events }: TestClient): unknown[] => events.filter(({ kind }) => kind === 'hurt');

  it('is told to the hurt player, in eighths, if the attacker is out of view', async () => {
    const { harness, anna, ben, wolf } = await open({ rules: [hit] });
    harness.room.world.game.game.settings.hud.hasHitDirections = true;
    speak(harness, 'hit');
    expect(listHits(anna)).toMatchObject([{ attacker: null, direction: 0 }]);
    expect(listHits(ben)).toMatchObject([{ attacker: null, direction: null }]);
    changeEntity(harness, wolf, { look: { ...wolf.look, exceptFor: [1] } });
    speak(harness, 'hit');
    expect(listHits(anna).at(-1)).toMatchObject({ attacker: null, direction: null });
  });

  it('is not told in games without it', async () => {
    const { harness, anna } = await open({ rules: [hit] });
    speak(harness, 'hit');
    expect(listHits(anna)).toMatchObject([{ attacker: null, direction: null }]);
  });
});

it('[DIR-05:part] a race tells everyone how far each player is, in small steps', async () => {
  const { harness, anna, ben } = await open({
    variables: { player: { laps: { name: 'Laps', type: 'number', initial: 0 } } },
  });
  const { world } = harness.room;
  expect(anna.view.room.race).toEqual({});
  world.game.game.settings.hud.race = { variable: 'laps', goal: 4, parts: 1 };
  world.players.get(1)!.variables = { laps: 1 };
  world.players.get(2)!.variables = { laps: 5.0001 };
  stepHarness(harness, 8);
  expect(anna.view.room.race).toEqual({ 1: 0.25, 2: 1.25 });
  const { race } = ben.view.room;
  world.players.get(2)!.variables = { laps: 5.0002 };
  stepHarness(harness, 8);
  expect(ben.view.room.race).toBe(race);
});
