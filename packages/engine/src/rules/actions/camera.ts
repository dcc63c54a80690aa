import { emitEvent } from '../../world/emitEvent.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { actOnAudience, actOnPlayer } from './actOnPlayer.ts';

export const cameraActionRunners = {
  setCameraTarget: ({ player, entity }) =>
    actOnPlayer(player, (world, found, thread) => {
      const target = entity(world, thread);
      if (target !== null) found.camera = { ...found.camera, target, position: null };
    }),

  setCameraPosition: ({ player, position }) =>
    actOnPlayer(player, (world, found, thread) => {
      const at = position(world, thread);
      if (at !== null) found.camera = { ...found.camera, target: null, position: { x: at.x, y: at.y } };
    }),

  setCameraZoom: ({ player, zoom }) =>
    actOnPlayer(player, (world, found, thread) => {
      found.camera = { ...found.camera, zoom: zoom(world, thread) };
    }),

  resetCamera: ({ player }) =>
    actOnPlayer(player, (world, found) => {
      found.camera = { target: null, position: null, zoom: world.game.game.settings.camera.zoom };
    }),

  shakeCamera: ({ player, strength, seconds }) =>
    actOnAudience(player, (world, audience, thread) =>
      emitEvent(world, {
        kind: 'camera-shake',
        player: audience,
        strength: strength(world, thread),
        seconds: seconds(world, thread),
      }),
    ),
} satisfies Partial<ActionRunners>;
