import { expect, it } from 'vitest';
import { readFilesUrl } from './filesUrl.ts';

it('[OP-20:address] reads key, secret, bucket, and region', () => {
  expect(
    readFilesUrl('FILES_URL', 'https://AKIA:a%2Fb%2Bc@s3.example.com/play.loom?region=eu-central-1'),
  ).toEqual({
    origin: 'https://s3.example.com',
    bucket: 'play.loom',
    region: 'eu-central-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+c',
  });
  expect(readFilesUrl('FILES_URL', 'http://k:s@127.0.0.1:9000/files/')).toMatchObject({
    origin: 'http://127.0.0.1:9000',
    bucket: 'files',
    region: 'us-east-1',
  });
});

it.each([
  ['s3://k:hunter2@host/bucket', 'is not an http(s) address'],
  ['hunter2', 'is not an http(s) address'],
  ['https://host/bucket', 'has no key and secret'],
  ['https://key@host/bucket', 'has no key and secret'],
  ['https://key:hunter2%@host/bucket', 'has no key and secret'],
  ['https://key:hunter2/more@host/bucket', 'is not an http(s) address'],
  ['https://key:hunter2@host', 'has no bucket'],
  ['https://key:hunter2@host/Bucket', 'has a bucket name'],
  ['https://key:hunter2@host/bucket/folder', 'has more than a bucket'],
  ['https://key:hunter2@host/bucket?region=Mars!', 'has a region'],
  ['https://key:hunter2@host/bucket?acl=public', 'has options other than region'],
  ['https://key:hunter2@host/bucket#x', 'has options other than region'],
])('[OP-21:address] says what is wrong with %s, without the secret', (text, problem) => {
  const read = () => readFilesUrl('FILES_URL', text);
  expect(read).toThrow(`FILES_URL ${problem}`);
  expect(read).not.toThrow('hunter2');
});
