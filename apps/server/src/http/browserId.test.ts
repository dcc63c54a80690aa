import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import { deriveKeySet, type KeySet } from '../process/deriveKeySet.ts';
import { ensureBrowserId, readBrowserId } from './browserId.ts';

const config = readConfig({});
const [first, second] = [deriveKeySet('1'.repeat(32)), deriveKeySet('2'.repeat(32))];

/** A browser that visits servers with the given keys, and how many cookies it was sent. */
function createBrowser(isFramed = false) {
  const cookies: Record<string, string> = {};
  const browser = { sent: 0, visit, cookies };
  function visit(...keySets: [KeySet, ...KeySet[]]): string {
    const reply = {
      setCookie(name: string, value: string) {
        browser.sent += 1;
        cookies[name] = value;
      },
    } as unknown as FastifyReply;
    return ensureBrowserId({ config, secrets: { keySets } }, { cookies } as FastifyRequest, reply, isFramed);
  }
  return browser;
}

it.each([false, true])('[OP-11:part] signs an id of an old key again (framed: %s)', (isFramed) => {
  const browser = createBrowser(isFramed);
  const id = browser.visit(first);
  expect([browser.visit(first), browser.sent]).toEqual([id, 1]);
  expect([browser.visit(second, first), browser.sent]).toEqual([id, 2]);
  expect([browser.visit(second), browser.sent]).toEqual([id, 2]);
  expect(Object.keys(browser.cookies)).toHaveLength(1);
});

it('gives a new id for one that was signed with an unknown key', () => {
  const browser = createBrowser();
  const id = browser.visit(first);
  expect(readBrowserId({ config, secrets: { keySets: [second] } }, browser)).toBeNull();
  expect(browser.visit(second)).not.toBe(id);
});
