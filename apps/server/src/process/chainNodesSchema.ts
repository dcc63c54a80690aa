import { tokenChains, type TokenChain } from '@playloom/api-contract';
import { z } from 'zod';
import { parseJson, urlSchema } from './configSchemas.ts';

/** JSON-RPC node of each chain. The addresses often contain an API key. */
export type ChainNodes = Partial<Record<TokenChain, string>>;

export const chainNodesSchema = z
  .string()
  .transform(parseJson)
  .pipe(z.partialRecord(z.enum(Object.keys(tokenChains) as TokenChain[]), urlSchema(['http:', 'https:'])));
