import { formatNumber } from '@playloom/api-contract';
import type { PricingPlan } from '@playloom/api-contract';
import { formatDollars } from '../../numbers/formatPercent.ts';
import { formatPlanStorage } from './formatPlanStorage.ts';

/** Formats a price as `$12`, `$12.50` or `Free`. Returns null for a plan without a fixed price. */
export function formatPlanPrice(cents: number | null): string | null {
  if (cents === null) return null;
  return cents === 0 ? 'Free' : formatDollars(cents / 100).replace(/\.00$/, '');
}

interface PlanLimit {
  amount: string;
  what: string;
}

/** Lists the limits of a plan, each as an amount and its unit. */
export function listPlanLimits({
  rooms,
  playersPerRoom,
  storageMegabytes,
  collaborators,
  sleepHours,
  keptRooms,
}: PricingPlan['limits']): PlanLimit[] {
  return [
    count(rooms, 'concurrent room', 'concurrent rooms'),
    count(playersPerRoom, 'player per room', 'players per room'),
    { amount: formatPlanStorage(storageMegabytes), what: 'for art and sounds' },
    count(collaborators, 'collaborator', 'collaborators'),
    { amount: formatKeptTime(sleepHours), what: 'keep time for empty rooms' },
    count(keptRooms, 'kept room per game', 'kept rooms per game'),
  ];
}

/** Formats how long rooms without players are kept, as `24 hours` or `7 days`. */
function formatKeptTime(hours: number | null): string {
  if (hours === null) return 'Unlimited';
  if (hours === 0 || hours % 24 !== 0 || hours < 48)
    return `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
  return `${formatNumber(hours / 24)} days`;
}

function count(amount: number | null, one: string, many: string): PlanLimit {
  if (amount === null) return { amount: 'Unlimited', what: many };
  return { amount: formatNumber(amount), what: amount === 1 ? one : many };
}
