import type { CoinPack } from '@playloom/api-contract';

/** The packs of an installation without its own `COIN_PACKS_FILE`. */
export const defaultPacks: CoinPack[] = [
  { id: 'pouch', name: 'Pouch', coins: 1000, cents: 199 },
  { id: 'chest', name: 'Chest', coins: 5000, cents: 899 },
  { id: 'vault', name: 'Vault', coins: 20_000, cents: 2999 },
];
