import { registerHooks } from 'node:module';

/** Runs the worker from the sources with a higher player limit than creators may set, for scenes larger than any game. */
const LIMITS = '/packages/game-format/src/document/limits.ts';
const SHIPPED = /PLAYERS_MAX = \d+/;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(LIMITS)) return loaded;
    const source = new TextDecoder().decode(loaded.source as Uint8Array);
    if (!SHIPPED.test(source)) throw new Error('The player limit has moved.');
    return { ...loaded, source: source.replace(SHIPPED, 'PLAYERS_MAX = 1000') };
  },
});

await import('../../apps/server/src/rooms-process/simulation/roomWorkerMain.ts');
