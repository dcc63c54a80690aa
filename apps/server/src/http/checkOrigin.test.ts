import { expect, it } from 'vitest';
import type { Config } from '../process/config.ts';
import { isOurOrigin } from './checkOrigin.ts';

/** A rooms process on the machine of the person who tries a fleet. */
const CONFIG = {
  publicUrl: 'http://localhost:3000',
  uiOrigin: 'http://ui.localhost:3000',
  isPublicUrlGiven: true,
} as Config;

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.0.0.1:3001', false],
  ['http://ui.localhost:3000', false],
  ['http://evil.example:3000', false],
  ['null', false],
])(
  '[OP-50:part] [T4:part] a rooms process with its own port is asked by a page of %s: %s',
  (origin, isOurs) => {
    expect(isOurOrigin(CONFIG, { headers: { origin }, host: 'localhost:4321' })).toBe(isOurs);
  },
);
