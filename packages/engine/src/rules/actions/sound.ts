import type { PlayerId } from '@playloom/game-format';
import { updateScreenState } from '../../systems/messages/updateScreenState.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createAudienceAction } from './createPlayerAction.ts';

export const soundActionRunners = {
  playSound: ({ sound, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = sound(world, thread);
      if (id !== null) emitEvent(world, { kind: 'sound', sound: id, at: null, player: audience });
    }),

  playSoundAt:
    ({ sound, position }) =>
    (world, thread) => {
      const id = sound(world, thread);
      const at = position(world, thread);
      if (id === null || at === null) return;
      emitEvent(world, { kind: 'sound', sound: id, at: { x: at.x, y: at.y }, player: null });
    },

  playMusic: ({ sound, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = sound(world, thread);
      if (id !== null) setMusic(world, audience, id);
    }),

  stopMusic: ({ player }) =>
    createAudienceAction(player, (world, audience) => setMusic(world, audience, null)),
} satisfies Partial<ActionRunners>;

function setMusic(world: World, audience: PlayerId | null, music: string | null): void {
  updateScreenState(world, audience, (showing) => ({ ...showing, music }));
  emitEvent(world, { kind: 'music', sound: music, player: audience });
}
