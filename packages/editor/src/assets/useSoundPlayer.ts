import type { Sound } from '@playloom/game-format';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/SessionContext.ts';
import type { PlayingSound } from './playPreviewSound.ts';

/** Plays sounds the way the game does. The synthesizer is loaded with the first sound. */
export function useSoundPlayer(): { readonly play: (sound: Sound) => void; readonly stop: () => void } {
  const { editor, assetUrl } = useSession();
  const playing = useRef<PlayingSound | null>(null);
  const stop = () => {
    playing.current?.stop();
    playing.current = null;
  };
  useEffect(
    () => () => {
      playing.current?.stop();
    },
    [],
  );
  const play = (sound: Sound) => {
    stop();
    void import('./playPreviewSound.ts')
      .then(async ({ playPreviewSound }) => {
        playing.current = await playPreviewSound(editor.game.get(), sound, assetUrl);
      })
      .catch(reportError);
  };
  return { play, stop };
}
