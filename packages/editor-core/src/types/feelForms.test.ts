import { expect, it } from 'vitest';
import { describeForm, type FormKind } from './describeForm.ts';

function listFeel(kind: FormKind): readonly string[] {
  const section = describeForm(kind).find(({ title }) => title === 'Feel');
  return (section?.fields ?? []).map(({ label, unit }) => (unit === null ? label : `${label} (${unit})`));
}

it('[FEEL-10:part] has a section Feel in the settings and in the types that have any', () => {
  expect(listFeel('settings')).toEqual([
    'Hit stop (s)',
    'Screen shake when hurt',
    'Damage numbers',
    'Squash and stretch',
    'Combo sounds (semitones)',
    'Crosshair',
    'Charge bar',
  ]);
  expect(listFeel('units')).toEqual(['Squash and stretch', 'Step volume', 'Step effect']);
  expect(listFeel('items')).toEqual(['Hit stop (s)', 'Crosshair']);
  expect(listFeel('effects')).toEqual(['Screen shake', 'Hit stop (s)']);
  expect(listFeel('sounds')).toEqual(['Combo sounds (semitones)']);
});

it('[FEEL-10:part] explains each of them', () => {
  for (const kind of ['settings', 'units', 'items', 'effects', 'sounds'] as const) {
    const section = describeForm(kind).find(({ title }) => title === 'Feel')!;
    expect(section.fields.filter(({ help }) => help === null)).toEqual([]);
  }
});
