import { tokenChains, type TokenChain } from '@playloom/api-contract';
import { z } from 'zod';
import { parseJson, urlSchema } from './configSchemas.ts';

/** Where each chain is asked (JSON-RPC); the addresses often carry a key. */
export type ChainNodes = Partial<Record<TokenChain, string>>;

export const chainNodesSchema = z
  .string()
  .transform(parseJson)
  .pipe(z.partialRecord(z.enum(Object.keys(tokenChains) as TokenChain[]), urlSchema(['http:', 'https:'])));
