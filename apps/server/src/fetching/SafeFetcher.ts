/** `refused` is an address we never call, `unreachable` one that does not answer as it should. */
export type FetchProblem = 'refused' | 'unreachable' | 'too-large' | 'no-picture';

export type FetchOutcome = { ok: true; bytes: Uint8Array } | { ok: false; problem: FetchProblem };

/** Fetches from addresses that people type; everything else that leaves the server goes to configured places. */
export interface SafeFetcher {
  fetchImage(address: string): Promise<FetchOutcome>;
}
