import { emitEvent } from '../../world/emitEvent.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createAudienceAction, createPlayerAction } from './createPlayerAction.ts';

export const cameraActionRunners = {
  setCameraTarget: ({ player, entity }) =>
    createPlayerAction(player, (world, found, thread) => {
      const target = entity(world, thread);
      if (target !== null) found.camera = { ...found.camera, target, position: null };
    }),

  setCameraPosition: ({ player, position }) =>
    createPlayerAction(player, (world, found, thread) => {
      const at = position(world, thread);
      if (at !== null) found.camera = { ...found.camera, target: null, position: { x: at.x, y: at.y } };
    }),

  setCameraZoom: ({ player, zoom }) =>
    createPlayerAction(player, (world, found, thread) => {
      found.camera = { ...found.camera, zoom: zoom(world, thread) };
    }),

  resetCamera: ({ player }) =>
    createPlayerAction(player, (world, found) => {
      found.camera = { target: null, position: null, zoom: world.game.game.settings.camera.zoom };
    }),

  shakeCamera: ({ player, strength, seconds }) =>
    createAudienceAction(player, (world, audience, thread) =>
      emitEvent(world, {
        kind: 'camera-shake',
        player: audience,
        strength: strength(world, thread),
        seconds: seconds(world, thread),
      }),
    ),
} satisfies Partial<ActionRunners>;
