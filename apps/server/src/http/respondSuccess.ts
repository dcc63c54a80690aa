/** The usual answer of a call that went well. */
export function respondSuccess<T>(data: T) {
  return { status: 'success' as const, data };
}

/** The answer of a call that has nothing to tell but that it went well. */
export function respondDone(message?: string) {
  return { status: 'success' as const, ...(message ? { message } : {}) };
}
