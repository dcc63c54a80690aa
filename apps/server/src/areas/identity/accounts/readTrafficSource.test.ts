import { expect, it } from 'vitest';
import { readTrafficSource } from './readTrafficSource.ts';

it('[QF-05:server] reads referral, source and campaign, and nothing else', () => {
  expect(
    readTrafficSource({ referral: ' ada ', source: 'blog', sourceCampaign: 'spring', other: 'x' }),
  ).toEqual({
    referral: 'ada',
    source: 'blog',
    sourceCampaign: 'spring',
  });
});

it('[QF-05:server] drops values that are empty, too long or not text', () => {
  expect(readTrafficSource({ referral: '  ', source: 'x'.repeat(201), sourceCampaign: 'a\u0000b' })).toEqual(
    {},
  );
  expect(readTrafficSource({ source: 'x'.repeat(200) })).toEqual({ source: 'x'.repeat(200) });
});
