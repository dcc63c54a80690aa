import type { Game } from '@playloom/game-format';
import { checkScripts } from '@playloom/game-format/scripts';

self.addEventListener('message', ({ data }: MessageEvent<Game['scripts']>) => {
  self.postMessage(checkScripts(data));
});
