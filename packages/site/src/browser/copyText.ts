/** Copies a text. Fails if the browser forbids it. `navigator.clipboard` exists only on HTTPS and localhost. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // Otherwise the map or the rules would copy what is selected there.
  addEventListener('copy', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser blocked copying.');
}
