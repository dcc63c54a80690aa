import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '../test/findChromium.ts';

/**
 * Chromium uses only the last of several lists. These are Playwright's defaults, which ours would override.
 */
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
 * Without a window, Chromium still loads the list under its address bar twice for each page, and keeps a
 * process ready for the next page: nearly half of the work of opening a page.
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
/** For pages without WebGL: its software fallback would take half of a small machine. */
const PLAIN_FLAGS = ['--disable-gpu'];
const WEBGL_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Composes the page around the canvas faster.
  '--disable-gpu-compositing',
];

export interface ChromiumOptions {
  readonly hasWebGl?: boolean;
  /**
   * Uses the headless shell if it is installed: a third less work. It shows no notifications and does not
   * report frames that its policy rejected.
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

/** A browser with a profile that is kept in a folder. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  const args = [...CHROMIUM_FLAGS, ...PLAIN_FLAGS];
  return chromium.launchPersistentContext(folder, { executablePath: requireChromium(), args });
}

function requireChromium(): string {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Install it or set CHROMIUM_PATH.');
  return executablePath;
}
