import {
  ApiError,
  readErrorBody,
  type Endpoints,
  type ErrorBody,
  type EndpointQuery,
} from '@playloom/api-contract';

export type ExportMode = EndpointQuery<Endpoints['exportGame']>['mode'];

export interface ExportProgress {
  readonly received: number;
  /** The total size in bytes; null if it is unknown. */
  readonly total: number | null;
}

const UNREACHABLE: ErrorBody = {
  status: 'error',
  errorId: 'network_unreachable',
  message: 'Playloom can’t be reached. Check your connection and try again.',
};

/** Downloads the zip of a game and reports progress. */
export async function fetchExport(
  gameId: string,
  mode: ExportMode,
  onProgress: (progress: ExportProgress) => void,
): Promise<Blob> {
  const path = `/api/v1/games/${encodeURIComponent(gameId)}/export/?mode=${mode}`;
  const response = await fetch(path).catch(() => null);
  if (response === null) throw new ApiError(0, UNREACHABLE);
  if (!response.ok || response.body === null) {
    const body: unknown = await response.json().catch(() => null);
    throw new ApiError(response.status, readErrorBody(body) ?? UNREACHABLE);
  }
  const length = response.headers.get('content-length');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let received = 0; ;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiError(0, UNREACHABLE);
    });
    if (done) return new Blob(pieces, { type: 'application/zip' });
    pieces.push(value);
    received += value.length;
    onProgress({ received, total: length === null ? null : Number(length) });
  }
}
