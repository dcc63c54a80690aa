import { coinsToUsd } from './coinsToUsd.ts';

const COINS = new Intl.NumberFormat('en');
const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Formatted coins and their value in US dollars. */
export function formatCoins(coins: number): { amount: string; worth: string } {
  return { amount: COINS.format(coins), worth: DOLLARS.format(coinsToUsd(coins)) };
}
