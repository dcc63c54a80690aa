import { findUnit, hashWorld } from '@playloom/engine';
import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '@playloom/protocol';
import { setCredit } from '../clients/credit.ts';
import { onWord } from '../testing/onWord.ts';
import { createTestRoom, type GameChanges } from '../testing/createTestRoom.ts';
import {
  change,
  createTestHouse,
  enter,
  hold,
  say,
  step,
  stepToSnapshot,
  type TestHouse,
} from '../testing/TestHouse.ts';

async function openHouse(changes: GameChanges = {}): Promise<TestHouse> {
  return createTestHouse(await createTestRoom({ changes }));
}

function speak(house: TestHouse, id: number, text: string): void {
  say(house, id, { kind: 'chat', text, isTeamOnly: false });
  step(house, 2);
}

function ofKind<Kind extends ViewEvent['kind']>(events: readonly ViewEvent[], kind: Kind) {
  return events.filter((event): event is Extract<ViewEvent, { kind: Kind }> => event.kind === kind);
}

/** Two players, the second far away from the gate at 11.5, 5. */
const apart: GameChanges = {
  settings: { players: { team: 'balanced' } },
  map: { spawnPoints: { start: { x: 12, y: 8 }, far: { name: 'Far', x: 100, y: 100 } } },
  types: {
    teams: { red: { spawnPoints: ['start'] }, blue: { spawnPoints: ['far'] } },
    sounds: { bell: { range: 20 } },
  },
};
const gate = { get: 'centerOf', region: 'gate' };

describe('what happens', () => {
  it('is told to those near enough to see or hear it', async () => {
    const house = await openHouse({
      ...apart,
      rules: [
        onWord('ring', { do: 'playSoundAt', sound: 'bell', position: gate }),
        onWord('spark', { do: 'showEffect', effect: 'sparks', position: gate }),
        onWord('write', { do: 'showFloatingText', text: 'Boo', position: gate }),
        onWord('all', { do: 'playSound', sound: 'bell' }),
      ],
    });
    const near = enter(house, 1);
    const far = enter(house, 2);
    step(house, 2);
    for (const word of ['ring', 'spark', 'write']) speak(house, 1, word);
    expect(ofKind(near.events, 'sound')).toEqual([{ kind: 'sound', sound: 'bell', at: { x: 11.5, y: 5 } }]);
    expect(ofKind(near.events, 'effect')).toMatchObject([{ effect: 'sparks', x: 11.5, y: 5 }]);
    expect(ofKind(near.events, 'floating-text')).toHaveLength(1);
    for (const kind of ['sound', 'effect', 'floating-text'] as const)
      expect(ofKind(far.events, kind)).toEqual([]);
    speak(house, 1, 'all');
    expect(ofKind(far.events, 'sound')).toEqual([{ kind: 'sound', sound: 'bell', at: null }]);
  });

  it('is told to the one it is for', async () => {
    const player = { get: 'triggeringPlayer' };
    const house = await openHouse({
      rules: [
        onWord(
          'tell',
          { do: 'showMessageTo', player, text: 'Just you' },
          { do: 'setLayerOpacity', player, layer: 'floor', opacity: 0.5 },
        ),
        onWord('fade', { do: 'setLayerOpacity', layer: 'floor', opacity: 0.25 }),
      ],
    });
    const anna = enter(house, 1);
    const ben = enter(house, 2);
    step(house, 2);
    speak(house, 2, 'tell');
    expect(ofKind(anna.events, 'message')).toEqual([]);
    expect(ofKind(ben.events, 'message')).toMatchObject([{ text: 'Just you' }]);
    expect([anna.view.room.layerOpacities, ben.view.room.layerOpacities]).toEqual([{}, { floor: 0.5 }]);
    speak(house, 1, 'fade');
    expect([anna.view.room.layerOpacities, ben.view.room.layerOpacities]).toEqual([
      { floor: 0.25 },
      { floor: 0.25 },
    ]);
  });

  it('keeps an attacker unknown whom the victim cannot see, and tells everyone who defeated whom', async () => {
    const house = await openHouse({
      types: { units: { hero: { attributes: { health: { max: 20, start: 20 } }, death: { score: 1 } } } },
      rules: [
        onWord('hit', {
          do: 'dealDamage',
          target: { get: 'unitOf', player: { get: 'bestPlayer' } },
          amount: 5,
          attacker: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        }),
        onWord('kill', {
          do: 'dealDamage',
          target: { get: 'unitOf', player: { get: 'bestPlayer' } },
          amount: 99,
          attacker: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        }),
      ],
    });
    const anna = enter(house, 1, { name: 'Anna' });
    const ben = enter(house, 2, { name: 'Ben' });
    step(house, 2);
    const { world } = house.room;
    const victim = findUnit(world, world.players.get(1)!.unit)!;
    const attacker = findUnit(world, world.players.get(2)!.unit)!;
    change(house, attacker, { look: { ...attacker.look, exceptFor: [1] } });
    stepToSnapshot(house);
    speak(house, 2, 'hit');
    expect(ofKind(anna.events, 'hurt')).toEqual([
      { kind: 'hurt', entity: victim.id, amount: 5, attacker: null },
    ]);
    expect(ofKind(ben.events, 'hurt')).toEqual([
      { kind: 'hurt', entity: victim.id, amount: 5, attacker: attacker.id },
    ]);
    speak(house, 2, 'kill');
    expect(ofKind(anna.events, 'death')).toMatchObject([{ victim: 1, killer: 2, item: 'sword' }]);
  });

  it('names those who come and go', async () => {
    const house = await openHouse();
    const anna = enter(house, 1, { name: 'Anna' });
    step(house, 2);
    enter(house, 2, { name: 'Ben' });
    step(house, 2);
    say(house, 2, { kind: 'leave' });
    step(house, 2);
    expect(anna.events).toContainEqual({ kind: 'join', player: 2, name: 'Ben' });
    expect(anna.events).toContainEqual({ kind: 'leave', player: 2, name: 'Ben' });
    expect([...anna.view.players.keys()]).toEqual([1]);
  });

  it('shows emotes to those who see the player, once a second', async () => {
    const house = await openHouse(apart);
    const near = enter(house, 1);
    const far = enter(house, 2);
    step(house, 2);
    say(house, 1, { kind: 'emote', emote: 3 });
    say(house, 1, { kind: 'emote', emote: 4 });
    step(house, 2);
    expect(ofKind(near.events, 'emote')).toEqual([{ kind: 'emote', player: 1, emote: 3 }]);
    expect(ofKind(far.events, 'emote')).toEqual([]);
  });
});

