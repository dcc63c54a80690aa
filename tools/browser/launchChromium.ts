import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../test/findChromium.ts';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** Where nothing drawn needs WebGL: its software stand-in would take half of a small machine. */
const PLAIN_FLAGS = ['--disable-gpu'];
const WEBGL_FLAGS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export function launchChromium(options: { readonly hasWebGl?: boolean } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  const args = [...CHROMIUM_FLAGS, ...(options.hasWebGl ? WEBGL_FLAGS : PLAIN_FLAGS)];
  return chromium.launch({ executablePath, args });
}
