import type { Features, GamePage, UtilityToken } from '@playloom/api-contract';

interface ShownToken {
  token: UtilityToken;
  /** What it counts for. */
  of: string;
}

type Game = Pick<GamePage, 'web3Data' | 'mapWeb3Data' | 'worldId'>;

/** The world's and the map's own, where they are two. Portals, in which nothing may be bought, show none. */
export function listShownTokens({ web3Data, mapWeb3Data, worldId }: Game, features: Features): ShownToken[] {
  if (!features.inAppPurchases) return [];
  const [whole, map] = [web3Data.utilityToken, mapWeb3Data.utilityToken];
  const isSame = JSON.stringify(whole) === JSON.stringify(map);
  return [
    ...(whole ? [{ token: whole, of: worldId === null ? 'This game' : 'The whole world' }] : []),
    ...(map && !isSame ? [{ token: map, of: 'This map' }] : []),
  ];
}
