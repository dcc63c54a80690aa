import type { BucketAccess } from '../process/filesUrl.ts';
import { createS3Client, S3_LIMITS, type S3Client, type S3Limits } from './createS3Client.ts';
import { isObjectKey, requireObjectKey } from './objectKeys.ts';
import type { ObjectStore, StoredObject } from './ObjectStore.ts';
import { ObjectStoreUnavailable } from './ObjectStoreError.ts';
import { parseObjectList } from './parseObjectList.ts';

/** Stores objects in a bucket that all processes of the platform share. */
export function createS3Store(access: BucketAccess, limits: S3Limits = S3_LIMITS): ObjectStore {
  const client = createS3Client(access, limits);
  const location = describeBucket(access);
  return {
    location,
    locate: (key) => `${location}/${key}`,
    async put(key, body) {
      const response = await client.send({ method: 'PUT', key: requireObjectKey(key), body });
      if (!response) throw new ObjectStoreUnavailable(`PUT ${key}: 404`);
    },
    async read(key) {
      return (await client.send({ method: 'GET', key: requireObjectKey(key) }))?.bytes ?? null;
    },
    async measure(key) {
      const response = await client.send({ method: 'HEAD', key: requireObjectKey(key) });
      return response && Number(response.headers.get('content-length'));
    },
    async delete(key) {
      await client.send({ method: 'DELETE', key: requireObjectKey(key) });
    },
    list: (prefix) => listBucket(client, prefix, limits.listedAtOnce),
  };
}

function describeBucket({ origin, bucket }: BucketAccess): string {
  return `${origin}/${bucket}`;
}

/** The bucket may also contain objects of others, which are skipped. */
async function* listBucket(client: S3Client, prefix: string, atOnce: number): AsyncGenerator<StoredObject> {
  let next: string | undefined;
  do {
    const query = {
      'list-type': '2',
      'max-keys': String(atOnce),
      prefix,
      ...(next !== undefined && { 'continuation-token': next }),
    };
    const response = await client.send({ method: 'GET', query });
    const page = parseObjectList(Buffer.from(response?.bytes ?? []).toString('utf8'));
    for (const object of page.objects) if (isObjectKey(object.key)) yield object;
    ({ next } = page);
  } while (next !== undefined);
}
