import { createScene, createShake } from '@playloom/renderer';
import { createNullRenderer } from '@playloom/renderer/null';
import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/PlayerSettings.ts';
import { createSilentSoundPlayer } from '../sound/SoundPlayer.ts';
import { addVisibleEntity, createTestSession } from '../testing/createTestSession.ts';
import { createHudLog } from './HudLog.ts';
import { playFootsteps, STEP_EFFECTS_PER_SECOND } from './playFootsteps.ts';
import type { ClientStage } from './ClientStage.ts';

const look = { turns: 'never', height: 2, offset: { x: 0, y: -1 } };

/** Lets a unit walk for a second. Returns the volumes of its steps and where its effects are. */
function walk(unit: object, changes: object = {}, crowd = 1) {
  const session = createTestSession({
    types: {
      sounds: { tap: { name: 'Tap' } },
      effects: { dust: { name: 'Dust' } },
      units: { hero: { name: 'Hero', look, ...unit } },
    },
  });
  const entities = Array.from({ length: crowd }, () =>
    addVisibleEntity(session, { vx: 5, isMoving: true, ...changes }),
  );
  const renderer = createNullRenderer();
  const volumes: (number | undefined)[] = [];
  const sound = createSilentSoundPlayer();
  sound.play = (_name, _at, _pitch, volume) => void volumes.push(volume);
  const scene = createScene();
  const shown = { x: 5, y: 5, scale: 1, look: session.game.types.units['hero']!.look };
  scene.entities = entities.map(({ id }) => ({ ...shown, key: id })) as never;
  const stage: ClientStage = {
    renderer,
    sound,
    scene,
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    hits: [],
    feel: null,
    isCalm: false,
    settings: defaultSettings,
  };
  const steps = { nextAt: new Map<number, number>(), nextEffectAt: 0 };
  for (; scene.time < 1; scene.time += 0.02) playFootsteps(session, stage, steps);
  const places = renderer.record.bursts.map((burst) => ('y' in burst ? burst.y : null));
  return { volumes, places };
}

it('[FEEL-09:part] plays steps as loud as the type says, with an effect at the feet', () => {
  const { volumes, places } = walk({
    sounds: { step: 'tap' },
    feel: { stepVolume: 0.4, stepEffect: 'dust' },
  });
  expect(volumes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(volumes)).toEqual(new Set([0.4]));
  expect(places).toHaveLength(volumes.length);
  expect(places[0]).toBeCloseTo(5 - 1 + 0.88);
});

it('[FEEL-09:part] shows steps without a sound, and none of units that stand or fly', () => {
  const silent = walk({ feel: { stepEffect: 'dust' } });
  expect(silent.volumes).toEqual([]);
  expect(silent.places.length).toBeGreaterThanOrEqual(3);
  const step = { sounds: { step: 'tap' }, feel: { stepEffect: 'dust' } };
  for (const changes of [{ isMoving: false }, { isGrounded: false }, { isDead: true }])
    expect(walk(step, changes)).toEqual({ volumes: [], places: [] });
});

it('[FEEL-09:part] shows a limited number of step effects of a crowd', () => {
  const { places } = walk({ feel: { stepEffect: 'dust' } }, {}, 50);
  expect(places.length).toBeGreaterThanOrEqual(3);
  expect(places.length).toBeLessThanOrEqual(STEP_EFFECTS_PER_SECOND);
});
