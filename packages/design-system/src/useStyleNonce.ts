import { useEffect } from 'react';

/**
 * Hands the page's style nonce to the scroll lock inside Radix, which adds a <style> of its own and
 * looks for the nonce under this name. Without it a strict content policy refuses the style and the page scrolls behind the dialog.
 */
export function useStyleNonce(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    const nonce = meta?.nonce || meta?.getAttribute('nonce');
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
