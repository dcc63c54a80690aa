import { describe, expect, it } from 'vitest';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { tick } from '../../simulation/tick.ts';
import { findUnit } from '../../world/findEntity.ts';
import { limitTextLength, MESSAGE_TEXT_MAX } from './limitTextLength.ts';

async function createPlayedWorld() {
  const world = await createTestWorld();
  const [ada, bo] = [joinTestPlayer(world), joinTestPlayer(world)];
  runTicks(world, 1);
  return { world, ada, bo, unit: findUnit(world, ada.unit)! };
}

describe('messages', () => {
  it('go to everyone or to one player', async () => {
    const { world } = await createPlayedWorld();
    callCatalogEntry(world, 'showMessage', { text: 'Round two', seconds: 2 });
    callCatalogEntry(world, 'showMessageTo', { player: 2, text: 'You have the key' });
    callCatalogEntry(world, 'sendChat', { text: 'Open' });
    callCatalogEntry(world, 'sendChatTo', { player: 1, text: 'Only you' });
    callCatalogEntry(world, 'showFloatingText', {
      text: '+5',
      position: { x: 1, y: 2 },
      color: 'javascript',
    });
    callCatalogEntry(world, 'showMessageTo', { player: 9, text: 'Nobody' });
    expect(world.events).toEqual([
      { kind: 'message', text: 'Round two', seconds: 2, player: null },
      { kind: 'message', text: 'You have the key', seconds: 3, player: 2 },
      { kind: 'chat', text: 'Open', from: null, player: null, team: null },
      { kind: 'chat', text: 'Only you', from: null, player: 1, team: null },
      { kind: 'floating-text', text: '+5', at: { x: 1, y: 2 }, color: '#ffffff' },
    ]);
  });

  it('are cut, but not in the middle of a character', () => {
    expect(limitTextLength('abc', 3)).toBe('abc');
    expect(limitTextLength('ab🦆', 3)).toBe('ab');
    expect(limitTextLength('x'.repeat(9999), MESSAGE_TEXT_MAX)).toHaveLength(MESSAGE_TEXT_MAX);
  });

  it('for a player who has left go to no one, not to everyone', async () => {
    const player = { get: 'triggeringPlayer' };
    const world = await createTestWorld({
      rules: [
        {
          id: 'late',
          name: 'Late',
          when: { when: 'playerJoins' },
          do: [
            { do: 'wait', seconds: 1 },
            { do: 'playSound', sound: 'bell', player },
            { do: 'openPanel', panel: 'menu', player },
            { do: 'setScreenText', text: 'secret', player },
            { do: 'playSound', sound: 'bell' },
          ],
        },
      ],
    });
    joinTestPlayer(world);
    tick(world, [{ kind: 'leave', player: 1 }]);
    runTicks(world, 39);
    expect(world.events).toEqual([{ kind: 'sound', sound: 'bell', at: null, player: null }]);
    expect(world.showing).toEqual({ music: null, texts: {}, panels: [] });
  });

  it('over entities, and names, move along with them', async () => {
    const { world, unit } = await createPlayedWorld();
    callCatalogEntry(world, 'showTextOver', { entity: unit.id, text: 'Hello!', seconds: 2 });
    callCatalogEntry(world, 'setNameLabel', { unit: unit.id, isShown: false });
    expect(unit.look.text).toEqual({ text: 'Hello!', until: world.tick + 80 });
    expect(unit.hasNameLabel).toBe(false);
  });

  it('ask people, but not bots', async () => {
    const { world, ada } = await createPlayedWorld();
    callCatalogEntry(world, 'addBot');
    for (const player of [1, 1_000_000]) {
      callCatalogEntry(world, 'askPlayer', { player, text: 'Who?', question: 'name' });
    }
    expect(ada.question).toEqual({ name: 'name', text: 'Who?' });
    expect(world.players.get(1_000_000)!.question).toBeNull();
    expect(world.events.filter(({ kind }) => kind === 'question')).toHaveLength(1);
  });
});

