import type { TokenChain, TokenType } from '@playloom/api-contract';

export interface TokenContract {
  chain: TokenChain;
  type: TokenType;
  /** With checksum. */
  address: string;
  /** Of the many tokens of an ERC-1155 contract; null for the others. */
  tokenId: string | null;
}

/** What a token's contract says of itself. */
export interface TokenDetails {
  name: string | null;
  symbol: string | null;
  decimals: number;
}

/** Reads from chains. There is no way to write: nobody is ever asked for a transaction. */
export interface ChainClient {
  /** Chains with a node. */
  readonly chains: readonly TokenChain[];
  /** Null when there is no token of this type; throws when the node does not answer. */
  readDetails(token: TokenContract): Promise<TokenDetails | null>;
  /** In the smallest units. Throws when the node does not answer. */
  readBalance(token: TokenContract, holder: string): Promise<bigint>;
}
