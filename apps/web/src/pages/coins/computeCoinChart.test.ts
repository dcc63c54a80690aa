import { expect, it } from 'vitest';
import { countDays, computeCoinChart } from './computeCoinChart.ts';

it('draws balances as steps up to the end of today', () => {
  const history = [
    { day: '2026-01-01', balance: '50' },
    { day: '2026-01-02', balance: '100' },
    { day: '2026-01-04', balance: '0' },
  ];
  expect(computeCoinChart(history, '2026-01-04')).toEqual({
    line: 'M0.00 50.00H25.00V0.00H75.00V100.00H100',
    area: 'M0.00 50.00H25.00V0.00H75.00V100.00H100V100H0.00Z',
    most: 100,
  });
  expect(computeCoinChart([], '2026-01-04').line).toBe('');
  expect(computeCoinChart([{ day: '2026-01-04', balance: '0' }], '2026-01-04').line).toBe('M0.00 100.00H100');
});

it('counts days inclusively, so that today alone is one day', () => {
  expect(countDays([{ day: '2026-01-04', balance: '5' }], '2026-01-04')).toBe(1);
  expect(countDays([{ day: '2026-01-01', balance: '5' }], '2026-01-04')).toBe(4);
  expect(countDays([], '2026-01-04')).toBe(0);
});
