import type { ApiClient } from './createApiClient.ts';

/** Configuration for the pages; it never contains a secret. */
export interface PublicConfig {
  publicUrl: string;
  uiOrigin: string;
  communityUrl: string | null;
  featureRequestUrl: string | null;
  forumUrl: string | null;
  iosAppUrl: string | null;
  androidAppUrl: string | null;
  bootcampUrl: string | null;
  socialLinks: { name: string; url: string }[];
  /** `sdkUrl` is the URL of the portal's SDK script. */
  portals: Record<PortalKey, { name: string; patterns: string[]; sdkUrl: string | null }>;
  /** Sites that may log their users in when they embed Playloom. */
  walletParents: { name: string; origin: string }[];
  agentEnvironment: boolean;
  isDevelopment: boolean;
}

export type PortalKey = 'a' | 'b';

/** Data that the server passes to the pages with each request. */
export interface PageRequest {
  nonce: string;
  config: PublicConfig;
  /** Calls the API in process, with the cookies and permissions of the user. */
  api: ApiClient;
  readOpenApi(): Promise<unknown>;
  /** Names the files of the page to the browser before the page is rendered. Missing if the browser can’t use it. */
  sendEarlyHints?(links: readonly string[]): void;
  /** Logs an error while rendering a page and returns its incident id. */
  reportError(error: unknown): string;
}

export type PageHandler = (request: Request, page: PageRequest) => Promise<Response>;
