import { tell } from '../../world/tell.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onAudience, onPlayer } from './onPlayer.ts';

export const cameraActions = {
  setCameraTarget: ({ player, entity }) =>
    onPlayer(player, (world, found, thread) => {
      const target = entity(world, thread);
      if (target !== null) found.camera = { ...found.camera, target, position: null };
    }),

  setCameraPosition: ({ player, position }) =>
    onPlayer(player, (world, found, thread) => {
      const at = position(world, thread);
      if (at !== null) found.camera = { ...found.camera, target: null, position: { x: at.x, y: at.y } };
    }),

  setCameraZoom: ({ player, zoom }) =>
    onPlayer(player, (world, found, thread) => {
      found.camera = { ...found.camera, zoom: zoom(world, thread) };
    }),

  resetCamera: ({ player }) =>
    onPlayer(player, (world, found) => {
      found.camera = { target: null, position: null, zoom: world.game.game.settings.camera.zoom };
    }),

  shakeCamera: ({ player, strength, seconds }) =>
    onAudience(player, (world, audience, thread) =>
      tell(world, {
        kind: 'camera-shake',
        player: audience,
        strength: strength(world, thread),
        seconds: seconds(world, thread),
      }),
    ),
} satisfies Partial<ActionRunners>;
