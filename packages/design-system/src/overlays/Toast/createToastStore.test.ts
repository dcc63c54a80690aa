import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore } from './createToastStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[EN-09] keeps duration, message, type and show, and nothing else', () => {
  const store = createToastStore();
  expect(store.getState()).toEqual({ duration: 2000, message: '', type: 'error', show: false });
  store.show('Saved.', {
    type: 'success',
    duration: 500,
    title: 'Done',
    action: { label: 'Look', href: '/' },
  });
  expect(store.getState()).toEqual({ duration: 500, message: 'Saved.', type: 'success', show: true });
  expect(store.getDetail()).toEqual({ title: 'Done', action: { label: 'Look', href: '/' } });
});

it('[ST-04] is an error for 2000 ms by default', () => {
  const store = createToastStore();
  store.show('That did not work.');
  expect(store.getState()).toEqual({
    duration: 2000,
    message: 'That did not work.',
    type: 'error',
    show: true,
  });
  vi.advanceTimersByTime(1999);
  expect(store.getState().show).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.getState().show).toBe(false);
});

it('shows an error for eight seconds if it says why something failed', () => {
  const store = createToastStore();
  store.showError('This name is taken. Try another one.');
  expect(store.getState()).toMatchObject({ type: 'error', show: true });
  vi.advanceTimersByTime(7999);
  expect(store.getState().show).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.getState().show).toBe(false);
});

it('[ST-04] shows a success for its own duration', () => {
  const store = createToastStore();
  store.show('Saved.', { type: 'success', duration: 750 });
  expect(store.getState().type).toBe('success');
  vi.advanceTimersByTime(749);
  expect(store.getState().show).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.getState().show).toBe(false);
});

it('gives a new alert its full time, whatever was left of the old one', () => {
  const store = createToastStore();
  store.show('First.');
  vi.advanceTimersByTime(1900);
  store.show('Second.');
  expect(store.getDetail()).toEqual({});
  vi.advanceTimersByTime(1999);
  expect(store.getState()).toMatchObject({ message: 'Second.', show: true });
  vi.advanceTimersByTime(1);
  expect(store.getState().show).toBe(false);
});

it('stops while paused and continues with the remaining time', () => {
  const store = createToastStore();
  store.show('Read me.');
  vi.advanceTimersByTime(1500);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(store.getState().show).toBe(true);
  store.resume();
  vi.advanceTimersByTime(499);
  expect(store.getState().show).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.getState().show).toBe(false);
});

it('keeps the remaining time when both pointer and focus are on it', () => {
  const store = createToastStore();
  store.show('Read me.');
  vi.advanceTimersByTime(1500);
  store.pause();
  vi.advanceTimersByTime(300);
  store.pause();
  store.resume();
  vi.advanceTimersByTime(500);
  expect(store.getState().show).toBe(false);
});

it('does not restart when resumed after it was closed', () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  store.show('Read me.');
  store.pause();
  store.hide();
  store.subscribe(listener);
  store.resume();
  vi.advanceTimersByTime(60_000);
  expect(listener).not.toHaveBeenCalled();
});

it('notifies its listeners until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.show('One.');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.show('Two.');
  expect(listener).toHaveBeenCalledTimes(1);
});
