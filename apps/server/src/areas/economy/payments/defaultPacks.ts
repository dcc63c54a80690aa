import type { CoinPack } from '@playloom/api-contract';

/** The coin packs of an installation that has no `COIN_PACKS_FILE`. */
export const defaultPacks: CoinPack[] = [
  { id: 'pouch', name: 'Pouch', coins: 1000, cents: 199 },
  { id: 'chest', name: 'Chest', coins: 5000, cents: 899 },
  { id: 'vault', name: 'Vault', coins: 20_000, cents: 2999 },
];
