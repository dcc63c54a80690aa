/** Wraps the data of a successful call. */
export function respondSuccess<T>(data: T) {
  return { status: 'success' as const, data };
}

/** Creates the response to a successful call without data. */
export function respondDone(message?: string) {
  return { status: 'success' as const, ...(message ? { message } : {}) };
}
