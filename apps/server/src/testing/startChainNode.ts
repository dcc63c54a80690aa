import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeFunctionData, encodeFunctionResult, erc20Abi, parseAbi, toHex, type Hex } from 'viem';

interface TestToken {
  type: 'ERC20' | 'ERC721' | 'ERC1155';
  name?: string;
  symbol?: string;
  decimals?: number;
  /**
   * Balances in the smallest unit, by holder. For an ERC-1155 contract, by holder and token id, separated by a
   * space.
   */
  balances?: Record<string, bigint>;
  /** Whether the token returns its name as `bytes32`, like the oldest tokens. */
  isOld?: boolean;
}

export interface TestChainNode {
  url: string;
  /** Contracts by address. Changes take effect immediately. */
  tokens: Record<string, TestToken>;
  /** RPC methods and contract functions that were called. */
  asked: string[];
  /** If set, sent instead of every response. */
  trouble: { status: number; body: string } | null;
  close(): void;
}

const abi = [
  ...erc20Abi,
  ...parseAbi([
    'function supportsInterface(bytes4 kind) view returns (bool)',
    'function balanceOf(address holder, uint256 id) view returns (uint256)',
  ]),
] as const;
const INTERFACES: Record<TestToken['type'], string> = {
  ERC20: '',
  ERC721: '0x80ac58cd',
  ERC1155: '0xd9b67a26',
};
const REVERT = { code: 3, message: 'execution reverted' };

/** Starts a JSON-RPC node for a chain that has only these tokens. */
export async function startChainNode(tokens: Record<string, TestToken> = {}): Promise<TestChainNode> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { status, body: answer } = node.trouble ?? { status: 200, body: answerCall(node, body) };
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const node: TestChainNode = {
    url: `http://127.0.0.1:${port}/secret-key`,
    tokens,
    asked: [],
    trouble: null,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return node;
}

function answerCall(node: TestChainNode, body: string): string {
  const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] };
  const [{ to, data }] = params as [{ to: string; data: Hex }];
  const call = decodeFunctionData({ abi, data });
  node.asked.push(`${method} ${call.functionName}`);
  const token = node.tokens[to];
  const result = token === undefined ? '0x' : encodeAnswer(token, call);
  return JSON.stringify({ jsonrpc: '2.0', id, ...(result === null ? { error: REVERT } : { result }) });
}

/** Returns null if the contract does not have the function. */
function encodeAnswer(token: TestToken, call: ReturnType<typeof decodeFunctionData<typeof abi>>): Hex | null {
  const { functionName } = call;
  if (functionName === 'balanceOf') {
    // `balanceOf` takes two arguments in an ERC-1155 contract and one in others.
    if ((call.args.length === 2) !== (token.type === 'ERC1155')) return null;
    return encodeFunctionResult({
      abi: erc20Abi,
      functionName,
      result: token.balances?.[call.args.join(' ')] ?? 0n,
    });
  }
  if (functionName === 'decimals' && token.type === 'ERC20')
    return encodeFunctionResult({ abi, functionName, result: token.decimals ?? 18 });
  if (functionName === 'supportsInterface' && token.type !== 'ERC20')
    return encodeFunctionResult({ abi, functionName, result: call.args[0] === INTERFACES[token.type] });
  if (functionName !== 'name' && functionName !== 'symbol') return null;
  const value = token[functionName];
  if (value === undefined) return null;
  if (token.isOld) return toHex(value, { size: 32 }).replace(/^0x(0*)(.*)$/, '0x$2$1') as Hex;
  return encodeFunctionResult({ abi, functionName, result: value });
}
