import { useEffect } from 'react';

/** The nonce of the page's content policy, from where the document keeps it; nothing on the server. */
export function readStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}

/**
 * Hands the nonce to the scroll lock inside Radix, which adds a <style> of its own and looks under this name.
 * Without it a strict content policy refuses the style and the page scrolls behind the dialog.
 */
export function useStyleNonce(): void {
  useEffect(() => {
    const nonce = readStyleNonce();
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
