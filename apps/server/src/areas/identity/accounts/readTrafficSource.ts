import type { Arrival } from '../../../storage/schema.ts';

const ARRIVAL_COOKIES = ['referral', 'source', 'sourceCampaign'] as const;
const ARRIVAL_MAX = 200;

/**
 * Reads where the visitor came from, from cookies that the pages set on arrival. Visitors can forge them, so invalid
 * values are dropped.
 */
export function readTrafficSource(cookies: Record<string, string | undefined>): Arrival {
  const arrival: Arrival = {};
  for (const name of ARRIVAL_COOKIES) {
    const value = cookies[name]?.trim();
    if (value && value.length <= ARRIVAL_MAX && !/\p{C}/u.test(value)) arrival[name] = value;
  }
  return arrival;
}
