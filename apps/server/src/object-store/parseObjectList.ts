import type { StoredObject } from './ObjectStore.ts';

export interface ObjectListPage {
  objects: StoredObject[];
  /** Where the next page begins; undefined on the last page. */
  next: string | undefined;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Reads one page of `ListObjectsV2`. */
export function parseObjectList(xml: string): ObjectListPage {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: readField(entry, 'Key') ?? '',
    bytes: Number(readField(entry, 'Size')),
    modifiedAt: new Date(readField(entry, 'LastModified') ?? 0),
  }));
  const isTruncated = readField(xml, 'IsTruncated') === 'true';
  return { objects, next: isTruncated ? readField(xml, 'NextContinuationToken') : undefined };
}

function readField(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_whole, entity: string) => ENTITIES[entity] ?? '');
}
