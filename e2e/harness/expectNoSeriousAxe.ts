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

const TOO_BAD = ['serious', 'critical'];
/** Says nothing of what passed, which is most of the work. */
const OPTIONS = { resultTypes: ['violations' as const] };
const requireOfBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source: AXE_SOURCE } = requireOfBuilder('axe-core/axe.min.js') as { source: string };

/**
 * Fails with readable lines when axe finds something that keeps people from using the page. `within` names a
 * part of it: a dialog, whose scrim darkens what lies behind and cannot be used meanwhile.
 */
export async function expectNoSeriousAxe(page: Page, within?: string): Promise<void> {
  const hasFrames = page.frames().length > 1;
  const violations = await (hasFrames ? analyzeWithFrames(page, within) : analyze(page, within));
  const findings = violations
    .filter(({ impact }) => TOO_BAD.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
  expect(findings, `axe on ${page.url()}:\n${findings.join('\n')}`).toEqual([]);
}

/** In the page itself, where axe stays loaded: the builder loads it twice for each look, into a page of its own too. */
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
