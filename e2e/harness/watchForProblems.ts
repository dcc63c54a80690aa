import type { BrowserContext } from 'playwright-core';

/** Records problems of our pages: logged errors, exceptions, and calls to other sites. */
export function watchForProblems(context: BrowserContext, expected: RegExp[], problems: string[]): void {
  const note = (problem: string): void => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    note(`console error on ${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    note(`uncaught error on ${error.page()?.url()}: ${error.error().stack || error.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (protocol.startsWith('http') && !isOurs) note(`call to another site: ${request.url()}`);
  });
}
