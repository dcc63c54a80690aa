import type { Page } from 'playwright-core';
import { createUniqueUsername } from '../../apps/server/src/testing/createUniqueUsername.ts';
import { readSite } from './readSite.ts';
import { waitForMail } from './waitForMail.ts';

export interface TestAccount {
  username: string;
  email: string;
  password: string;
}

/** A test server: the shared one, or one with its own configuration. */
export interface TestSite {
  url: string;
  dataDir: string;
}

export const TEST_PASSWORD = 'lantern-harbor-47-quiet';

/** Returns an account with a username and an email that are unique in this run. */
export function generateAccount(): TestAccount {
  const username = createUniqueUsername();
  return { username, email: `${username}@example.org`, password: TEST_PASSWORD };
}

/** Signs the visitor up through the API. With `consent`, also agrees to the terms. */
export async function createAccount(
  page: Page,
  { consent = true, site = readSite() as TestSite } = {},
): Promise<TestAccount> {
  const account = generateAccount();
  const call = <T>(path: string, body: unknown) => callApi<T>(page, 'POST', path, body, site.url);
  const { data } = await call<{ data: { signUpId: string } }>('/api/v1/sign-up/', account);
  const { pin } = await waitForMail(account.email, 1, site.dataDir);
  await call(`/api/v1/sign-up/${data.signUpId}/verify/`, { pin });
  if (consent) await call('/api/v1/update-user-consent', { isTOSAndPrivacyApproved: true });
  return account;
}

/** Logs the visitor in through the API. */
export async function logInPage(page: Page, { username, password }: TestAccount): Promise<void> {
  await callApi(page, 'POST', '/api/v1/login/', { login: username, password });
}

/** Calls the API with the visitor's cookies, as our pages do. */
export async function callApi<T>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
  origin = readSite().url,
): Promise<T> {
  const response = await page.request.fetch(new URL(path, origin).href, {
    method,
    headers: { origin, 'x-playloom': '1' },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}
