/** A malicious document, as the text of a request. */
interface HostileDocument {
  readonly name: string;
  write(): string;
}

const OPENING = '"format":1,"settings":{"title":"Hostile"}';

/** Returns documents that once took seconds of CPU time to parse, or could. All of them must be rejected. */
export function listHostileDocuments(): readonly HostileDocument[] {
  return [
    {
      name: '400,000 variables',
      write: () => wrap(`"variables":{"global":{${repeat(400_000, (n) => `"v${n}":{}`)}}}`),
    },
    { name: '120,000 empty rules', write: () => wrap(`"rules":[${repeat(120_000, () => '{}')}]`) },
    { name: 'a map of a billion by a billion tiles', write: () => wrap('"map":{"width":1e9,"height":1e9}') },
    {
      name: 'a description of 11 million characters',
      write: () => `{"format":1,"settings":{"title":"Hostile","description":"${'x'.repeat(11_000_000)}"}}`,
    },
    {
      name: '100,000 nested lists',
      write: () => wrap(`"rules":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    },
    {
      name: '100,000 nested records',
      write: () => wrap(`"data":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
    },
    {
      name: 'a list of a million numbers',
      write: () => wrap(`"data":{"defaultData":{"a":[${repeat(1_000_000, () => '1')}]}}`),
    },
    { name: 'a name of a million characters', write: () => wrap(`"${'x'.repeat(1_000_000)}":1`) },
    { name: '__proto__ as a name', write: () => wrap('"types":{"units":{"__proto__":{"name":"x"}}}') },
    {
      name: 'constructor as a name',
      write: () => wrap('"variables":{"global":{"constructor":{"prototype":1}}}'),
    },
    {
      name: 'a million tiny texts',
      write: () => wrap(`"data":{"defaultData":{"a":[${repeat(1_000_000, () => '""')}]}}`),
    },
    { name: '300,000 fields that do not exist', write: () => wrap(repeat(300_000, (n) => `"f${n}":1`)) },
    {
      name: '200,000 placed entities',
      write: () => wrap(`"map":{"entities":[${repeat(200_000, () => '{}')}]}`),
    },
    {
      name: '20,000 script files',
      write: () => wrap(`"scripts":{"a":{"files":{${repeat(20_000, (n) => `"f${n}.ts":""`)}}}}`),
    },
  ];
}

function wrap(part: string): string {
  return `{${OPENING},${part}}`;
}

function repeat(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(',');
}
