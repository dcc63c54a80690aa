import { getPortalFeatures, type UtilityToken } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { listShownTokens } from './listShownTokens.ts';

const oil: UtilityToken = {
  tokenIconUrl: null,
  tokenAddress: '0x1',
  type: 'ERC20',
  tokenId: null,
  chain: 'base',
  name: 'Lantern Oil',
  symbol: 'OIL',
  decimals: 6,
};
const lamp: UtilityToken = { ...oil, tokenAddress: '0x2', type: 'ERC721', symbol: 'LAMP' };

const list = (whole: UtilityToken | null, map: UtilityToken | null, worldId: string | null = 'bay') =>
  listShownTokens(
    { web3Data: { utilityToken: whole }, mapWeb3Data: { utilityToken: map }, worldId },
    getPortalFeatures(null),
  ).map(({ token, of }) => [token.symbol, of]);

it('[EN-04:part] shows the token of a game once, and the tokens of a world and its map if they differ', () => {
  expect(list(null, null)).toEqual([]);
  expect(list(oil, { ...oil }, null)).toEqual([['OIL', 'This game']]);
  expect(list(oil, { ...oil })).toEqual([['OIL', 'All maps in this world']]);
  expect(list(oil, lamp)).toEqual([
    ['OIL', 'All maps in this world'],
    ['LAMP', 'This map'],
  ]);
  expect(list(null, lamp)).toEqual([['LAMP', 'This map']]);
});

it('[RO-03:part] shows none inside portals', () => {
  const game = { web3Data: { utilityToken: oil }, mapWeb3Data: { utilityToken: oil }, worldId: null };
  expect(listShownTokens(game, getPortalFeatures(null))).toHaveLength(1);
  for (const portal of ['a', 'b'] as const)
    expect(listShownTokens(game, getPortalFeatures(portal))).toEqual([]);
});
