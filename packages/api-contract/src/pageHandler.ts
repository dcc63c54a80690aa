import type { ApiClient } from './createApiClient.ts';

/** The configuration that pages may show: no secret is ever part of it. */
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
  /** `sdkUrl` is the script that the portal wants to be told by. */
  portals: Record<PortalKey, { name: string; patterns: string[]; sdkUrl: string | null }>;
  /** Sites that may sign their visitors in when they frame us. */
  walletParents: { name: string; origin: string }[];
  agentEnvironment: boolean;
  isDevelopment: boolean;
}

export type PortalKey = 'a' | 'b';

/** What the server hands to the pages with each request. */
export interface PageRequest {
  nonce: string;
  config: PublicConfig;
  /** Calls the API in process, with the visitor's own cookies and rights. */
  api: ApiClient;
  readOpenApi(): Promise<unknown>;
  /** Logs what went wrong while making the page; the id it answers with leads there. */
  reportError(error: unknown): string;
}

export type PageHandler = (request: Request, page: PageRequest) => Promise<Response>;
