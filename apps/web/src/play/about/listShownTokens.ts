import type { Features, GamePage, UtilityToken } from '@playloom/api-contract';

interface ShownToken {
  token: UtilityToken;
  /** The scope of the token. */
  of: string;
}

type Game = Pick<GamePage, 'web3Data' | 'mapWeb3Data' | 'worldId'>;

/** The tokens of the world and of the map, if they differ. Portals forbid sales and show none. */
export function listShownTokens({ web3Data, mapWeb3Data, worldId }: Game, features: Features): ShownToken[] {
  if (!features.inAppPurchases) return [];
  const [whole, map] = [web3Data.utilityToken, mapWeb3Data.utilityToken];
  const isSame = JSON.stringify(whole) === JSON.stringify(map);
  return [
    ...(whole ? [{ token: whole, of: worldId === null ? 'This game' : 'All maps in this world' }] : []),
    ...(map && !isSame ? [{ token: map, of: 'This map' }] : []),
  ];
}
