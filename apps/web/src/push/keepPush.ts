import type { PushDoors } from './PushDoors.ts';

/** Turns the subscription of this browser on for who is signed in; with nobody, their id is taken off it. */
export async function keepPush(userId: string | null, doors: PushDoors): Promise<void> {
  if (doors.readPermission() !== 'granted') return;
  const existing = await doors.findSubscription();
  if (userId !== null) return subscribe(existing, doors);
  if (existing) await doors.api.forgetPush({ body: { endpoint: existing.endpoint } });
}

async function subscribe(existing: PushSubscription | null, { api, ...doors }: PushDoors): Promise<void> {
  const { publicKey, ...identity } = (await api.readPushIdentity()).data;
  const subscription = await replaceForeign(existing, publicKey, doors);
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (!p256dh || !auth) throw new Error('The browser gave a subscription without keys.');
  await api.subscribeToPush({
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth }, ...identity },
  });
}

/** A subscription made with another key of ours would be refused by the push service. */
async function replaceForeign(
  existing: PushSubscription | null,
  publicKey: string,
  doors: Pick<PushDoors, 'subscribe'>,
): Promise<PushSubscription> {
  const key = existing?.options.applicationServerKey;
  if (existing && key && writeBase64Url(new Uint8Array(key)) === publicKey) return existing;
  await existing?.unsubscribe();
  return doors.subscribe(publicKey);
}

function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
