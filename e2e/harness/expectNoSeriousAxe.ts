import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Violation {
  id: string;
  help: string;
  impact?: string | null;
  nodes: { html: string }[];
}

declare global {
  interface Window {
    axe?: { run(where: Document | string, options: object): Promise<{ violations: Violation[] }> };
  }
}

const FAILING_IMPACTS = ['serious', 'critical'];
/** Skips collecting the results of passed rules, which takes most of the time. */
const OPTIONS = { resultTypes: ['violations' as const] };
const requireOfBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source: AXE_SOURCE } = requireOfBuilder('axe-core/axe.min.js') as { source: string };

/**
 * Fails with a readable list if axe finds serious problems. `within` limits the check to a part of the page, such as
 * an open dialog, because the page behind it is dimmed and inactive.
 */
export async function expectNoSeriousAxe(page: Page, within?: string): Promise<void> {
  const hasFrames = page.frames().length > 1;
  const violations = await (hasFrames ? analyzeWithFrames(page, within) : analyze(page, within));
  const findings = violations
    .filter(({ impact }) => FAILING_IMPACTS.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
  expect(findings, `axe on ${page.url()}:\n${findings.join('\n')}`).toEqual([]);
}

/** Loads axe into the page once and runs it there. AxeBuilder would load it twice for each check. */
async function analyze(page: Page, within: string | undefined): Promise<Violation[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE_SOURCE);

  return page.evaluate(
    async ([where, options]) => {
      const { violations } = await (window.axe as NonNullable<Window['axe']>).run(where ?? document, options);
      return violations.map(({ id, help, impact, nodes }) => ({
        id,
        help,
        impact,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    [within, OPTIONS] as const,
  );
}

async function analyzeWithFrames(page: Page, within: string | undefined): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).options(OPTIONS);
  if (within !== undefined) builder.include(within);
  return (await builder.analyze()).violations;
}
