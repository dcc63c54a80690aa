import { coinsToUsd } from './coinsToUsd.ts';

const COINS = new Intl.NumberFormat('en');
const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Coins as people read them, and what they are worth. */
export function formatCoins(coins: number): { amount: string; worth: string } {
  return { amount: COINS.format(coins), worth: DOLLARS.format(coinsToUsd(coins)) };
}
