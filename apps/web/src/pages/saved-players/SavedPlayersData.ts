import type { Endpoints, ResponseOf } from '@playloom/api-contract';

/** What the page about a game's saved data shows. */
export type SavedPlayersData = ResponseOf<Endpoints['listSavedPlayers']>['data'];
