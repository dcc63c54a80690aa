/** `refused`: the address is not public. `unreachable`: the host does not respond properly. */
export type FetchProblem = 'refused' | 'unreachable' | 'too-large' | 'no-picture';

export type FetchOutcome = { ok: true; bytes: Uint8Array } | { ok: false; problem: FetchProblem };

/** Fetches URLs that users enter. All other outgoing requests go to configured URLs. */
export interface SafeFetcher {
  fetchImage(address: string): Promise<FetchOutcome>;
}

export interface WithFetcher {
  fetcher: SafeFetcher;
}
