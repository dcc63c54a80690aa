import { describe, expect, it } from 'vitest';
import { createSaveProgress, toSaveState, type SaveEvent, advanceSaveProgress } from './SaveProgress.ts';

function applyEvents(...events: SaveEvent[]) {
  return toSaveState(events.reduce(advanceSaveProgress, createSaveProgress()));
}

const connected = { kind: 'connected' } as const;
const edited = { kind: 'edited' } as const;
const stored = (mark: number) => ({ kind: 'notice', notice: { kind: 'stored', mark } }) as const;
const marked = (mark: number) => ({ kind: 'marked', mark }) as const;

describe('[ED-11:part] the save status', () => {
  it('is “saved” only when the database has everything', () => {
    expect(applyEvents()).toBe('loading');
    expect(applyEvents(connected)).toBe('saved');
    expect(applyEvents(connected, edited)).toBe('saving');
    expect(applyEvents(connected, edited, marked(1))).toBe('saving');
    expect(applyEvents(connected, edited, marked(1), stored(1))).toBe('saved');
    expect(applyEvents(connected, edited, marked(1), edited, stored(1))).toBe('saving');
    expect(applyEvents(connected, edited, marked(1), edited, marked(2), stored(1))).toBe('saving');
    expect(applyEvents(connected, edited, marked(2), stored(2), stored(1))).toBe('saved');
  });

  it('is “offline” while edits are stored here, and continues to save afterwards', () => {
    const away = { kind: 'disconnected' } as const;
    expect(applyEvents({ kind: 'loaded' }, edited)).toBe('offline');
    expect(applyEvents(connected, edited, marked(1), away)).toBe('offline');
    expect(applyEvents(connected, edited, marked(1), away, connected)).toBe('saving');
    expect(applyEvents(connected, edited, marked(1), away, connected, stored(1))).toBe('saved');
  });

  it('is “saving” until edits of an earlier session are stored', () => {
    expect(applyEvents(marked(1), { kind: 'loaded' })).toBe('offline');
    expect(applyEvents(marked(1), { kind: 'loaded' }, connected)).toBe('saving');
    expect(applyEvents(marked(1), { kind: 'loaded' }, connected, stored(1))).toBe('saved');
  });

  it('is “failed” while edits would be lost, and recovers', () => {
    const full = { kind: 'notice', notice: { kind: 'refused', reason: 'full' } } as const;
    const delayed = { kind: 'notice', notice: { kind: 'delayed' } } as const;
    expect(applyEvents(connected, edited, full)).toBe('failed');
    expect(applyEvents(connected, edited, full, { kind: 'disconnected' }, connected)).toBe('saving');
    expect(applyEvents(connected, edited, marked(1), delayed)).toBe('failed');
    expect(applyEvents(connected, edited, marked(1), delayed, stored(1))).toBe('saved');
    expect(applyEvents({ kind: 'no-copy' }, connected, edited, { kind: 'disconnected' })).toBe('failed');
    expect(applyEvents({ kind: 'no-copy' }, connected, { kind: 'disconnected' })).toBe('offline');
  });

  it('stays “too complex” after the server refused edits for that, also without a connection', () => {
    const refused = { kind: 'notice', notice: { kind: 'refused', reason: 'too-complex' } } as const;
    const ended = { kind: 'ended', ending: 'too-complex' } as const;
    expect(applyEvents(connected, edited, refused, ended)).toBe('too-complex');
    expect(applyEvents(connected, edited, refused, ended, { kind: 'disconnected' })).toBe('too-complex');
  });

  it('stays “removed” after access was lost', () => {
    expect(applyEvents(connected, { kind: 'ended', ending: 'removed' }, connected, stored(9))).toBe(
      'removed',
    );
  });
});
