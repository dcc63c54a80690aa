import type { Game } from '@playloom/game-format';
import { checkScripts } from '@playloom/scripting';

self.addEventListener('message', ({ data }: MessageEvent<Game['scripts']>) => {
  self.postMessage(checkScripts(data));
});
