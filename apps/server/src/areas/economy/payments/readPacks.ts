import { coinPackSchema, type CoinPack } from '@playloom/api-contract';
import { z } from 'zod';
import { readJsonConfigFile } from '../../../process/readJsonConfigFile.ts';
import { defaultPacks } from './defaultPacks.ts';

const packsSchema = z
  .array(coinPackSchema)
  .min(1, 'There must be at least one pack.')
  .refine((packs) => new Set(packs.map(({ id }) => id)).size === packs.length, {
    error: 'Each pack can appear only once.',
    when: ({ issues }) => issues.length === 0,
  });

/** Reads the coin packs. If the operator has defined any, they replace the default ones completely. */
export function readPacks(packsFile: string | undefined): CoinPack[] {
  return packsFile === undefined
    ? defaultPacks
    : readJsonConfigFile('COIN_PACKS_FILE', packsFile, packsSchema);
}

export interface WithPacks {
  packs: readonly CoinPack[];
}
