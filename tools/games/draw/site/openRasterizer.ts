import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface Rasterizer {
  takeScreenshot(svg: string, width: number, height: number): Promise<Buffer>;
  takePage(html: string, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a browser that renders SVGs and pages as PNG files with a transparent background. */
export async function openRasterizer(): Promise<Rasterizer> {
  const executablePath = BROWSERS.find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  async function takePage(html: string, width: number, height: number): Promise<Buffer> {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate('document.fonts.ready');
    const png = await page.screenshot({ omitBackground: true });
    await page.close();
    return png;
  }
  return {
    takePage,
    takeScreenshot: (svg, width, height) => {
      const fitted = svg.replace(
        /<svg ([^>]*) width="[\d.]+" height="[\d.]+">/,
        `<svg $1 width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
      );
      return takePage(`<style>body{margin:0}svg{display:block}</style>${fitted}`, width, height);
    },
    close: () => browser.close(),
  };
}
