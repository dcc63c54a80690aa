/** Removes the secret at the end of a one-time link. */
export function redactSecrets(pathname: string): string {
  return pathname.replace(/^(\/(?:pin\/validate|password\/reset|account\/confirm-email)\/).+$/, '$1');
}
