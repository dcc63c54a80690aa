import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '../test/findChromium.ts';

/** Of several lists Chromium takes the last: these are Playwright's own, which ours would undo. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/**
 * Without a window Chromium still loads, for each page, the list below its address bar, twice, and keeps a
 * process ready for the next page: nearly half of the work of opening one.
 */
const UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(',')}`,
];
/** Where nothing drawn needs WebGL: its software stand-in would take half of a small machine. */
const PLAIN_FLAGS = ['--disable-gpu'];
const WEBGL_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The page around the canvas is put together faster without it.
  '--disable-gpu-compositing',
];

export interface ChromiumOptions {
  readonly hasWebGl?: boolean;
  /**
   * The same engine without the browser around it, where that is installed: a third less work. It shows no
   * notifications and does not tell a page of frames that its policy refused.
   */
  readonly isBare?: boolean;
}

export function launchChromium({ hasWebGl, isBare }: ChromiumOptions = {}): Promise<Browser> {
  const whole = requireChromium();
  const bare = `${whole}-headless-shell`;
  return chromium.launch({
    executablePath: isBare && existsSync(bare) ? bare : whole,
    args: [...CHROMIUM_FLAGS, ...(hasWebGl ? WEBGL_FLAGS : PLAIN_FLAGS)],
  });
}

/** A browser whose profile outlives it, in a folder. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  const args = [...CHROMIUM_FLAGS, ...PLAIN_FLAGS];
  return chromium.launchPersistentContext(folder, { executablePath: requireChromium(), args });
}

function requireChromium(): string {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  return executablePath;
}
