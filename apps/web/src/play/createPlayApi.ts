import { callEndpoint, type ApiClient, type Endpoints } from '@playloom/api-contract';
import { fetchAsVisitor } from '../session/fetchAsVisitor.ts';

type PlayApi = Pick<ApiClient, 'createInvite' | 'joinGame' | 'listRooms' | 'readClient' | 'readGame'>;

/** As the contract has them; the compiler sees to it. */
const CALLS: { [K in keyof PlayApi]: Pick<Endpoints[K], 'method' | 'path'> } = {
  createInvite: { method: 'POST', path: '/api/v1/games/:id/invites/' },
  joinGame: { method: 'GET', path: '/api/v1/game-server/:id/' },
  listRooms: { method: 'GET', path: '/api/v1/games/:id/rooms/' },
  readClient: { method: 'GET', path: '/client/:engineVersion' },
  readGame: { method: 'GET', path: '/api/v1/games/by-slug/:gameSlug/' },
};

/** The calls of playing, without the schemas of all others: they would be a tenth of what is loaded to play. */
export function createPlayApi(): PlayApi {
  const calls = Object.entries(CALLS).map(([name, endpoint]) => [
    name,
    (call: object) => callEndpoint(fetchAsVisitor, '', endpoint, call),
  ]);
  return Object.fromEntries(calls) as PlayApi;
}
