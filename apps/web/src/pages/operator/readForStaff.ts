import { ApiError } from '@playloom/api-contract';

const CLOSED = [401, 403];

/** Pages load in parallel with the layout that checks access, so users without access get no data here. */
export async function readForStaff<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && CLOSED.includes(error.status)) return null;
    throw error;
  }
}

/** Search parameters of the address without empty or unknown ones. */
export function readQuery(request: Request, names: readonly string[]): Record<string, string> {
  const given = new URL(request.url).searchParams;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
