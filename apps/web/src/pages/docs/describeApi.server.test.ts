import { describe, expect, it } from 'vitest';
import { describeApi, isOpenApiDocument } from './describeApi.server.ts';

const failure = {
  content: {
    'application/json': {
      schema: { type: 'object', properties: { errorId: { type: 'string' } }, required: ['errorId'] },
    },
  },
};

const document = {
  info: { title: 'API', version: '1' },
  paths: {
    '/api/v1/users/{name}/': {
      get: {
        tags: ['users'],
        summary: 'Reads a user',
        parameters: [
          {
            name: 'name',
            in: 'path',
            required: true,
            schema: { type: 'string', minLength: 1, maxLength: 20 },
          },
          {
            name: 'page',
            in: 'query',
            schema: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
          },
        ],
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['status', 'data'],
                  properties: {
                    status: { type: 'string', enum: ['success'] },
                    data: {
                      anyOf: [
                        {
                          type: 'object',
                          required: ['id'],
                          properties: { id: { type: 'string', format: 'uuid' } },
                        },
                        { type: 'null' },
                      ],
                    },
                  },
                },
              },
            },
          },
          '4XX': failure,
        },
      },
    },
    '/api/v1/list/': {
      post: {
        tags: ['games'],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  names: { type: 'array', maxItems: 3, items: { type: 'string' } },
                  on: { type: 'boolean', default: false },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'array',
                  items: { type: 'object', properties: { a: { type: ['string', 'null'] } } },
                },
              },
            },
          },
        },
      },
    },
  },
};

describe('describeApi', () => {
  const api = describeApi(document);

  it('groups endpoints by tag and gives each an anchor', () => {
    expect(api.groups.map(({ tag, calls }) => [tag, calls.map(({ id }) => id)])).toEqual([
      ['users', ['get-api-v1-users-name']],
      ['games', ['post-api-v1-list']],
    ]);
  });

  it('describes the location and the limits of parameters', () => {
    expect(api.groups[0]?.calls[0]?.parameters).toEqual([
      { depth: 0, name: 'name', type: 'string', isRequired: true, note: 'in path, 1 to 20 characters' },
      { depth: 0, name: 'page', type: 'integer', isRequired: false, note: 'in query, at least 0' },
    ]);
  });

  it('lists the fields of objects, also of nullable ones', () => {
    expect(api.groups[0]?.calls[0]?.response).toEqual([
      { depth: 0, name: 'status', type: '"success"', isRequired: true, note: '' },
      { depth: 0, name: 'data', type: 'object | null', isRequired: true, note: '' },
      { depth: 1, name: 'id', type: 'string', isRequired: true, note: 'uuid' },
    ]);
  });

  it('describes arrays, defaults and optional fields of a body', () => {
    const call = api.groups[1]?.calls[0];
    expect(call?.body).toEqual([
      { depth: 0, name: 'names', type: 'array of string', isRequired: false, note: 'at most 3 items' },
      { depth: 0, name: 'on', type: 'boolean', isRequired: false, note: 'default false' },
    ]);
    expect(call?.response).toEqual([
      { depth: 0, name: 'body', type: 'array of object', isRequired: true, note: '' },
      { depth: 1, name: 'a', type: 'string | null', isRequired: false, note: '' },
    ]);
  });

  it('shows the shape of errors once', () => {
    expect(api.error).toEqual([{ depth: 0, name: 'errorId', type: 'string', isRequired: true, note: '' }]);
  });

  it('recognizes an OpenAPI document', () => {
    expect(isOpenApiDocument(document)).toBe(true);
    for (const other of [null, undefined, 'text', {}, { info: {} }, { info: { version: '1' } }]) {
      expect(isOpenApiDocument(other)).toBe(false);
    }
  });
});
