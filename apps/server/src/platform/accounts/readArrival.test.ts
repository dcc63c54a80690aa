import { expect, it } from 'vitest';
import { readArrival } from './readArrival.ts';

it('[QF-05:server] reads referral, source and campaign, and nothing else', () => {
  expect(readArrival({ referral: ' ada ', source: 'blog', sourceCampaign: 'spring', other: 'x' })).toEqual({
    referral: 'ada',
    source: 'blog',
    sourceCampaign: 'spring',
  });
});

it('[QF-05:server] drops what is empty, too long or not text', () => {
  expect(readArrival({ referral: '  ', source: 'x'.repeat(201), sourceCampaign: 'a\u0000b' })).toEqual({});
  expect(readArrival({ source: 'x'.repeat(200) })).toEqual({ source: 'x'.repeat(200) });
});
