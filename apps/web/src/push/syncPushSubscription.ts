import type { PushDependencies } from './PushDependencies.ts';

/** Assigns this browser's push subscription to the logged-in user. If logged out, removes the user from it. */
export async function syncPushSubscription(
  userId: string | null,
  dependencies: PushDependencies,
): Promise<void> {
  if (dependencies.readPermission() !== 'granted') return;
  const existing = await dependencies.findSubscription();
  if (userId !== null) return subscribe(existing, dependencies);
  if (existing) await dependencies.api.unsubscribeFromPush({ body: { endpoint: existing.endpoint } });
}

async function subscribe(
  existing: PushSubscription | null,
  { api, ...dependencies }: PushDependencies,
): Promise<void> {
  const { publicKey, ...identity } = (await api.readPushIdentity()).data;
  const subscription = await replaceOutdated(existing, publicKey, dependencies);
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (!p256dh || !auth) throw new Error('The browser returned a subscription without keys.');
  await api.subscribeToPush({
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth }, ...identity },
  });
}

/** Replaces a subscription that was made with another server key, which the push service would reject. */
async function replaceOutdated(
  existing: PushSubscription | null,
  publicKey: string,
  dependencies: Pick<PushDependencies, 'subscribe'>,
): Promise<PushSubscription> {
  const key = existing?.options.applicationServerKey;
  if (existing && key && writeBase64Url(new Uint8Array(key)) === publicKey) return existing;
  await existing?.unsubscribe();
  return dependencies.subscribe(publicKey);
}

function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
