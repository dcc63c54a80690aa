import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../tools/test/findChromium.ts';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  // Nothing drawn here needs WebGL; its software stand-in would take half of a small machine.
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
