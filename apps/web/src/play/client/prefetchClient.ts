import { getReleaseProjectionPath } from './getReleaseProjectionPath.ts';
import { readClientFiles } from './readClientFiles.ts';

/** `near`: the user is about to press Play. `idle`: nobody knows whether they will. */
export type PrefetchMoment = 'idle' | 'near';

interface ClientPrefetch {
  engineVersion: string;
  gameId: string;
  /** The newest release; null if its URL is secret until the player joins. */
  release: number | null;
  moment: PrefetchMoment;
}

/**
 * Prefetches the files that the game needs when the user presses Play. Does not run any of them, and compiles them only
 * if the user is near, because that takes a phone a while in which it does not react.
 */
export async function prefetchClient(
  page: Document,
  { engineVersion, gameId, release, moment }: ClientPrefetch,
): Promise<void> {
  const files = await readClientFiles(engineVersion);
  for (const href of [...files.scripts, ...files.preloads]) {
    hint(page, moment === 'near' ? { rel: 'modulepreload', href } : { rel: 'prefetch', as: 'script', href });
  }
  for (const href of files.styles) hint(page, { rel: 'prefetch', as: 'style', href });
  // Use the same credentials mode as the later request; otherwise the browser would fetch the file twice.
  if (release !== null)
    await fetch(getReleaseProjectionPath(gameId, release), { credentials: 'omit', priority: 'low' });
}

function hint(page: Document, attributes: Partial<HTMLLinkElement>): void {
  const link = Object.assign(page.createElement('link'), attributes);
  if (
    !page.head.querySelector(`link[rel="${link.rel}"][href="${CSS.escape(link.getAttribute('href') ?? '')}"]`)
  )
    page.head.append(link);
}
