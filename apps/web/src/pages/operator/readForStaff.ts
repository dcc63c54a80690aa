import { ApiError } from '@playloom/api-contract';

const CLOSED = [401, 403];

/** Pages load beside the frame that says who may see them: whoever may not gets nothing here. */
export async function readForStaff<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && CLOSED.includes(error.status)) return null;
    throw error;
  }
}

/** What was given in an address, without what is empty or not known. */
export function readQuery(request: Request, names: readonly string[]): Record<string, string> {
  const given = new URL(request.url).searchParams;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
