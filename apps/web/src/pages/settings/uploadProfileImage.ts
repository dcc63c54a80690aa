import { ApiError, endpoints, readErrorBody, CSRF_HEADER, type User } from '@playloom/api-contract';

const { method, path } = endpoints.uploadProfileImage;

const INTERRUPTED = {
  status: 'error',
  errorId: 'network_unreachable',
  message: 'The upload failed. Check your connection and try again.',
} as const;

interface UploadOptions {
  /** Called with the uploaded share of the file, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads an image with XMLHttpRequest, because fetch reports no upload progress. */
export function uploadProfileImage(file: Blob, { onProgress, signal }: UploadOptions): Promise<User> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('picture', file);
    request.open(method, path);
    request.setRequestHeader(CSRF_HEADER, '1');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const answer = readAnswer(request);
      if (answer instanceof ApiError) reject(answer);
      else resolve(answer);
    });
    request.addEventListener('error', () => reject(new ApiError(0, INTERRUPTED)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): User | ApiError {
  const body = parseJson(responseText);
  const answer = endpoints.uploadProfileImage.response.safeParse(body);
  if (answer.success) return answer.data.data;
  return new ApiError(status, readErrorBody(body) ?? INTERRUPTED);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