describe('the own view', () => {
  it('has the unit to the last bit with its speed, and whether it can be steered', async () => {
    const house = await openHouse({ types: { buffs: { haste: { speedFactor: 1.5 } } } });
    const client = enter(house, 1);
    step(house, 2);
    hold(house, 1, ['d', 's']);
    step(house, 6);
    const { world } = house.room;
    const unit = findUnit(world, world.players.get(1)!.unit)!;
    const { x, y, vx } = world.entities.motion;
    const own = client.view.own.unit!;
    expect([own.x, own.y, own.vx]).toEqual([x[unit.slot], y[unit.slot], vx[unit.slot]]);
    expect(own).toMatchObject({ id: unit.id, type: 'hero', speed: 6, isSteerable: true, platform: null });
    change(house, unit, { buffs: [{ buff: 'haste', until: 0, stacks: 1 }] });
    unit.isControlled = false;
    stepToSnapshot(house);
    expect(client.view.own.unit).toMatchObject({ speed: 9, isSteerable: false });
  });

  it('has open dialogues and shops with what can be chosen; asking leaves no trace in the world', async () => {
    const chance = { get: 'isGreater', a: { get: 'randomNumber', from: 0, to: 1 }, b: 0.5 };
    const changes: GameChanges = {
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
        onWord('talk', { do: 'openDialogue', player: { get: 'triggeringPlayer' }, dialogue: 'greeting' }),
        onWord('shop', { do: 'openShop', player: { get: 'triggeringPlayer' }, shop: 'smith' }),
      ],
    };
    const [asked, alone] = [await openHouse(changes), await openHouse(changes)];
    for (const house of [asked, alone]) {
      enter(house, 1);
      step(house, 2);
      // Nobody asks where nobody is encoded for.
      if (house === alone) setCredit(house.room, 1, 100_000);
      speak(house, 1, 'talk');
      speak(house, 1, 'shop');
    }
    const { own } = asked.clients.get(1)!.view;
    expect(own.dialogue).toMatchObject({ dialogue: 'greeting', node: 'hello' });
    expect(own.dialogue!.options).toContain(0);
    expect(own.dialogue!.options).not.toContain(2);
    expect(own.shop).toEqual({ shop: 'smith', partner: null, offers: ['sword'], money: 10 });
    expect(alone.clients.get(1)!.view.own.dialogue).toBeNull();
    expect(hashWorld(asked.room.world)).toBe(hashWorld(alone.room.world));
  });

  it('has panels, lines and music that rules show, for everyone or one', async () => {
    const player = { get: 'triggeringPlayer' };
    const house = await openHouse({
      rules: [
        onWord(
          'show',
          { do: 'openPanel', player, panel: 'menu' },
          { do: 'setScreenText', player, place: 'top', text: 'Run!' },
          { do: 'playMusic', sound: 'bell' },
        ),
      ],
    });
    const anna = enter(house, 1);
    const ben = enter(house, 2);
    step(house, 2);
    speak(house, 1, 'show');
    expect(anna.view.own).toMatchObject({ panels: ['menu'], texts: { top: 'Run!' }, music: 'bell' });
    expect(ben.view.own).toMatchObject({ panels: [], texts: {}, music: 'bell' });
  });
});
