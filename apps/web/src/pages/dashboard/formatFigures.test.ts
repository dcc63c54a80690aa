import { describe, expect, it } from 'vitest';
import { roundUpAxisMax, describeChange, formatFigure, formatSeconds, formatShare } from './formatFigures.ts';
import { formatDashboardCsv } from './formatDashboardCsv.ts';

describe('formatFigures', () => {
  it('formats figures short enough for a phone', () => {
    expect([0.23, 4, 1234.6].map(formatFigure)).toEqual(['0.2', '4', '1,235']);
    expect([null, 12, 60, 95, 725, 7260].map(formatSeconds)).toEqual([
      '–',
      '12 s',
      '1 min',
      '1 min 35 s',
      '12 min',
      '2 h 1 min',
    ]);
    expect([null, 0, 0.256].map(formatShare)).toEqual(['–', '0%', '26%']);
  });

  it('compares with the previous range if it has data', () => {
    expect(describeChange(0, 0)).toBeNull();
    expect(describeChange(1, null)).toBeNull();
    expect(describeChange(3, 0)).toEqual({ tone: 'up', text: 'Up from 0' });
    expect(describeChange(3, 2)).toEqual({ tone: 'up', text: '+50%' });
    expect(describeChange(1, 2)).toEqual({ tone: 'down', text: '−50%' });
    expect(describeChange(2, 2)).toEqual({ tone: 'same', text: 'No change' });
  });

  it('rounds the top of the scale up', () => {
    expect([0, 4, 5, 11, 41, 100, 523].map(roundUpAxisMax)).toEqual([4, 4, 5, 20, 50, 100, 1000]);
  });

  it('writes a CSV file with one line per day', () => {
    const day = { day: '2026-03-01', plays: 4, players: 3, newPlayers: 2, peak: 2, seconds: 90, coins: 18 };
    expect(formatDashboardCsv([day])).toBe(
      'day,plays,players,new players,peak concurrent players,average session seconds,coins\r\n2026-03-01,4,3,2,2,90,18\r\n',
    );
  });
});
