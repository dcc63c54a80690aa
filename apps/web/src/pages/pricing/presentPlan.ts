import type { PricingPlan } from '@playloom/api-contract';

const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const NUMBER = new Intl.NumberFormat('en');
const MEGABYTES_IN_GIGABYTE = 1000;

/** A price as people say it: `$12`, `$12.50`, `Free`; none where one asks. */
export function formatPlanPrice(cents: number | null): string | null {
  if (cents === null) return null;
  return cents === 0 ? 'Free' : DOLLARS.format(cents / 100).replace(/\.(\d)$/, '.$10');
}

export function formatPlanStorage(megabytes: number | null): string {
  if (megabytes === null) return 'Unlimited storage';
  if (megabytes < MEGABYTES_IN_GIGABYTE) return `${NUMBER.format(megabytes)} MB`;
  return `${NUMBER.format(megabytes / MEGABYTES_IN_GIGABYTE)} GB`;
}

interface PlanLimit {
  amount: string;
  what: string;
}

/** The four limits of a plan, each as an amount and what it counts. */
export function listPlanLimits({
  rooms,
  playersPerRoom,
  storageMegabytes,
  collaborators,
}: PricingPlan['limits']): PlanLimit[] {
  return [
    count(rooms, 'concurrent room', 'concurrent rooms'),
    count(playersPerRoom, 'player per room', 'players per room'),
    { amount: formatPlanStorage(storageMegabytes), what: 'for art and sounds' },
    count(collaborators, 'collaborator', 'collaborators'),
  ];
}

function count(amount: number | null, one: string, many: string): PlanLimit {
  if (amount === null) return { amount: 'As many', what: `${many} as you need` };
  return { amount: NUMBER.format(amount), what: amount === 1 ? one : many };
}
