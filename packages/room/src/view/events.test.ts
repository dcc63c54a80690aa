import { findUnit, hashWorld } from '@playloom/engine';
import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '@playloom/protocol';
import { setWaitingBytes } from '../clients/credit.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import { createTestRoom, type TestGameChanges } from '../testing/createTestRoom.ts';
import {
  changeEntity,
  createRoomHarness,
  enterRoom,
  holdClientKeys,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

async function openHarness(changes: TestGameChanges = {}): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes }));
}

function speak(harness: RoomHarness, id: number, text: string): void {
  sendClientMessage(harness, id, { kind: 'chat', text, isTeamOnly: false });
  stepHarness(harness, 2);
}

function ofKind<Kind extends ViewEvent['kind']>(events: readonly ViewEvent[], kind: Kind) {
  return events.filter((event): event is Extract<ViewEvent, { kind: Kind }> => event.kind === kind);
}

/** Two players, the second far from the gate at 11.5, 5. */
const apart: TestGameChanges = {
  settings: { players: { team: 'balanced' } },
  map: { spawnPoints: { start: { x: 12, y: 8 }, far: { name: 'Far', x: 100, y: 100 } } },
  types: {
    teams: { red: { spawnPoints: ['start'] }, blue: { spawnPoints: ['far'] } },
    sounds: { bell: { range: 20 } },
  },
};
const gate = { get: 'centerOf', region: 'gate' };

describe('events', () => {
  it('are sent to clients close enough to see or hear them', async () => {
    const harness = await openHarness({
      ...apart,
      rules: [
        createChatRule('ring', { do: 'playSoundAt', sound: 'bell', position: gate }),
        createChatRule('spark', { do: 'showEffect', effect: 'sparks', position: gate }),
        createChatRule('write', { do: 'showFloatingText', text: 'Boo', position: gate }),
        createChatRule('all', { do: 'playSound', sound: 'bell' }),
      ],
    });
    const near = enterRoom(harness, 1);
    const far = enterRoom(harness, 2);
    stepHarness(harness, 2);
    for (const word of ['ring', 'spark', 'write']) speak(harness, 1, word);
    expect(ofKind(near.events, 'sound')).toEqual([{ kind: 'sound', sound: 'bell', at: { x: 11.5, y: 5 } }]);
    expect(ofKind(near.events, 'effect')).toMatchObject([{ effect: 'sparks', x: 11.5, y: 5 }]);
    expect(ofKind(near.events, 'floating-text')).toHaveLength(1);
    for (const kind of ['sound', 'effect', 'floating-text'] as const)
      expect(ofKind(far.events, kind)).toEqual([]);
    speak(harness, 1, 'all');
    expect(ofKind(far.events, 'sound')).toEqual([{ kind: 'sound', sound: 'bell', at: null }]);
  });

  it('[ENG-51:part] leave out the sounds of an attack for clients that see it', async () => {
    const harness = await openHarness({
      ...apart,
      types: {
        ...(apart.types as object),
        sounds: { bell: { range: 200 } },
        units: { hero: { sounds: { attack: 'bell' } } },
        items: { sword: { sounds: { use: 'bell' } } },
      },
    });
    const [near, far] = [enterRoom(harness, 1), enterRoom(harness, 2)];
    stepHarness(harness, 2);
    holdClientKeys(harness, 1, ['mouse-left']);
    stepHarness(harness, 4);
    expect([ofKind(near.events, 'attack').length, ofKind(near.events, 'sound')]).toEqual([1, []]);
    expect(ofKind(far.events, 'attack')).toEqual([]);
    expect(ofKind(far.events, 'sound').map(({ sound }) => sound)).toEqual(['bell', 'bell']);
  });

  it('are sent to the player they are for', async () => {
    const player = { get: 'triggeringPlayer' };
    const harness = await openHarness({
      rules: [
        createChatRule(
          'tell',
          { do: 'showMessageTo', player, text: 'Just you' },
          { do: 'setLayerOpacity', player, layer: 'floor', opacity: 0.5 },
        ),
        createChatRule('fade', { do: 'setLayerOpacity', layer: 'floor', opacity: 0.25 }),
      ],
    });
    const anna = enterRoom(harness, 1);
    const ben = enterRoom(harness, 2);
    stepHarness(harness, 2);
    speak(harness, 2, 'tell');
    expect(ofKind(anna.events, 'message')).toEqual([]);
    expect(ofKind(ben.events, 'message')).toMatchObject([{ text: 'Just you' }]);
    expect([anna.view.room.layerOpacities, ben.view.room.layerOpacities]).toEqual([{}, { floor: 0.5 }]);
    speak(harness, 1, 'fade');
    expect([anna.view.room.layerOpacities, ben.view.room.layerOpacities]).toEqual([
      { floor: 0.25 },
      { floor: 0.25 },
    ]);
  });

  it("don't reveal an attacker that the victim can't see, and announce kills to everyone", async () => {
    const harness = await openHarness({
      types: { units: { hero: { attributes: { health: { max: 20, start: 20 } }, death: { score: 1 } } } },
      rules: [
        createChatRule('hit', {
          do: 'dealDamage',
          target: { get: 'unitOf', player: { get: 'bestPlayer' } },
          amount: 5,
          attacker: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        }),
        createChatRule('kill', {
          do: 'dealDamage',
          target: { get: 'unitOf', player: { get: 'bestPlayer' } },
          amount: 99,
          attacker: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        }),
      ],
    });
    const anna = enterRoom(harness, 1, { name: 'Anna' });
    const ben = enterRoom(harness, 2, { name: 'Ben' });
    stepHarness(harness, 2);
    const { world } = harness.room;
    const victim = findUnit(world, world.players.get(1)!.unit)!;
    const attacker = findUnit(world, world.players.get(2)!.unit)!;
    changeEntity(harness, attacker, { look: { ...attacker.look, exceptFor: [1] } });
    stepToNextSnapshot(harness);
    speak(harness, 2, 'hit');
    expect(ofKind(anna.events, 'hurt')).toEqual([
      { kind: 'hurt', entity: victim.id, amount: 5, attacker: null, direction: null },
    ]);
    expect(ofKind(ben.events, 'hurt')).toEqual([
      { kind: 'hurt', entity: victim.id, amount: 5, attacker: attacker.id, direction: null },
    ]);
    speak(harness, 2, 'kill');
    expect(ofKind(anna.events, 'death')).toMatchObject([{ victim: 1, killer: 2, item: 'sword' }]);
  });

  it('include the names of players who join and leave', async () => {
    const harness = await openHarness();
    const anna = enterRoom(harness, 1, { name: 'Anna' });
    stepHarness(harness, 2);
    enterRoom(harness, 2, { name: 'Ben' });
    stepHarness(harness, 2);
    sendClientMessage(harness, 2, { kind: 'leave' });
    stepHarness(harness, 2);
    expect(anna.events).toContainEqual({ kind: 'join', player: 2, name: 'Ben' });
    expect(anna.events).toContainEqual({ kind: 'leave', player: 2, name: 'Ben' });
    expect([...anna.view.players.keys()]).toEqual([1]);
  });

  it('show emotes to clients that see the player, once a second', async () => {
    const harness = await openHarness(apart);
    const near = enterRoom(harness, 1);
    const far = enterRoom(harness, 2);
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'emote', emote: 3 });
    sendClientMessage(harness, 1, { kind: 'emote', emote: 4 });
    stepHarness(harness, 2);
    expect(ofKind(near.events, 'emote')).toEqual([{ kind: 'emote', player: 1, emote: 3 }]);
    expect(ofKind(far.events, 'emote')).toEqual([]);
  });
});

