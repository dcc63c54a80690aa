import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TOO_BAD = ['serious', 'critical'];

/**
 * Fails with readable lines when axe finds something that keeps people from using the page. `within` names a
 * part of it: a dialog, whose scrim darkens what lies behind and cannot be used meanwhile.
 */
export async function expectNoSeriousAxe(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.analyze();
  const findings = violations
    .filter(({ impact }) => TOO_BAD.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
  expect(findings, `axe on ${page.url()}:\n${findings.join('\n')}`).toEqual([]);
}
