import { useEffect } from 'react';

/** The nonce of the page's content policy, read from the document. Undefined on the server. */
export function readStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}

/**
 * Passes the nonce to the scroll lock inside Radix, which adds its own <style> and reads this name. Without it a
 * strict content policy blocks the style and the page scrolls behind the dialog.
 */
export function useStyleNonce(): void {
  useEffect(() => {
    const nonce = readStyleNonce();
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
