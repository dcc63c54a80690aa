import { expect, it } from 'vitest';
import { removeUsedParameters, readPageArrival } from './readPageArrival.ts';

const VISIT = { portal: null, isInIframe: false };

it('[QF-02:autojoin] autojoin=true joins without a click, and only that value', () => {
  expect(readPageArrival('?autojoin=true', VISIT).autoJoin).toEqual({});
  expect(readPageArrival('?autojoin=1', VISIT).autoJoin).toBeNull();
  expect(readPageArrival('', VISIT).autoJoin).toBeNull();
});

it('[RT-14:query] autoJoinToken joins with the token', () => {
  expect(readPageArrival('?autoJoinToken=t9', VISIT).autoJoin).toEqual({ autoJoinToken: 't9' });
});

it('reads who invited, who is credited, and through which portal', () => {
  expect(readPageArrival('?inv=abc&agentId=ag1&publish=true', { portal: 'a', isInIframe: true })).toEqual({
    inv: 'abc',
    agentId: 'ag1',
    portal: 'a',
    isInIframe: true,
    wantsNewest: true,
    hasLoadingScreen: false,
    opensChat: false,
    showsFps: false,
    autoJoin: null,
  });
});

it('[ST-07] portals and loadingScreen=false do without the loading screen', () => {
  expect(readPageArrival('', VISIT).hasLoadingScreen).toBe(true);
  expect(readPageArrival('?loadingScreen=false', VISIT).hasLoadingScreen).toBe(false);
  expect(readPageArrival('', { portal: 'b', isInIframe: true }).hasLoadingScreen).toBe(false);
});

it('[QF-03:query] openchat counts with any value except false', () => {
  for (const search of ['?openchat', '?openchat=', '?openchat=true', '?inv=abc&openchat=1'])
    expect([search, readPageArrival(search, VISIT).opensChat]).toEqual([search, true]);
  for (const search of ['', '?openchat=false', '?open=chat'])
    expect([search, readPageArrival(search, VISIT).opensChat]).toEqual([search, false]);
});

it('[GPU-04:query] fps counts with any value except false', () => {
  for (const search of ['?fps', '?fps=1', '?inv=abc&fps=true'])
    expect([search, readPageArrival(search, VISIT).showsFps]).toEqual([search, true]);
  for (const search of ['', '?fps=false']) expect(readPageArrival(search, VISIT).showsFps).toBe(false);
});

it('drops parameters that would join again on a reload and keeps the rest', () => {
  expect(removeUsedParameters('?autojoin=true&inv=abc&autoJoinToken=t&autologin=true')).toBe('?inv=abc');
  expect(removeUsedParameters('?autojoin=true')).toBe('');
});
