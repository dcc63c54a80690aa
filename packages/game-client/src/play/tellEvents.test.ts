import type { ViewEvent } from '@playloom/protocol';
import { createScene, createShake } from '@playloom/renderer';
import { createNullRenderer } from '@playloom/renderer/null';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/PlayerSettings.ts';
import { createSilence } from '../sound/SoundPlayer.ts';
import { createTestSession, putIntoSight, putPlayer } from '../testing/createTestSession.ts';
import { recall } from '../view/EntityMemory.ts';
import { createHudLog, expireLog } from './HudLog.ts';
import type { Session } from './Session.ts';
import { type Stage, tellEvents } from './tellEvents.ts';

const GAME = {
  types: {
    effects: { boom: { name: 'Boom', shake: 0.5 } },
    sounds: { bang: { name: 'Bang' } },
    teams: { red: { name: 'Red', color: '#aa0000' } },
  },
};

function open() {
  const session = createTestSession(GAME);
  const renderer = createNullRenderer();
  const heard: string[] = [];
  const sound = { ...createSilence(), play: (name: string) => void heard.push(name) };
  const stage: Stage = {
    renderer,
    sound,
    scene: createScene(),
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    settings: defaultSettings,
  };
  return { session, stage, heard, bursts: renderer.record.bursts };
}

function happen(session: Session, tick: number, ...events: readonly ViewEvent[]): void {
  for (const event of events) session.waiting.push({ tick, event });
}

describe('what happens', () => {
  it('is seen and heard when the picture gets there, and at once beside the own unit', () => {
    const { session, stage, heard, bursts } = open();
    const boom: ViewEvent = { kind: 'effect', effect: 'boom', x: 20, y: 5, rotation: 0 };
    const bang: ViewEvent = { kind: 'sound', sound: 'bang', at: { x: 20, y: 5 } };
    happen(session, 104, boom, bang);
    tellEvents(session, stage);
    expect([bursts.length, heard.length, session.waiting.length]).toEqual([0, 0, 2]);
    session.shownTicks.ticks = 104;
    tellEvents(session, stage);
    expect([bursts.length, heard.length, session.waiting.length]).toEqual([1, 1, 0]);
    session.shown = { id: 1, x: 20, y: 5.5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
    happen(session, 110, bang);
    tellEvents(session, stage);
    expect(heard).toHaveLength(2);
  });

  it('shakes the camera when it is near, unless the player does not want that', () => {
    const { session, stage } = open();
    const boom: ViewEvent = { kind: 'effect', effect: 'boom', x: 1, y: 0, rotation: 0 };
    stage.settings = { ...defaultSettings, shakesCamera: false };
    happen(session, 100, boom, { kind: 'camera-shake', strength: 1, seconds: 1 });
    tellEvents(session, stage);
    expect(stage.shake.strength).toBe(0);
    stage.settings = defaultSettings;
    happen(session, 100, boom);
    tellEvents(session, stage);
    expect(stage.shake.strength).toBeGreaterThan(0.4);
  });

  it('is written down for the HUD: words, deaths of players, messages that go away', () => {
    const { session, stage } = open();
    putPlayer(session, { id: 1, name: 'Ada', team: 'red' });
    putPlayer(session, { id: 2, name: 'Ben' });
    happen(
      session,
      104,
      { kind: 'chat', text: 'Hi', from: 1, name: 'Ada', isTeamOnly: false },
      { kind: 'message', text: 'Go!', seconds: 2 },
      { kind: 'death', entity: 9, victim: 2, killer: 1, item: 'sword' },
      { kind: 'death', entity: 8, victim: null, killer: 1, item: null },
      { kind: 'panel-message', panel: 'shop', event: 'price', value: 3 },
    );
    expect(tellEvents(session, stage)).toBe(true);
    expect(stage.log.chat).toMatchObject([{ name: 'Ada', color: '#aa0000', text: 'Hi', isFromGame: false }]);
    expect(stage.log.feed).toMatchObject([
      { killer: { name: 'Ada', isMe: true }, victim: { name: 'Ben', isMe: false }, item: 'sword' },
    ]);
    expect(stage.log.messages).toMatchObject([{ text: 'Go!' }]);
    expect(stage.log.panelMessages).toMatchObject([{ panel: 'shop', event: 'price', value: 3 }]);
    expect(expireLog(stage.log, 1)).toBe(false);
    expect(expireLog(stage.log, 2.5)).toBe(true);
    expect([stage.log.messages.length, stage.log.feed.length]).toEqual([0, 1]);
    expect(expireLog(stage.log, 7)).toBe(true);
    expect(stage.log.feed).toEqual([]);
    expect(tellEvents(session, stage)).toBe(false);
  });

  it('moves the figures: attacks, flashes, emotes and words over heads', () => {
    const { session, stage, bursts } = open();
    const { id } = putIntoSight(session);
    putPlayer(session, { id: 1, unit: id });
    happen(
      session,
      100,
      { kind: 'attack', unit: id, item: null },
      { kind: 'hurt', entity: id, amount: 3, attacker: null },
      { kind: 'emote', player: 1, emote: 3 },
      { kind: 'chat', text: 'Ouch', from: 1, name: 'Ada', isTeamOnly: false },
    );
    tellEvents(session, stage);
    expect(recall(stage.memories, id)).toMatchObject({
      emote: { name: 'heart' },
      said: { text: 'Ouch' },
    });
    expect(recall(stage.memories, id).attackUntil).toBeGreaterThan(0);
    expect(bursts).toEqual([{ kind: 'flash', key: id }]);
  });

  it('is not told late when the tab slept, except for what is read', () => {
    const { session, stage, heard } = open();
    session.view.tick = 5000;
    session.shownTicks.ticks = 4998;
    happen(
      session,
      200,
      { kind: 'sound', sound: 'bang', at: null },
      { kind: 'chat', text: 'Where are you?', from: null, name: '', isTeamOnly: false },
    );
    tellEvents(session, stage);
    expect(heard).toEqual([]);
    expect(stage.log.chat).toHaveLength(1);
  });
});
