import type { KeySet } from './deriveKeySet.ts';
import type { VapidKeys } from './vapidKeysSchema.ts';

export interface Secrets {
  /** Newest first. Only the first signs and encrypts; all of them verify and decrypt. */
  keySets: [KeySet, ...KeySet[]];
  /** Keys that sign push messages to browsers. */
  vapidKeys: VapidKeys;
  /**
   * Sign the keys of online exports; the first makes new ones. They are independent of SECRET_KEY, because exports are
   * on other websites, where a rotation cannot reach them.
   */
  exportSecrets: [string, ...string[]];
}

export interface WithSecrets {
  secrets: Secrets;
}
