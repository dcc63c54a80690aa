import { releasePath } from '../releasePath.ts';
import { readClientFiles } from './readClientFiles.ts';

interface WarmUp {
  engineVersion: string;
  gameId: string;
  /** The newest one; null when its address is secret until one joins. */
  release: number | null;
}

/** Lets the browser fetch what Play will need, when Play is near. Nothing of it runs yet. */
export async function warmUp(page: Document, { engineVersion, gameId, release }: WarmUp): Promise<void> {
  const files = await readClientFiles(engineVersion).catch(() => null);
  for (const href of files?.scripts ?? []) hint(page, { rel: 'modulepreload', href });
  for (const href of files?.styles ?? []) hint(page, { rel: 'preload', as: 'style', href });
  if (release !== null) {
    hint(page, { rel: 'preload', as: 'fetch', href: releasePath(gameId, release), crossOrigin: 'anonymous' });
  }
}

function hint(page: Document, attributes: Partial<HTMLLinkElement>): void {
  const link = Object.assign(page.createElement('link'), attributes);
  if (
    !page.head.querySelector(`link[rel="${link.rel}"][href="${CSS.escape(link.getAttribute('href') ?? '')}"]`)
  )
    page.head.append(link);
}
