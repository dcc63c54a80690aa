/** The part of JSON Schema that our server uses. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: boolean | Schema;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

type Contents = Record<string, { schema?: Schema }>;

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Contents };
  responses?: Record<string, { content?: Contents }>;
}

interface OpenApiDocument {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

/** One line of a schema tree. */
export interface FieldRow {
  depth: number;
  name: string;
  type: string;
  isRequired: boolean;
  note: string;
}

export interface ApiCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: FieldRow[];
  body: FieldRow[];
  response: FieldRow[];
}

export interface ApiGroup {
  tag: string;
  id: string;
  calls: ApiCall[];
}

interface ApiDescription {
  version: string;
  groups: ApiGroup[];
  /** All errors have this shape, so the page shows it once. */
  error: FieldRow[];
}

/** zod adds these to every integer. They are not real limits, so they are not shown. */
const DEFAULT_LIMITS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** Turns the server's OpenAPI document into the rows of the reference page. */
export function describeApi(document: OpenApiDocument): ApiDescription {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? 'other',
      call: describeCall(method, path, operation),
      error: readErrorShape(operation),
    })),
  );
  const groups = [...Map.groupBy(calls, ({ tag }) => tag)].map(([tag, members]) => ({
    tag,
    id: `tag-${tag}`,
    calls: members.map(({ call }) => call),
  }));
  return {
    version: document.info.version,
    groups,
    error: calls.find(({ error }) => error.length > 0)?.error ?? [],
  };
}

function describeCall(method: string, path: string, operation: Operation): ApiCall {
  const parameters = (operation.parameters ?? []).map((parameter) => {
    const row = describeValue(parameter.name, parameter.schema ?? {}, parameter.required ?? false, 0);
    return { ...row, note: joinNotes(`in ${parameter.in}`, row.note) };
  });
  return {
    id: `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-+$/, ''),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    parameters,
    body: describeContents(operation.requestBody?.content),
    response: describeContents(operation.responses?.['200']?.content),
  };
}

function readErrorShape(operation: Operation): FieldRow[] {
  const failures = Object.entries(operation.responses ?? {}).filter(([status]) => status !== '200');
  return failures.map(([, response]) => describeContents(response.content))[0] ?? [];
}

function describeContents(contents: Contents | undefined): FieldRow[] {
  const [kind, content] = Object.entries(contents ?? {})[0] ?? [];
  if (!content?.schema) return [];
  const name = kind === 'application/json' ? 'body' : (kind ?? 'body');
  const [root, ...fields] = describeTree(name, content.schema, true, 0);
  // A body is almost always an object, so the root gets a row only for other types.
  if (fields.length === 0 || root?.type !== 'object') return root ? [root, ...fields] : fields;
  return fields.map((row) => ({ ...row, depth: row.depth - 1 }));
}

function describeTree(name: string, schema: Schema, isRequired: boolean, depth: number): FieldRow[] {
  const inner = unwrap(schema);
  const children = Object.entries(inner.properties ?? {}).flatMap(([key, child]) =>
    describeTree(key, child, inner.required?.includes(key) ?? false, depth + 1),
  );
  return [describeValue(name, schema, isRequired, depth), ...children];
}

/** Returns the object inside an array or a nullable type, so that its fields are listed. */
function unwrap(schema: Schema): Schema {
  if (schema.items) return unwrap(schema.items);
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return choices.length === 1 && choices[0] ? unwrap(choices[0]) : schema;
}

function describeValue(name: string, schema: Schema, isRequired: boolean, depth: number): FieldRow {
  return { depth, name, type: nameType(schema), isRequired, note: describeLimits(schema) };
}

function nameType(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(nameType))].join(' | ');
  if (schema.items) return `array of ${nameType(schema.items)}`;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return `object of ${nameType(schema.additionalProperties)}`;
  }
  return schema.type ?? 'any';
}

function describeLimits(schema: Schema): string {
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    const from = low === undefined || DEFAULT_LIMITS.has(low) ? undefined : low;
    const to = high === undefined || DEFAULT_LIMITS.has(high) ? undefined : high;
    if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
    if (from !== undefined) return `at least ${from}${unit}`;
    return to === undefined ? '' : `at most ${to}${unit}`;
  };
  return joinNotes(
    schema.description ?? '',
    schema.format ?? '',
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, ' items'),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  );
}

function joinNotes(...notes: string[]): string {
  return notes.filter((note) => note !== '').join(', ');
}

/** Checks the server's response, because the request can fail and return something else. */
export function isOpenApiDocument(value: unknown): value is OpenApiDocument {
  const document = value as Partial<OpenApiDocument> | null;
  return typeof document?.info?.version === 'string' && typeof document.paths === 'object';
}
