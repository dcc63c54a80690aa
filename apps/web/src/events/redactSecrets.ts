/** The last part of a one-time link is a secret, like a password. */
export function redactSecrets(pathname: string): string {
  return pathname.replace(/^(\/(?:pin\/validate|password\/reset|account\/confirm-email)\/).+$/, '$1');
}
