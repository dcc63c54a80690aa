import type { TokenChain, TokenType } from '@playloom/api-contract';

export interface TokenContract {
  chain: TokenChain;
  type: TokenType;
  /** In checksum format. */
  address: string;
  /** Token id in an ERC-1155 contract, which has many tokens; null for other types. */
  tokenId: string | null;
}

/** Name, symbol, and decimals, as the contract of the token reports them. */
export interface TokenDetails {
  name: string | null;
  symbol: string | null;
  decimals: number;
}

/** Reads from blockchains. It never writes: users are never asked to sign a transaction. */
export interface ChainClient {
  /** Chains with a configured RPC node. */
  readonly chains: readonly TokenChain[];
  /** Null if the contract is not a token of the given type; throws if the node does not respond. */
  readDetails(token: TokenContract): Promise<TokenDetails | null>;
  /** Reads a balance in the token's smallest unit. Throws if the node does not respond. */
  readBalance(token: TokenContract, holder: string): Promise<bigint>;
}

export interface WithChains {
  chains: ChainClient;
}
