import type { TokenChain } from '@playloom/api-contract';
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  erc20Abi_bytes32,
  parseAbi,
  trim,
  type Hex,
} from 'viem';
import { z } from 'zod';
import { SECOND_MS } from '../process/clock.ts';
import type { ChainNodes } from '../process/chainNodesSchema.ts';
import type { ChainClient, TokenDetails, TokenContract } from './ChainClient.ts';

const ANSWER_WITHIN_MS = 5 * SECOND_MS;
const NAME_MAX = 60;
const SYMBOL_MAX = 20;
/** Most tokens have 18 decimals. A contract that reports more than this is rejected. */
const DECIMALS_MAX = 36;
/** EIP-165 interface ids. */
const INTERFACES = { ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' } as const;

const interfacesAbi = parseAbi(['function supportsInterface(bytes4 kind) view returns (bool)']);
const manyAbi = parseAbi(['function balanceOf(address holder, uint256 id) view returns (uint256)']);
const answerSchema = z.union([
  z.object({ result: z.string().regex(/^0x(?:[0-9a-f]{2})*$/i) }),
  z.object({ error: z.object({ code: z.number() }) }),
]);

/** Calls nodes by JSON-RPC. Errors never include node addresses, which often contain an API key. */
export function createChainClient(nodes: ChainNodes): ChainClient {
  const call = (token: TokenContract, data: Hex) => callContract(nodes, token, data);
  return {
    chains: Object.keys(nodes) as TokenChain[],
    readDetails(token) {
      const ask: Call = (data) => call(token, data);
      return token.type === 'ERC20' ? readCoin(ask) : readCollectible(INTERFACES[token.type], ask);
    },
    async readBalance(token, holder) {
      const data = await call(token, askBalance(token, holder as Hex));
      const answer = { abi: erc20Abi, functionName: 'balanceOf' } as const;
      const balance = data && decode(() => decodeFunctionResult({ ...answer, data }));
      if (balance === null)
        throw new Error(`The contract ${token.address} on ${token.chain} did not return a balance.`);
      return balance;
    },
  };
}

function askBalance({ tokenId }: TokenContract, holder: Hex): Hex {
  const functionName = 'balanceOf';
  return tokenId === null
    ? encodeFunctionData({ abi: erc20Abi, functionName, args: [holder] })
    : encodeFunctionData({ abi: manyAbi, functionName, args: [holder, BigInt(tokenId)] });
}

type Call = (data: Hex) => Promise<Hex | null>;

async function readCoin(call: Call): Promise<TokenDetails | null> {
  const question = { abi: erc20Abi, functionName: 'decimals' } as const;
  const data = await call(encodeFunctionData(question));
  const decimals = data && decode(() => decodeFunctionResult({ ...question, data }));
  if (decimals === null || decimals > DECIMALS_MAX) return null;
  return { ...(await readNames(call)), decimals };
}

async function readCollectible(kind: Hex, call: Call): Promise<TokenDetails | null> {
  const question = { abi: interfacesAbi, functionName: 'supportsInterface' } as const;
  const data = await call(encodeFunctionData({ ...question, args: [kind] }));
  const isOne = data && decode(() => decodeFunctionResult({ ...question, data }));
  return isOne === true ? { ...(await readNames(call)), decimals: 0 } : null;
}

async function readNames(call: Call): Promise<{ name: string | null; symbol: string | null }> {
  const [name, symbol] = await Promise.all(
    (['name', 'symbol'] as const).map(async (functionName) => {
      const data = await call(encodeFunctionData({ abi: erc20Abi, functionName }));
      return (
        data &&
        (decode(() => decodeFunctionResult({ abi: erc20Abi, functionName, data })) ??
          // The oldest tokens return `bytes32` instead of a string.
          decode(() => readBytes(decodeFunctionResult({ abi: erc20Abi_bytes32, functionName, data }))))
      );
    }),
  );
  return { name: clean(name ?? null, NAME_MAX), symbol: clean(symbol ?? null, SYMBOL_MAX) };
}

/** Returns null if the data cannot be decoded: anyone can deploy a contract that returns anything. */
function decode<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function readBytes(value: Hex): string {
  return Buffer.from(trim(value, { dir: 'right' }).slice(2), 'hex').toString();
}

function clean(text: string | null, max: number): string | null {
  const shown = text?.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() ?? '';
  return shown === '' ? null : Array.from(shown).slice(0, max).join('');
}

/** Calls a contract. Returns null if it reverts or does not exist. */
async function callContract(
  nodes: ChainNodes,
  { chain, address }: TokenContract,
  data: Hex,
): Promise<Hex | null> {
  const answer = answerSchema.safeParse(await askNode(nodes[chain], [{ to: address, data }, 'latest']));
  if (!answer.success) throw new Error(`The ${chain} node did not send a valid response.`);
  if ('error' in answer.data) {
    if (isContractRevert(answer.data.error.code)) return null;
    throw new Error(`The ${chain} node returned error ${answer.data.error.code}.`);
  }
  const { result } = answer.data;
  return result === '0x' ? null : (result as Hex);
}

/**
 * Whether an error comes from the contract and not from the node. By EIP-1474, 3 is a revert. Older nodes use
 * −32000 or −32015, and missing contracts −32000.
 */
function isContractRevert(code: number): boolean {
  return code === 3 || code === -32_000 || code === -32_015;
}

async function askNode(node: string | undefined, params: unknown[]): Promise<unknown> {
  if (node === undefined) return undefined;
  try {
    const answer = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return await answer.json();
  } catch {
    // The error is dropped because its message may contain the node's address.
    return undefined;
  }
}
