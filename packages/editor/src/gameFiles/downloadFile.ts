/** The delay before the URL is revoked, because browsers may start reading it after the click. */
const REVOKE_URL_AFTER_MS = 60_000;

/** Starts a download in the browser. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_URL_AFTER_MS);
}
