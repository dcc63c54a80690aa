import { endpoints, errorSchema, type Endpoint } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { platformRoutes } from '../app/platformRoutes.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

interface Operation {
  tags: string[];
  summary: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { required?: string[]; properties?: object } }> };
  responses: Record<string, { content: Record<string, { schema: object }>; headers?: object }>;
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await createTestServer();
  const response = await server.client.fetch('/api/openapi.json');
  ({ paths } = (await response.json()) as { paths: typeof paths });
});
afterAll(() => server.close());

it('has a route with a rate limit for every endpoint of the contract', () => {
  const routes = platformRoutes(server.services);
  expect(new Set(routes.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.values(endpoints)));
  for (const { limit } of routes) expect(limit.max).toBeGreaterThan(0);
});

it('describes the required header of changes and when a rejected call may be repeated', () => {
  const operation = paths['/api/v1/logout/']?.['post'];
  expect(operation?.parameters).toMatchObject([{ in: 'header', name: 'x-playloom', required: true }]);
  const responses = operation?.responses ?? {};
  expect(responses['429']?.headers).toMatchObject({ 'Retry-After': { schema: { type: 'integer' } } });
  expect(Object.keys(responses['429']?.content ?? {})).toEqual(['application/json']);
});

it.each(Object.entries(endpoints as Record<string, Endpoint>))('describes %s', (_, endpoint) => {
  const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
  expect(operation).toMatchObject({ summary: endpoint.summary, tags: [endpoint.tag] });
  const parameters = [
    ...Object.keys(endpoint.params?.shape ?? {}).map((name) => `path ${name}`),
    ...Object.keys(endpoint.query?.shape ?? {}).map((name) => `query ${name}`),
    ...(endpoint.method === 'GET' ? [] : ['header x-playloom']),
  ];
  const described = (operation?.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
  expect(described.toSorted()).toEqual(parameters.toSorted());
  const bodyType = endpoint.upload ? 'multipart/form-data' : 'application/json';
  expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(
    (endpoint.body ?? endpoint.upload) ? [bodyType] : [],
  );
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '429', '4XX', '5XX']);
  const failure = operation?.responses['4XX']?.content['application/json']?.schema;
  expect(Object.keys((failure as { properties: object }).properties)).toEqual(
    Object.keys((z.toJSONSchema(errorSchema) as { properties: object }).properties),
  );
});

it('describes nothing that is not public', () => {
  for (const hidden of ['/healthz', '/readyz', '/metrics', '/files/{name}', '/api/*', '/*'])
    expect(Object.keys(paths)).not.toContain(hidden);
});
