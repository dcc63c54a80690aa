import { ApiError } from '@playloom/api-contract';

const CLOSED = [401, 403];

/**
 * Returns null instead of an error for users without access, because pages load in parallel with the layout that checks
 * it.
 */
export async function resolveForStaff<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && CLOSED.includes(error.status)) return null;
    throw error;
  }
}

/** Reads the named search parameters from the URL and leaves out empty ones. */
export function readQuery(request: Request, names: readonly string[]): Record<string, string> {
  const given = new URL(request.url).searchParams;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
