import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '../test/findChromium.ts';

/**
 * Features that Playwright turns off by default. They are repeated here, because Chromium uses only the last
 * `--disable-features` flag and ours would override Playwright's.
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
 * Features that are useless without a window. For each page, Chromium would load the suggestion list of the address bar
 * twice and start a spare process, which is nearly half of the work of opening a page.
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
/** Flags for pages without WebGL. Its software fallback would use half of the CPU of a small machine. */
const PLAIN_FLAGS = ['--disable-gpu'];
const WEBGL_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Compositing the page is faster without the software GPU.
  '--disable-gpu-compositing',
];

export interface ChromiumOptions {
  readonly hasWebGl?: boolean;
  /**
   * Uses the headless shell if it is installed, which needs a third less CPU time. It shows no notifications and does
   * not report frames that a content security policy blocked.
   */
  readonly isBare?: boolean;
}

interface LaunchOptions {
  executablePath: string;
  args: string[];
}

export function launchChromium(options: ChromiumOptions = {}): Promise<Browser> {
  return chromium.launch(getLaunchOptions(requireChromium(), options));
}

/** Returns how to launch the given Chromium. */
export function getLaunchOptions(whole: string, { hasWebGl, isBare }: ChromiumOptions): LaunchOptions {
  const bare = `${whole}-headless-shell`;
  return {
    executablePath: isBare && existsSync(bare) ? bare : whole,
    args: [...CHROMIUM_FLAGS, ...(hasWebGl ? WEBGL_FLAGS : PLAIN_FLAGS)],
  };
}

/** Launches a browser whose profile is stored in the given folder. */
export function launchChromiumProfile(folder: string): Promise<BrowserContext> {
  const args = [...CHROMIUM_FLAGS, ...PLAIN_FLAGS];
  return chromium.launchPersistentContext(folder, { executablePath: requireChromium(), args });
}

function requireChromium(): string {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Install it or set CHROMIUM_PATH.');
  return executablePath;
}