describe('own view', () => {
  it('has the exact unit with its speed, and whether it can be steered', async () => {
    const harness = await openHarness({ types: { buffs: { haste: { speedFactor: 1.5 } } } });
    const client = enterRoom(harness, 1);
    stepHarness(harness, 2);
    holdClientKeys(harness, 1, ['d', 's']);
    stepHarness(harness, 6);
    const { world } = harness.room;
    const unit = findUnit(world, world.players.get(1)!.unit)!;
    const { x, y, vx } = world.entities.motion;
    const own = client.view.own.unit!;
    expect([own.x, own.y, own.vx]).toEqual([x[unit.slot], y[unit.slot], vx[unit.slot]]);
    expect(own).toMatchObject({ id: unit.id, type: 'hero', speed: 6, isSteerable: true, platform: null });
    changeEntity(harness, unit, { buffs: [{ buff: 'haste', until: 0, stacks: 1 }] });
    unit.isControlled = false;
    stepToNextSnapshot(harness);
    expect(client.view.own.unit).toMatchObject({ speed: 9, isSteerable: false });
  });

  it("has open dialogues and shops with available options, and evaluating them doesn't affect the world", async () => {
    const chance = { get: 'isGreater', a: { get: 'randomNumber', from: 0, to: 1 }, b: 0.5 };
    const changes: TestGameChanges = {
      types: {
        dialogues: {
          greeting: {
            nodes: {
              hello: {
                options: [{ text: 'Yes' }, { text: 'Perhaps', if: [chance] }, { text: 'No', if: [false] }],
              },
            },
          },
        },
        shops: { smith: { offers: [{ id: 'sword', sells: { kind: 'item', item: 'sword' }, price: 5 }] } },
      },
      rules: [
        createChatRule('talk', {
          do: 'openDialogue',
          player: { get: 'triggeringPlayer' },
          dialogue: 'greeting',
        }),
        createChatRule('shop', { do: 'openShop', player: { get: 'triggeringPlayer' }, shop: 'smith' }),
      ],
    };
    const [asked, alone] = [await openHarness(changes), await openHarness(changes)];
    for (const harness of [asked, alone]) {
      enterRoom(harness, 1);
      stepHarness(harness, 2);
      // One client is skipped because it is slow, so its conditions aren't evaluated.
      if (harness === alone) setWaitingBytes(harness.room, 1, 100_000);
      speak(harness, 1, 'talk');
      speak(harness, 1, 'shop');
    }
    const { own } = asked.clients.get(1)!.view;
    expect(own.dialogue).toMatchObject({ dialogue: 'greeting', node: 'hello' });
    expect(own.dialogue!.options).toContain(0);
    expect(own.dialogue!.options).not.toContain(2);
    expect(own.shop).toEqual({ shop: 'smith', partner: null, offers: ['sword'], money: 10 });
    expect(alone.clients.get(1)!.view.own.dialogue).toBeNull();
    expect(hashWorld(asked.room.world)).toBe(hashWorld(alone.room.world));
  });

  it('has panels, lines and music set by rules, for everyone or one player', async () => {
    const player = { get: 'triggeringPlayer' };
    const harness = await openHarness({
      rules: [
        createChatRule(
          'show',
          { do: 'openPanel', player, panel: 'menu' },
          { do: 'setScreenText', player, place: 'top', text: 'Run!' },
          { do: 'playMusic', sound: 'bell' },
        ),
      ],
    });
    const anna = enterRoom(harness, 1);
    const ben = enterRoom(harness, 2);
    stepHarness(harness, 2);
    speak(harness, 1, 'show');
    expect(anna.view.own).toMatchObject({ panels: ['menu'], texts: { top: 'Run!' }, music: 'bell' });
    expect(ben.view.own).toMatchObject({ panels: [], texts: {}, music: 'bell' });
  });
});
