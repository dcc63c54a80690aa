import { useEffect } from 'react';

/** Reads the nonce of the content security policy from the document. Returns undefined on the server. */
export function readStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}

/**
 * Sets the global that the scroll lock inside Radix reads its nonce from. Without it, a strict content security policy
 * blocks the lock's <style>, and the page scrolls behind the dialog.
 */
export function useStyleNonce(): void {
  useEffect(() => {
    const nonce = readStyleNonce();
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
