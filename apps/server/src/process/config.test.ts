import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Environment } from './config.ts';
import { ConfigError, readConfig } from './config.ts';
import { projectRoot } from './projectRoot.ts';
import { exitCodes } from './exitCodes.ts';

function failureOf(env: Environment): ConfigError {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

describe('with no variables set', () => {
  it('runs on one loopback port with everything embedded', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      uiOrigin: 'http://ui.localhost:3000',
      dataDir: path.join(projectRoot, 'data'),
      databaseUrl: undefined,
      roles: ['web', 'rooms'],
      trustProxy: false,
      operatorEmail: 'operator@localhost',
      socialLinks: [],
      agentEnvironment: false,
    });
  });

  it('has CrazyGames and Poki as portals A and B', () => {
    const { a, b } = readConfig({}).portals;
    expect([a.name, b.name]).toEqual(['CrazyGames', 'Poki']);
    expect(a.patterns).toContain('https://*.crazygames.com');
    expect(b.patterns).toContain('https://*.poki.com');
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: ' ' })).toEqual(readConfig({}));
  });
});

it('derives the addresses from the port', () => {
  const config = readConfig({ PORT: '8080' });
  expect([config.publicUrl, config.uiOrigin]).toEqual(['http://localhost:8080', 'http://ui.localhost:8080']);
});

