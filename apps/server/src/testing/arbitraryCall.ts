import { endpoints, CSRF_HEADER, type Endpoint, type Endpoints } from '@playloom/api-contract';
import fc, { type Arbitrary } from 'fast-check';
import { arbitraryForSchema } from './arbitraryForSchema.ts';

/** A request as it is sent over the wire. */
export interface ArbitraryCall {
  /** Name of the endpoint. */
  name: keyof Endpoints;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  isSignedIn: boolean;
}

const HOSTILE_TEXTS = [
  '',
  '..',
  '../../etc/passwd',
  '\0',
  "' or 1=1 --",
  '%00',
  '%',
  '<script>',
  '\ud800',
  '🧵'.repeat(50),
  'x'.repeat(400),
  '__proto__',
  'constructor',
];
const HOSTILE_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '1e999',
  '\0',
  '['.repeat(2000),
];
const HOSTILE_HEADERS: Record<string, string>[] = [
  { cookie: 'playloom_session=' },
  { cookie: `playloom_session=${'x'.repeat(3000)}` },
  { cookie: 'playloom_session=%00%ff; =; ;;;' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin-1' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': '' },
  { origin: 'null' },
  { 'accept-encoding': 'identity;q=0, nothing;q=2' },
  { dnt: '1' },
  { 'user-agent': 'x'.repeat(2000) },
  { 'x-forwarded-for': '::1, unknown, 300.1.1.1' },
  { 'if-none-match': '*' },
];

const sometimes = <T>(usual: Arbitrary<T>, rarely: Arbitrary<T>) =>
  fc.oneof({ arbitrary: usual, weight: 5 }, { arbitrary: rarely, weight: 1 });
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

/** Generates calls from the contract. Most are valid, some are broken in one part. */
export function arbitraryCall(): Arbitrary<ArbitraryCall> {
  const names = Object.keys(endpoints) as (keyof Endpoints)[];
  return fc.constantFrom(...names).chain((name) => {
    const endpoint: Endpoint = endpoints[name];
    return fc
      .record({
        path: sometimes(fc.constant(endpoint.path), fc.constant(`${endpoint.path}//`)),
        params: fieldsOf(endpoint.params),
        query: sometimes(fieldsOf(endpoint.query), fc.dictionary(fc.string(), hostileText, { maxKeys: 3 })),
        headers: sometimes(fc.constant({}), fc.constantFrom(...HOSTILE_HEADERS)),
        body: bodyOf(endpoint),
        isSignedIn: fc.boolean(),
      })
      .map(({ path, params, query, headers, body, isSignedIn }) => ({
        name,
        path: fillIn(path, params, query),
        headers: {
          origin: 'http://localhost:3000',
          [CSRF_HEADER]: '1',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body,
        isSignedIn,
      }));
  });
}

function fieldsOf(schema: Endpoint['params']): Arbitrary<Record<string, string>> {
  if (!schema) return fc.constant({});
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    sometimes(arbitraryForSchema(field).map(String), hostileText),
  ]);
  return fc.record(Object.fromEntries(fields)) as Arbitrary<Record<string, string>>;
}

function bodyOf(endpoint: Endpoint): Arbitrary<string | undefined> {
  const anything = fc.oneof(fc.constantFrom(...HOSTILE_BODIES), fc.json());
  if (endpoint.method === 'GET') return fc.constant(undefined);
  if (!endpoint.body) return sometimes(fc.constant(undefined), anything);
  return sometimes(
    arbitraryForSchema(endpoint.body).map((value) => JSON.stringify(value)),
    anything,
  );
}

function fillIn(path: string, params: Record<string, string>, query: Record<string, string>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodePart(params[name] ?? ''));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** Changes `.` and `..`, because they would turn the URL into that of another endpoint. */
function encodePart(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text}_` : encode(text);
}

/** Like `encodeURIComponent`, but also accepts malformed strings. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
