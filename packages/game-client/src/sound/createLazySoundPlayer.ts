import type { Game } from '@playloom/game-format';
import { defaultSettings, type PlayerSettings } from '../settings/PlayerSettings.ts';
import { createSilentSoundPlayer, type SoundPlayer } from './SoundPlayer.ts';

interface LazyState {
  player: SoundPlayer | null;
  isLoading: boolean;
  isDestroyed: boolean;
  music: string | null;
  volumes: Pick<PlayerSettings, 'music' | 'effects' | 'isMuted'>;
}

/** Silent until the player touches the page. Then the synthesizer loads and the requested music starts. */
export function createLazySoundPlayer(game: Game, assetUrl: (file: string) => string): SoundPlayer {
  const state: LazyState = {
    player: null,
    isLoading: false,
    isDestroyed: false,
    music: null,
    volumes: defaultSettings,
  };
  return {
    play: (sound, at, pitch, volume) => state.player?.play(sound, at, pitch, volume),
    setMusic(sound) {
      state.music = sound;
      state.player?.setMusic(sound);
    },
    setListener: (x, y, halfWidth) => state.player?.setListener(x, y, halfWidth),
    setVolumes(settings) {
      state.volumes = settings;
      state.player?.setVolumes(settings);
    },
    setPaused: (isPaused) => state.player?.setPaused(isPaused),
    unlock() {
      if (state.player !== null) state.player.unlock();
      else if (!state.isLoading) void load(state, game, assetUrl);
    },
    destroy() {
      state.isDestroyed = true;
      state.player?.destroy();
    },
  };
}

async function load(state: LazyState, game: Game, assetUrl: (file: string) => string): Promise<void> {
  state.isLoading = true;
  const player = await import('./createSoundPlayer.ts').then(
    ({ createSoundPlayer }) => createSoundPlayer(game, assetUrl),
    // Without a sound device the game runs silently.
    createSilentSoundPlayer,
  );
  if (state.isDestroyed) {
    player.destroy();
    return;
  }
  state.player = player;
  player.setVolumes(state.volumes);
  player.unlock();
  player.setMusic(state.music);
}
