import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TOO_BAD = ['serious', 'critical'];

/** Fails with readable lines when axe finds something that keeps people from using the page. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations
    .filter(({ impact }) => TOO_BAD.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
  expect(findings, `axe on ${page.url()}:\n${findings.join('\n')}`).toEqual([]);
}
