/** The usual response of a successful call. */
export function respondSuccess<T>(data: T) {
  return { status: 'success' as const, data };
}

/** The response of a successful call without data. */
export function respondDone(message?: string) {
  return { status: 'success' as const, ...(message ? { message } : {}) };
}
