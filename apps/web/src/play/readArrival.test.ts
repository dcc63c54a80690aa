import { expect, it } from 'vitest';
import { dropSpent, readArrival } from './readArrival.ts';

const VISIT = { portal: null, isInIframe: false };

it('[QF-02:autojoin] autojoin=true joins without a click, and only that value', () => {
  expect(readArrival('?autojoin=true', VISIT).autoJoin).toEqual({});
  expect(readArrival('?autojoin=1', VISIT).autoJoin).toBeNull();
  expect(readArrival('', VISIT).autoJoin).toBeNull();
});

it('[RT-14:query] autoJoinToken joins with the token', () => {
  expect(readArrival('?autoJoinToken=t9', VISIT).autoJoin).toEqual({ autoJoinToken: 't9' });
});

it('reads who invited, who is credited, and through which portal', () => {
  expect(readArrival('?inv=abc&agentId=ag1&publish=true', { portal: 'a', isInIframe: true })).toEqual({
    inv: 'abc',
    agentId: 'ag1',
    portal: 'a',
    isInIframe: true,
    wantsNewest: true,
    hasLoadingScreen: false,
    opensChat: false,
    autoJoin: null,
  });
});

it('[ST-07] portals and loadingScreen=false do without the loading screen', () => {
  expect(readArrival('', VISIT).hasLoadingScreen).toBe(true);
  expect(readArrival('?loadingScreen=false', VISIT).hasLoadingScreen).toBe(false);
  expect(readArrival('', { portal: 'b', isInIframe: true }).hasLoadingScreen).toBe(false);
});

it('[QF-03:query] openchat is there or not, whatever it says, unless it says false', () => {
  for (const search of ['?openchat', '?openchat=', '?openchat=true', '?inv=abc&openchat=1'])
    expect([search, readArrival(search, VISIT).opensChat]).toEqual([search, true]);
  for (const search of ['', '?openchat=false', '?open=chat'])
    expect([search, readArrival(search, VISIT).opensChat]).toEqual([search, false]);
});

it('drops what would join again on a reload, and keeps the rest', () => {
  expect(dropSpent('?autojoin=true&inv=abc&autoJoinToken=t&autologin=true')).toBe('?inv=abc');
  expect(dropSpent('?autojoin=true')).toBe('');
});
