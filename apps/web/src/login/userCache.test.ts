import type { User } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { clearUserData, writeUserCache } from './userCache.ts';

const USER: User = {
  _id: 'b7c1',
  local: { username: 'moss_knight', profilePicture: '/default-avatar.png' },
  coins: 50,
  marketingOptIn: false,
  openChatAccountOf: null,
  isSecondStepAfterSignupCompleted: true,
  lastTermsAndPrivacyApprovalDate: '2026-03-04T12:00:00.000Z',
  notificationPreferences: { receiveNotificationsFrom: 'EVERYONE' },
};

it('[EN-01:cache] stores the user in the browser as userData', () => {
  const storage = createMemoryStorage();
  writeUserCache(storage, USER);
  expect(JSON.parse(storage.getItem('userData') as string)).toEqual(USER);
});

it('[ST-02:storage] logging out removes the user’s data and sets the cached user to null', () => {
  const local = createMemoryStorage();
  const session = createMemoryStorage();
  writeUserCache(local, USER);
  local.setItem('toastedNotifications', '["n1"]');
  session.setItem('chatToken', 'secret');
  local.setItem('v', 'the browser’s own id');
  clearUserData(local, session);
  expect(local.getItem('userData')).toBe('null');
  expect(local.getItem('toastedNotifications')).toBeNull();
  expect(session.length).toBe(0);
  expect(local.getItem('v')).toBe('the browser’s own id');
});

it('ignores full storage', () => {
  const storage = createMemoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => writeUserCache(storage, USER)).not.toThrow();
});
