import { formatNumber } from '@playloom/api-contract';

const MEGABYTES_IN_GIGABYTE = 1000;

export function formatPlanStorage(megabytes: number | null): string {
  if (megabytes === null) return 'Unlimited storage';
  if (megabytes < MEGABYTES_IN_GIGABYTE) return `${formatNumber(megabytes)} MB`;
  return `${formatNumber(megabytes / MEGABYTES_IN_GIGABYTE)} GB`;
}
