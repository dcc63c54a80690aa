import { expect, it } from 'vitest';
import { buildCampaignCookies } from './buildCampaignCookies.ts';

const CAMPAIGN_VALUE_MAX = 100;

function cookiesOf(query: string, isHttps = false): string[] {
  return buildCampaignCookies(new URL(`https://playloom.example/pricing?${query}`), isHttps);
}

it('[QF-05:capture] stores referral, source and sourceCampaign in cookies of the same name for 30 days', () => {
  expect(cookiesOf('referral=maya&source=newsletter&sourceCampaign=spring%2026&other=x')).toEqual([
    'referral=maya; Path=/; Max-Age=2592000; SameSite=Lax',
    'source=newsletter; Path=/; Max-Age=2592000; SameSite=Lax',
    'sourceCampaign=spring%2026; Path=/; Max-Age=2592000; SameSite=Lax',
  ]);
});

it('marks the cookies as secure on HTTPS', () => {
  expect(cookiesOf('referral=maya', true)[0]).toMatch(/; Secure$/);
});

it('sets no cookie for an empty value, so that an earlier one is kept', () => {
  expect(cookiesOf('')).toEqual([]);
  expect(cookiesOf('referral=&source=%20%20&sourceCampaign=%00%0a')).toEqual([]);
});

it('cannot be used to add cookies, attributes or invisible text', () => {
  expect(cookiesOf('source=a%3B%20Domain%3Devil%3B%0d%0aSet-Cookie%3A%20b%3Dc')).toEqual([
    'source=a%3B%20Domain%3Devil%3BSet-Cookie%3A%20b%3Dc; Path=/; Max-Age=2592000; SameSite=Lax',
  ]);
  expect(cookiesOf('source=%E2%80%AEmoc.live%E2%80%8B')[0]).toMatch(/^source=moc\.live;/);
});

it('truncates long values at whole characters', () => {
  const value = (cookiesOf(`source=${encodeURIComponent('🧶'.repeat(500))}`)[0] as string).split(
    ';',
  )[0] as string;
  expect(decodeURIComponent(value.slice('source='.length))).toBe('🧶'.repeat(CAMPAIGN_VALUE_MAX));
});
