import type { CSSProperties } from 'react';

export const MODAL_WIDTHS = { xs: 300, sm: 400, md: 500, lg: 800, '2lg': 830, xl: 1000 } as const;

export type ModalSize = keyof typeof MODAL_WIDTHS;

/** Sets the width as a CSS variable, because the sheet on phones also uses it for the width of its content. */
export function getModalWidthStyle(size: ModalSize): CSSProperties {
  return { '--modal-width': `${MODAL_WIDTHS[size]}px` } as CSSProperties;
}
