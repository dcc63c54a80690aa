import type { Sound } from '@playloom/game-format';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import type { HeardSound } from './playSound.ts';

/** Plays sounds as the game would; the synthesiser is fetched with the first one. */
export function usePlayer(): { readonly play: (sound: Sound) => void; readonly stop: () => void } {
  const { editor, assetUrl } = useSession();
  const heard = useRef<HeardSound | null>(null);
  const stop = () => {
    heard.current?.stop();
    heard.current = null;
  };
  useEffect(
    () => () => {
      heard.current?.stop();
    },
    [],
  );
  const play = (sound: Sound) => {
    stop();
    void import('./playSound.ts')
      .then(async ({ playSound }) => {
        heard.current = await playSound(editor.game.get(), sound, assetUrl);
      })
      .catch(reportError);
  };
  return { play, stop };
}
