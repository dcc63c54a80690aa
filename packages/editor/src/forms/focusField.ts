/** Scrolls to the field at a path and focuses it, after a click on a problem or a usage. */
export function focusField(path: readonly string[], root = 3): void {
  if (path.length <= root) return;
  requestAnimationFrame(() => {
    for (let length = path.length; length > root; length -= 1) {
      const name = CSS.escape(path.slice(0, length).join('.'));
      const line = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
      if (line === null) continue;
      line.scrollIntoView({ block: 'center' });
      line.querySelector<HTMLElement>('input,select,textarea,button')?.focus({ preventScroll: true });
      return;
    }
  });
}
