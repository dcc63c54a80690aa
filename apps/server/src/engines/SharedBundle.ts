import { z } from 'zod';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';

/** The list of a bundle's files in a shared store. It is written last, so a bundle that has one is complete. */
export const sharedBundleSchema = z.strictObject({
  files: z.array(
    z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type SharedBundle = z.infer<typeof sharedBundleSchema>;

const BUNDLE_NAME = /^\d+(?:\.\d+){3}-[\da-f]+$/;
const LIST_SUFFIX = '.json';

export function isBundleName(text: string): boolean {
  return BUNDLE_NAME.test(text);
}

export function getBundleListKey(name: string): string {
  return `${OBJECT_FOLDERS.bundles}${name}${LIST_SUFFIX}`;
}

/** Returns the name of the bundle that a key is the list of, if it is one. */
export function readBundleName(key: string): string | undefined {
  const name = key.slice(OBJECT_FOLDERS.bundles.length, -LIST_SUFFIX.length);
  return isBundleName(name) && key === getBundleListKey(name) ? name : undefined;
}

export function getBundleFileKey(name: string, path: string): string {
  return `${OBJECT_FOLDERS.engines}${name}/${path}`;
}

/** Returns the engine version of a bundle, which its name begins with. */
export function readBundleVersion(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}
