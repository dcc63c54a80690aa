import type { PlayerId } from '@playloom/game-format';
import { changeShowing } from '../../systems/messages/showing.ts';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onAudience } from './onPlayer.ts';

export const soundActions = {
  playSound: ({ sound, player }) =>
    onAudience(player, (world, audience, thread) => {
      const id = sound(world, thread);
      if (id !== null) tell(world, { kind: 'sound', sound: id, at: null, player: audience });
    }),

  playSoundAt:
    ({ sound, position }) =>
    (world, thread) => {
      const id = sound(world, thread);
      const at = position(world, thread);
      if (id === null || at === null) return;
      tell(world, { kind: 'sound', sound: id, at: { x: at.x, y: at.y }, player: null });
    },

  playMusic: ({ sound, player }) =>
    onAudience(player, (world, audience, thread) => {
      const id = sound(world, thread);
      if (id !== null) setMusic(world, audience, id);
    }),

  stopMusic: ({ player }) => onAudience(player, (world, audience) => setMusic(world, audience, null)),
} satisfies Partial<ActionRunners>;

function setMusic(world: World, audience: PlayerId | null, music: string | null): void {
  changeShowing(world, audience, (showing) => ({ ...showing, music }));
  tell(world, { kind: 'music', sound: music, player: audience });
}
