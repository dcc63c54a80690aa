import type { Benchmark } from './measure/Benchmark.ts';
import { compareRates } from './measure/compareRates.ts';
import { startPeer } from './startPeer.ts';

const PATH = '/api/v1/user/';
const GOAL = 0.7;
const LOAD = { connections: 50, seconds: 1, rounds: 31, warmUp: 40_000 };

export const userEndpoint: Benchmark = {
  name: 'Logged-in user',
  question: `GET ${PATH} logged in, ${LOAD.connections} concurrent clients, against a bare Fastify route with the same query`,
  async run(startSite) {
    const { url, databaseUrl, cookie } = await startSite();
    const peer = await startPeer('bareUser.ts', { DATABASE_URL: databaseUrl });
    try {
      return await compareRates(
        { name: 'Playloom', url: url + PATH, headers: { cookie } },
        { name: 'bare Fastify', url: peer.url + PATH, headers: { cookie } },
        GOAL,
        LOAD,
      );
    } finally {
      await peer.stop();
    }
  },
};
