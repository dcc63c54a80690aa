import type { ViewEvent } from '@playloom/protocol';
import { createScene, createShake } from '@playloom/renderer';
import { createNullRenderer } from '@playloom/renderer/null';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/PlayerSettings.ts';
import { createSilentSoundPlayer } from '../sound/SoundPlayer.ts';
import { createTestSession, addVisibleEntity, addTestPlayer } from '../testing/createTestSession.ts';
import { getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { createHudLog, removeExpiredLogEntries } from './HudLog.ts';
import type { ClientSession } from '../session/ClientSession.ts';
import type { ClientStage } from './ClientStage.ts';
import { presentEvents } from './presentEvents.ts';

const GAME = {
  types: {
    effects: { boom: { name: 'Boom', shake: 0.5 } },
    sounds: { bang: { name: 'Bang' } },
    teams: { red: { name: 'Red', color: '#aa0000' } },
  },
};

function open(changes: Parameters<typeof createTestSession>[0] = GAME) {
  const session = createTestSession(changes);
  const renderer = createNullRenderer();
  const playedSounds: string[] = [];
  const sound = { ...createSilentSoundPlayer(), play: (name: string) => void playedSounds.push(name) };
  const stage: ClientStage = {
    renderer,
    sound,
    scene: createScene(),
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    hits: [],
    feel: null,
    isCalm: false,
    settings: defaultSettings,
  };
  return { session, stage, playedSounds, bursts: renderer.record.bursts };
}

function happen(session: ClientSession, tick: number, ...events: readonly ViewEvent[]): void {
  for (const event of events) session.waiting.push({ tick, event });
}

describe('events', () => {
  it('are shown and heard at their tick, and at once next to the player’s unit', () => {
    const { session, stage, playedSounds, bursts } = open();
    const boom: ViewEvent = { kind: 'effect', effect: 'boom', x: 20, y: 5, rotation: 0 };
    const bang: ViewEvent = { kind: 'sound', sound: 'bang', at: { x: 20, y: 5 } };
    happen(session, 104, boom, bang);
    presentEvents(session, stage);
    expect([bursts.length, playedSounds.length, session.waiting.length]).toEqual([0, 0, 2]);
    session.shownTicks.ticks = 104;
    presentEvents(session, stage);
    expect([bursts.length, playedSounds.length, session.waiting.length]).toEqual([1, 1, 0]);
    session.shown = { id: 1, x: 20, y: 5.5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
    happen(session, 110, bang);
    presentEvents(session, stage);
    expect(playedSounds).toHaveLength(2);
  });

  it('[FEEL-02:part] shake the camera when they are near, unless the player turned that off or prefers less motion', () => {
    const { session, stage } = open();
    const boom: ViewEvent = { kind: 'effect', effect: 'boom', x: 1, y: 0, rotation: 0 };
    stage.settings = { ...defaultSettings, shakesCamera: false };
    happen(session, 100, boom, { kind: 'camera-shake', strength: 1, seconds: 1 });
    presentEvents(session, stage);
    expect(stage.shake.strength).toBe(0);
    stage.settings = defaultSettings;
    stage.isCalm = true;
    happen(session, 100, boom, { kind: 'camera-shake', strength: 1, seconds: 1 });
    presentEvents(session, stage);
    expect(stage.shake.strength).toBe(0);
    stage.isCalm = false;
    happen(session, 100, boom);
    presentEvents(session, stage);
    expect(stage.shake.strength).toBeGreaterThan(0.4);
  });

  it('go to the HUD: chat, deaths of players, temporary messages', () => {
    const { session, stage } = open();
    addTestPlayer(session, { id: 1, name: 'Ada', team: 'red' });
    addTestPlayer(session, { id: 2, name: 'Ben' });
    happen(
      session,
      104,
      { kind: 'chat', text: 'Hi', from: 1, name: 'Ada', isTeamOnly: false },
      { kind: 'message', text: 'Go!', seconds: 2 },
      { kind: 'death', entity: 9, victim: 2, killer: 1, item: 'sword' },
      { kind: 'death', entity: 8, victim: null, killer: 1, item: null },
      { kind: 'panel-message', panel: 'shop', event: 'price', value: 3 },
    );
    expect(presentEvents(session, stage)).toBe(true);
    expect(stage.log.chat).toMatchObject([{ name: 'Ada', color: '#aa0000', text: 'Hi', isFromGame: false }]);
    expect(stage.log.feed).toMatchObject([
      { killer: { name: 'Ada', isMe: true }, victim: { name: 'Ben', isMe: false }, item: 'sword' },
    ]);
    expect(stage.log.messages).toMatchObject([{ text: 'Go!' }]);
    expect(stage.log.panelMessages).toMatchObject([{ panel: 'shop', event: 'price', value: 3 }]);
    expect(removeExpiredLogEntries(stage.log, 1)).toBe(false);
    expect(removeExpiredLogEntries(stage.log, 2.5)).toBe(true);
    expect([stage.log.messages.length, stage.log.feed.length]).toEqual([0, 1]);
    expect(removeExpiredLogEntries(stage.log, 7)).toBe(true);
    expect(stage.log.feed).toEqual([]);
    expect(presentEvents(session, stage)).toBe(false);
  });

  it('[HUD-22:part] keep the chat visible until no line was added for twelve seconds', () => {
    const { session, stage } = open();
    const line: ViewEvent = { kind: 'chat', text: 'Hi', from: 1, name: 'Ada', isTeamOnly: false };
    expect(stage.log.chatQuietAt).toBeNull();
    happen(session, 104, line);
    presentEvents(session, stage);
    stage.scene.time = 8;
    happen(session, 105, line);
    presentEvents(session, stage);
    removeExpiredLogEntries(stage.log, 13);
    expect(stage.log.chatQuietAt).toBe(20);
    expect(removeExpiredLogEntries(stage.log, 20)).toBe(true);
    expect(stage.log.chatQuietAt).toBeNull();
  });

  it('[ENG-51:part] play the sounds of an attack, which the room leaves out for those who see it', () => {
    const { session, stage, playedSounds } = open({
      types: {
        ...GAME.types,
        sounds: { bang: { name: 'Bang' }, shout: { name: 'Shout' } },
        units: { hero: { name: 'Hero', sounds: { attack: 'shout' } } },
        items: {
          club: { name: 'Club', weapon: { kind: 'melee' }, sounds: { use: 'bang' } },
          firework: { name: 'Firework', weapon: { kind: 'melee' }, consumable: {}, sounds: { use: 'bang' } },
        },
      },
    });
    const { id: unit } = addVisibleEntity(session);
    for (const item of ['club', 'firework', null]) happen(session, 100, { kind: 'attack', unit, item });
    happen(session, 100, { kind: 'attack', unit: unit + 1, item: 'club' });
    presentEvents(session, stage);
    // Items that are used up make their own sound.
    expect(playedSounds).toEqual(['shout', 'bang', 'shout', 'shout']);
  });

  it('animate figures: attacks, flashes, emotes and speech', () => {
    const { session, stage, bursts } = open();
    const { id } = addVisibleEntity(session);
    addTestPlayer(session, { id: 1, unit: id });
    happen(
      session,
      100,
      { kind: 'attack', unit: id, item: null },
      { kind: 'hurt', entity: id, amount: 3, attacker: null, direction: null },
      { kind: 'emote', player: 1, emote: 3 },
      { kind: 'chat', text: 'Ouch', from: 1, name: 'Ada', isTeamOnly: false },
    );
    presentEvents(session, stage);
    expect(getOrCreateEntityMemory(stage.memories, id)).toMatchObject({
      emote: { name: 'heart' },
      speech: { text: 'Ouch' },
    });
    expect(getOrCreateEntityMemory(stage.memories, id).attackUntil).toBeGreaterThan(0);
    expect(bursts).toEqual([{ kind: 'flash', key: id }]);
  });

  it('are dropped after a sleep, except for texts', () => {
    const { session, stage, playedSounds } = open();
    session.view.tick = 5000;
    session.shownTicks.ticks = 4998;
    happen(
      session,
      200,
      { kind: 'sound', sound: 'bang', at: null },
      { kind: 'chat', text: 'Where are you?', from: null, name: '', isTeamOnly: false },
    );
    presentEvents(session, stage);
    expect(playedSounds).toEqual([]);
    expect(stage.log.chat).toHaveLength(1);
  });
});

describe('[DIR-03:part] hits on the player’s unit', () => {
  function hurt(hasHitDirections: boolean, event: { attacker?: number | null; direction?: number | null }) {
    const { session, stage } = open();
    session.game.settings.hud.hasHitDirections = hasHitDirections;
    const { id } = addVisibleEntity(session, { x: 5, y: 5 });
    addVisibleEntity(session, { x: 5, y: 1 });
    session.shown = { id, x: 5, y: 5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
    const base = { kind: 'hurt', entity: id, amount: 1, attacker: null, direction: null } as const;
    happen(session, 100, { ...base, ...event }, { ...base, entity: id + 1, direction: 1 });
    presentEvents(session, stage);
    return stage.hits.map(({ angle }) => angle);
  }

  it('come from the attacker in view, or from the rough direction that the room told', () => {
    expect(hurt(true, { attacker: 65_537 })).toEqual([-Math.PI / 2]);
    expect(hurt(true, { direction: 2 })).toEqual([Math.PI / 2]);
  });

  it('from nowhere, from oneself, or in a game without them have no direction', () => {
    expect(hurt(true, {})).toEqual([]);
    expect(hurt(true, { attacker: 65_536 })).toEqual([]);
    expect(hurt(false, { attacker: 65_537 })).toEqual([]);
  });
});
