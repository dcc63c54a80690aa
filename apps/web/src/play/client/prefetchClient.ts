import { releasePath } from '../releasePath.ts';
import { readClientFiles } from './readClientFiles.ts';

interface ClientPrefetch {
  engineVersion: string;
  gameId: string;
  /** The newest one; null when its address is secret until one joins. */
  release: number | null;
}

/** Lets the browser fetch what Play will need, when Play is near. Nothing of it runs yet. */
export async function prefetchClient(
  page: Document,
  { engineVersion, gameId, release }: ClientPrefetch,
): Promise<void> {
  const files = await readClientFiles(engineVersion);
  for (const href of files.scripts) hint(page, { rel: 'modulepreload', href });
  for (const href of files.styles) hint(page, { rel: 'prefetch', as: 'style', href });
  // Without credentials, as it will be asked for: otherwise the browser would fetch it twice.
  if (release !== null) await fetch(releasePath(gameId, release), { credentials: 'omit', priority: 'low' });
}

function hint(page: Document, attributes: Partial<HTMLLinkElement>): void {
  const link = Object.assign(page.createElement('link'), attributes);
  if (
    !page.head.querySelector(`link[rel="${link.rel}"][href="${CSS.escape(link.getAttribute('href') ?? '')}"]`)
  )
    page.head.append(link);
}
