import { PlayStopError } from '../state/PlayStopError.ts';
import { readClientFiles } from './readClientFiles.ts';

/**
 * Adds the styles and scripts of a client to the page. The nonce is the one that the page's content security policy
 * requires for scripts.
 */
export async function addClientFiles(
  page: Document,
  { engineVersion, nonce, onPart }: { engineVersion: string; nonce: string; onPart: (part: number) => void },
): Promise<void> {
  const { styles, scripts, preloads } = await readClientFiles(engineVersion);
  // At once, because the browser would learn about each of them only from the one before.
  for (const href of preloads) addPreload(page, href);
  const count = { done: 0 };
  const files = [
    ...styles.map((href) => addStyle(page, href)),
    ...scripts.map((src) => addScript(page, src, nonce)),
  ];
  const note = (): void => onPart(++count.done / files.length);
  await Promise.all(files.map((file) => file.then(note)));
}

function addPreload(page: Document, href: string): void {
  page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
}

function addStyle(page: Document, href: string): Promise<void> {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return addToHead(page, link);
}

function addScript(page: Document, src: string, nonce: string): Promise<void> {
  const script = page.createElement('script');
  script.type = 'module';
  script.nonce = nonce;
  script.src = src;
  return addToHead(page, script);
}

function addToHead(page: Document, element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener(
      'error',
      () => {
        // Remove the failed element, so that the next attempt loads it again.
        element.remove();
        reject(new PlayStopError('client-missing'));
      },
      { once: true },
    );
    page.head.append(element);
  });
}