it.each([
  ['off', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.1, fd00::/8,192.168.0.0/16', ['10.0.0.1', 'fd00::/8', '192.168.0.0/16']],
])('reads TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

it.each([
  'X=https://x.com/playloom, Mastodon=https://m.example/@p?a=b',
  '{"X": "https://x.com/playloom", "Mastodon": "https://m.example/@p?a=b"}',
  '[{"name": "X", "url": "https://x.com/playloom"}, {"name": "Mastodon", "url": "https://m.example/@p?a=b"}]',
])('reads SOCIAL_LINKS=%s', (text) => {
  expect(readConfig({ SOCIAL_LINKS: text }).socialLinks).toEqual([
    { name: 'X', url: 'https://x.com/playloom' },
    { name: 'Mastodon', url: 'https://m.example/@p?a=b' },
  ]);
});

it('reads PORTALS', () => {
  const portals = {
    a: { name: 'One', patterns: ['https://*.one.example'] },
    b: { name: 'Two', patterns: ['http://localhost:4000'] },
  };
  expect(readConfig({ PORTALS: JSON.stringify(portals) }).portals).toEqual(portals);
});

it('accepts a path for a link on the same site', () => {
  expect(readConfig({ FORUM_URL: '/forum' }).forumUrl).toBe('/forum');
});

describe('stops the start on an invalid value with one line that names the variable', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'playloom.example'],
    ['PUBLIC_URL', 'https://playloom.example/games'],
    ['DATABASE_URL', 'mysql://localhost/playloom'],
    ['REDIS_URL', 'localhost:6379'],
    ['ROLES', 'web,chess'],
    ['ROLES', ','],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Playloom'],
    ['MAIL_FROM', 'a@example.com\r\nBcc: everyone@example.com'],
    ['OPERATOR_EMAIL', 'nobody'],
    ['UI_ORIGIN', 'ui.example'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['ROOMS_PUBLIC_URL', 'wss://rooms.example/path'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['COMMUNITY_URL', 'javascript:alert(1)'],
    ['FORUM_URL', '//evil.example'],
    ['FORUM_SSO', 'not json'],
    ['FORUM_SSO', '{"a": {"returnUrl": "javascript:alert(1)", "secret": "long enough a secret"}}'],
    ['FORUM_SSO', '{"a": {"returnUrl": "https://forum.example/", "secret": "short"}}'],
    ['FORUM_SSO', '{"../a": {"returnUrl": "https://forum.example/", "secret": "long enough a secret"}}'],
    ['SOCIAL_LINKS', 'just a name'],
    ['SOCIAL_LINKS', '{"X": 3}'],
    ['PORTALS', '{"a": {}}'],
    ['PORTALS', 'not json'],
    ['PORTALS', '{"a":{"name":"A","patterns":["*"]},"b":{"name":"B","patterns":["https://b.example"]}}'],
    ['WALLET_ISSUERS', 'https://games.example'],
    ['WALLET_ISSUERS', '[{"name":"G","issuer":"g","origins":["https://g.example"]}]'],
    [
      'WALLET_ISSUERS',
      '[{"name":"G","issuer":"g","origins":["https://g.example"],"keys":[{"kty":"oct","k":"AA"}]}]',
    ],
    [
      'WALLET_ISSUERS',
      '[{"name":"G","issuer":"g","origins":["https://g.example"],"keys":[{"kty":"OKP","x":"AA","d":"AA"}]}]',
    ],
    [
      'WALLET_ISSUERS',
      '[{"name":"G","issuer":"g","origins":["https://*.g.example"],"keysUrl":"https://g.example/keys"}]',
    ],
    ['CHAIN_NODES', 'https://node.example'],
    ['CHAIN_NODES', '{"dogechain":"https://node.example"}'],
    ['CHAIN_NODES', '{"ethereum":"ws://node.example"}'],
    ['PLANS_FILE', './no-such-file.json'],
    ['ANALYTICS_URL', 'ftp://example.com'],
    ['AGENT_ENVIRONMENT', 'maybe'],
  ])('%s=%s', (name, value) => {
    const error = failureOf({ [name]: value });
    expect(error.variable).toBe(name);
    expect(error.message).toMatch(new RegExp(`^${name} must be [^\\n]+$`));
    expect(error.exitCode).toBe(exitCodes.badConfiguration);
  });

  it('repeats the given value unless it may be a secret', () => {
    expect(failureOf({ PORT: 'abc' }).message).toContain('"abc"');
    expect(failureOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' }).message).not.toContain('hunter2');
    expect(failureOf({ CHAIN_NODES: '{"base":"ws://hunter2"}' }).message).not.toContain('hunter2');
    expect(failureOf({ METRICS_TOKEN: 'hunter2' }).message).not.toContain('hunter2');
  });
});

describe('UI_ORIGIN', () => {
  it.each([
    ['https://playloom.example.com', 'https://ui.example.com'],
    ['https://playloom.co.uk', 'https://content.playloom.co.uk'],
    ['https://playloom.co.uk', 'http://playloom.co.uk:8080'],
    ['http://192.168.1.5:3000', 'http://192.168.1.5:3001'],
    ['http://[2001:db8::1]', 'http://[2001:db8::1]:81'],
    ['https://me.github.io', 'https://ui.me.github.io'],
    ['https://playloom.com.', 'https://ui.playloom.com'],
  ])('is refused when PUBLIC_URL is %s and it is %s', (publicUrl, uiOrigin) => {
    const error = failureOf({ PUBLIC_URL: publicUrl, UI_ORIGIN: uiOrigin });
    expect(error.variable).toBe('UI_ORIGIN');
    expect(error.exitCode).toBe(exitCodes.uiOriginSameSite);
    expect(error.message).toContain('same-site');
  });

  it.each([
    ['https://playloom.com', 'https://playloom-content.net'],
    ['https://a.co.uk', 'https://b.co.uk'],
    ['https://me.github.io', 'https://you.github.io'],
    ['http://192.168.1.5:3000', 'http://192.168.1.6:3000'],
    ['http://localhost:3000', 'http://ui.localhost:3000'],
    ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ])('is fine when PUBLIC_URL is %s and it is %s', (publicUrl, uiOrigin) => {
    expect(readConfig({ PUBLIC_URL: publicUrl, UI_ORIGIN: uiOrigin }).uiOrigin).toBe(uiOrigin);
  });

  it('must be set when PUBLIC_URL is public', () => {
    const error = failureOf({ PUBLIC_URL: 'https://playloom.example.com' });
    expect(error.message).toMatch(/^UI_ORIGIN must be set when PUBLIC_URL .* is public/);
    expect(error.exitCode).toBe(exitCodes.badConfiguration);
  });

  it('must never be the host of the site itself, not even on loopback', () => {
    const error = failureOf({ PUBLIC_URL: 'http://localhost:3000', UI_ORIGIN: 'http://localhost:3001' });
    expect(error.exitCode).toBe(exitCodes.uiOriginSameSite);
  });
});
