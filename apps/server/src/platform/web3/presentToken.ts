import type { OwnUtilityToken, UtilityToken } from '@playloom/api-contract';
import type { Config } from '../../config.ts';
import type { TokenRow } from '../../storage/tokenQueries.ts';

export function presentToken(token: TokenRow, { uiOrigin }: Pick<Config, 'uiOrigin'>): UtilityToken {
  const { iconFile, address, type, tokenId, chain, name, symbol, decimals } = token;
  return {
    // Our own copy of the icon, so that game pages load nothing from other sites.
    tokenIconUrl: iconFile && `${uiOrigin}/files/${iconFile}`,
    tokenAddress: address,
    type,
    tokenId,
    chain,
    name,
    symbol,
    decimals,
  };
}

export function presentOwnToken(token: TokenRow, config: Pick<Config, 'uiOrigin'>): OwnUtilityToken {
  return { ...presentToken(token, config), iconSourceUrl: token.iconSource };
}
