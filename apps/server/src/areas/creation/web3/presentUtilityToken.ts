import type { OwnUtilityToken, UtilityToken } from '@playloom/api-contract';
import type { Config } from '../../../process/config.ts';
import type { UtilityTokenRow } from './tokenQueries.ts';

export function presentUtilityToken(
  token: UtilityTokenRow,
  { uiOrigin }: Pick<Config, 'uiOrigin'>,
): UtilityToken {
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

export function presentOwnUtilityToken(
  token: UtilityTokenRow,
  config: Pick<Config, 'uiOrigin'>,
): OwnUtilityToken {
  return { ...presentUtilityToken(token, config), iconSourceUrl: token.iconSource };
}