describe('persistent screen content', () => {
  it('is kept for players who join later, and separately for each player', async () => {
    const { world, ada, bo } = await createPlayedWorld();
    callCatalogEntry(world, 'setScreenText', { text: 'Wave 3', place: 'top' });
    callCatalogEntry(world, 'setScreenText', { text: 'You', place: 'bottom', player: 1 });
    callCatalogEntry(world, 'openPanel', { panel: 'menu' });
    callCatalogEntry(world, 'closePanel', { panel: 'menu', player: 2 });
    callCatalogEntry(world, 'playMusic', { sound: 'bell' });
    callCatalogEntry(world, 'stopMusic', { player: 2 });
    expect(ada.showing).toEqual({ music: 'bell', texts: { top: 'Wave 3', bottom: 'You' }, panels: ['menu'] });
    expect(bo.showing).toEqual({ music: null, texts: { top: 'Wave 3' }, panels: [] });
    expect(world.events.map(({ kind }) => kind)).toEqual([
      'screen-text',
      'screen-text',
      'panel',
      'panel',
      'music',
      'music',
    ]);
    const late = joinTestPlayer(world);
    expect(late.showing).toEqual({ music: 'bell', texts: { top: 'Wave 3' }, panels: ['menu'] });
    callCatalogEntry(world, 'setScreenText', { text: '', place: 'top' });
    expect([late.showing.texts, ada.showing.texts]).toEqual([{}, { bottom: 'You' }]);
  });

  it('passes values to panels, up to a size', async () => {
    const { world } = await createPlayedWorld();
    callCatalogEntry(world, 'sendToPanel', { panel: 'menu', event: 'gold', value: [12], player: 2 });
    callCatalogEntry(world, 'sendToPanel', { panel: 'menu', event: 'gold', value: 'x'.repeat(20_000) });
    callCatalogEntry(world, 'sendToPanel', { panel: 'nowhere', event: 'gold', value: 1 });
    expect(world.events).toEqual([
      { kind: 'panel-message', panel: 'menu', event: 'gold', value: [12], player: 2 },
      expect.objectContaining({ kind: 'script-line', level: 'warn' }),
    ]);
  });
});

describe('cameras', () => {
  it('follow, stay, zoom, shake and return to their default', async () => {
    const { world, ada, bo } = await createPlayedWorld();
    callCatalogEntry(world, 'setCameraTarget', { player: 1, entity: bo.unit });
    expect(ada.camera).toEqual({ target: bo.unit, position: null, zoom: 1 });
    callCatalogEntry(world, 'setCameraPosition', { player: 1, position: { x: 2, y: 3 } });
    callCatalogEntry(world, 'setCameraZoom', { player: 1, zoom: 99 });
    expect(ada.camera).toEqual({ target: null, position: { x: 2, y: 3 }, zoom: 10 });
    callCatalogEntry(world, 'resetCamera', { player: 1 });
    expect(ada.camera).toEqual(bo.camera);
    callCatalogEntry(world, 'shakeCamera', { strength: 0.5 });
    callCatalogEntry(world, 'playSoundAt', { sound: 'bell', position: { x: 1, y: 1 } });
    expect(world.events).toEqual([
      { kind: 'camera-shake', player: null, strength: 0.5, seconds: 0.4 },
      { kind: 'sound', sound: 'bell', at: { x: 1, y: 1 }, player: null },
    ]);
  });
});

describe('appearance', () => {
  it('can be hidden from one player or everyone, and shown again', async () => {
    const { world, unit } = await createPlayedWorld();
    const sees = (player: number) => unit.look.isHidden === unit.look.exceptFor.includes(player);
    const hide = (player: number | null) => callCatalogEntry(world, 'hideFrom', { entity: unit.id, player });
    const show = (player: number | null) => callCatalogEntry(world, 'showTo', { entity: unit.id, player });
    const seen = () => [1, 2, 3].map(sees);
    hide(2);
    hide(2);
    expect(seen()).toEqual([true, false, true]);
    show(2);
    expect(seen()).toEqual([true, true, true]);
    hide(null);
    show(1);
    expect(seen()).toEqual([true, false, false]);
    hide(1);
    expect(seen()).toEqual([false, false, false]);
    show(null);
    expect(seen()).toEqual([true, true, true]);
  });

  it('changes color, opacity, animation and effects', async () => {
    const { world, unit } = await createPlayedWorld();
    const before = unit.look;
    const entity = unit.id;
    callCatalogEntry(world, 'setTint', { entity, color: '#ff8080' });
    callCatalogEntry(world, 'setTint', { entity, color: 'url(x)' });
    callCatalogEntry(world, 'setOpacity', { entity, opacity: 5 });
    callCatalogEntry(world, 'playAnimation', { entity, animation: 'wave' });
    callCatalogEntry(world, 'startEffect', { entity, effect: 'sparks' });
    callCatalogEntry(world, 'startEffect', { entity, effect: 'sparks' });
    expect(unit.look).toMatchObject({
      tint: '#ff8080',
      opacity: 1,
      animation: { name: 'wave', since: world.tick },
      streams: ['sparks'],
    });
    // The old value must not change, because snapshots share it.
    expect(before).toMatchObject({ tint: null, streams: [], animation: null });
    callCatalogEntry(world, 'setTint', { entity, color: '#FFFFFF' });
    callCatalogEntry(world, 'stopEffect', { entity, effect: 'sparks' });
    expect(unit.look).toMatchObject({ tint: null, streams: [] });
    callCatalogEntry(world, 'showEffect', { effect: 'sparks', position: { x: 1, y: 2 }, rotation: 180 });
    expect(world.events).toEqual([
      { kind: 'effect', effect: 'sparks', x: 1, y: 2, rotation: expect.closeTo(Math.PI, 10) as number },
    ]);
  });
});
