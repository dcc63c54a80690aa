import type { PortalFeatures, GamePage, UtilityToken } from '@playloom/api-contract';

interface ShownToken {
  token: UtilityToken;
  /** Where the token applies, such as “This map”. */
  of: string;
}

type Game = Pick<GamePage, 'web3Data' | 'mapWeb3Data' | 'worldId'>;

/** Lists the tokens of the world and of the map, if they differ. Empty in portals that forbid purchases. */
export function listShownTokens(
  { web3Data, mapWeb3Data, worldId }: Game,
  features: PortalFeatures,
): ShownToken[] {
  if (!features.inAppPurchases) return [];
  const [whole, map] = [web3Data.utilityToken, mapWeb3Data.utilityToken];
  const isSame = JSON.stringify(whole) === JSON.stringify(map);
  return [
    ...(whole ? [{ token: whole, of: worldId === null ? 'This game' : 'All maps in this world' }] : []),
    ...(map && !isSame ? [{ token: map, of: 'This map' }] : []),
  ];
}
