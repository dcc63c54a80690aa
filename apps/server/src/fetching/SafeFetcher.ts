/** `refused`: an address we never call. `unreachable`: an address that does not respond properly. */
export type FetchProblem = 'refused' | 'unreachable' | 'too-large' | 'no-picture';

export type FetchOutcome = { ok: true; bytes: Uint8Array } | { ok: false; problem: FetchProblem };

/** Fetches addresses that users type. All other outgoing requests go to configured addresses. */
export interface SafeFetcher {
  fetchImage(address: string): Promise<FetchOutcome>;
}
