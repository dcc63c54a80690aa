import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startChainNode, type TestChainNode } from '../testing/startChainNode.ts';
import type { ChainClient, TokenContract } from './ChainClient.ts';
import { createChainClient } from './createChainClient.ts';

const COIN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const HOLDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

let node: TestChainNode;
let client: ChainClient;
beforeAll(async () => {
  node = await startChainNode();
  client = createChainClient({ base: node.url });
});
afterAll(() => node.close());
beforeEach(() => {
  node.tokens = {};
  node.trouble = null;
});

const coin: TokenContract = { chain: 'base', type: 'ERC20', address: COIN, tokenId: null };
const collectible: TokenContract = { ...coin, type: 'ERC721' };
const oneOfMany: TokenContract = { ...coin, type: 'ERC1155', tokenId: '7' };

it('reads the details of a token', async () => {
  node.tokens[COIN] = { type: 'ERC20', name: 'Lantern Oil', symbol: 'OIL', decimals: 6 };
  expect(client.chains).toEqual(['base']);
  expect(await client.readDetails(coin)).toEqual({ name: 'Lantern Oil', symbol: 'OIL', decimals: 6 });
  expect(await client.readDetails(collectible)).toBeNull();
  node.tokens[COIN] = { type: 'ERC721', name: 'Lanterns', symbol: 'LAMP' };
  expect(await client.readDetails(collectible)).toEqual({ name: 'Lanterns', symbol: 'LAMP', decimals: 0 });
  expect(await client.readDetails(coin)).toBeNull();
});

it('reads old and nameless tokens, and cleans up odd names', async () => {
  node.tokens[COIN] = { type: 'ERC20', name: 'Maker', symbol: 'MKR', isOld: true };
  expect(await client.readDetails(coin)).toEqual({ name: 'Maker', symbol: 'MKR', decimals: 18 });
  node.tokens[COIN] = { type: 'ERC20' };
  expect(await client.readDetails(coin)).toEqual({ name: null, symbol: null, decimals: 18 });
  node.tokens[COIN] = { type: 'ERC20', name: ' a\u202e\n\u0000b ', symbol: 'X'.repeat(5000) };
  expect(await client.readDetails(coin)).toEqual({ name: 'a b', symbol: 'X'.repeat(20), decimals: 18 });
  node.tokens[COIN] = { type: 'ERC20', decimals: 255 };
  expect(await client.readDetails(coin)).toBeNull();
});

it('finds nothing where there is no contract', async () => {
  expect(await client.readDetails(coin)).toBeNull();
  expect(await client.readDetails(collectible)).toBeNull();
  await expect(client.readBalance(coin, HOLDER)).rejects.toThrow('did not return a balance');
});

it('reads balances and sends only read requests', async () => {
  node.asked.length = 0;
  node.tokens[COIN] = { type: 'ERC20', balances: { [HOLDER]: 2n ** 200n } };
  expect(await client.readBalance(coin, HOLDER)).toBe(2n ** 200n);
  expect(await client.readBalance(coin, COIN)).toBe(0n);
  expect(node.asked).toEqual(['eth_call balanceOf', 'eth_call balanceOf']);
});

it('reads the balance of one token id in an ERC-1155 contract', async () => {
  node.tokens[COIN] = { type: 'ERC1155', balances: { [`${HOLDER} 7`]: 3n, [`${HOLDER} 8`]: 5n } };
  expect(await client.readDetails(oneOfMany)).toEqual({ name: null, symbol: null, decimals: 0 });
  expect(await client.readDetails(collectible)).toBeNull();
  expect(await client.readBalance(oneOfMany, HOLDER)).toBe(3n);
  expect(await client.readBalance({ ...oneOfMany, tokenId: String(2n ** 256n - 1n) }, HOLDER)).toBe(0n);
  await expect(client.readBalance(coin, HOLDER)).rejects.toThrow('did not return a balance');
});

it.each([
  ['with an error', 200, '{"error":{"code":-32005,"message":"limit exceeded"}}'],
  ['with no JSON', 502, '<html>'],
  ['with something else', 200, '{"result":17}'],
  ['nothing', 500, ''],
])('fails without naming the address when the node responds %s', async (_, status, body) => {
  node.trouble = { status, body };
  const failure = await client.readDetails(coin).then(
    () => '',
    (error: Error) => `${error.message} ${String(error.cause)} ${error.stack}`,
  );
  expect(failure).toContain('The base node');
  expect(failure).not.toContain('secret-key');
});

it('fails the same way when the node is unreachable', async () => {
  const alone = createChainClient({ base: 'http://127.0.0.1:9/secret-key' });
  await expect(alone.readBalance(coin, HOLDER)).rejects.toThrow(
    'The base node did not send a valid response',
  );
  await expect(createChainClient({}).readBalance(coin, HOLDER)).rejects.toThrow('The base node');
});
