import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const TEXT_MINIMUM = 4.5;
const EDGE_MINIMUM = 3;

const SURFACES = ['ink-950', 'ink-900', 'ink-850', 'ink-800', 'ink-700'];
const TEXTS = ['paper', 'paper-dim', 'paper-mute', 'coral', 'sun', 'mint', 'sky', 'danger-text'];
const FONT_FACES = [
  'coral',
  'coral-lift',
  'sun',
  'mint',
  'mint-lift',
  'sky',
  'danger',
  'danger-lift',
  'paper',
];

function readColor(name: string): [number, number, number] {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`No color --${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** Relative luminance, defined by WCAG 2. */
function luminance(name: string): number {
  const [red, green, blue] = readColor(name).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

it.each(SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface])))(
  '%s is readable on %s',
  (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(TEXT_MINIMUM);
  },
);

it.each(FONT_FACES)('on-thread is readable on %s', (face) => {
  expect(contrast('on-thread', face)).toBeGreaterThanOrEqual(TEXT_MINIMUM);
});

it('the second voice is readable on paper', () => {
  expect(contrast('ink-on-paper-2', 'paper')).toBeGreaterThanOrEqual(TEXT_MINIMUM);
});

it.each(['ink-950', 'ink-900', 'ink-850', 'ink-800'])('the edge of a control is visible on %s', (surface) => {
  expect(contrast('line-control', surface)).toBeGreaterThanOrEqual(EDGE_MINIMUM);
});

it.each(SURFACES)('the focus ring is visible on %s', (surface) => {
  expect(contrast('sun', surface)).toBeGreaterThanOrEqual(EDGE_MINIMUM);
});
