import { expect, it } from 'vitest';
import { describeAddressProblem } from './describeAddressProblem.ts';

const warning = { publicUrl: 'https://play.exmaple.org', isPublicUrlSet: true };

it('returns nothing at the right address', () => {
  const origin = 'https://play.example.org';
  expect(describeAddressProblem({ origin, publicUrl: origin, warning: null })).toBeNull();
  expect(
    describeAddressProblem({ origin, publicUrl: origin, warning: { ...warning, publicUrl: origin } }),
  ).toBeNull();
});

it('links visitors to the address that works', () => {
  const opened = { origin: 'http://play.example.org', publicUrl: 'https://play.example.org', warning: null };
  expect(describeAddressProblem(opened)).toEqual({
    text: 'Some features don’t work at this address.',
    linkTo: 'https://play.example.org',
  });
});

it('does not link to an address that only the server itself can reach', () => {
  const opened = { origin: 'http://192.168.1.5:3000', publicUrl: 'http://localhost:3000', warning: null };
  expect(describeAddressProblem(opened)).toMatchObject({
    text: expect.stringContaining('PUBLIC_URL'),
    linkTo: null,
  });
});

it('names the setting and both addresses to operators', () => {
  const here = { origin: 'https://play.example.org', publicUrl: 'https://play.exmaple.org', warning };
  expect(describeAddressProblem(here)?.text).toBe(
    'PUBLIC_URL is set to https://play.exmaple.org, but you opened the site at https://play.example.org. Set PUBLIC_URL to the address people use.',
  );
  const local = { publicUrl: 'http://localhost:3000', isPublicUrlSet: false };
  const lan = { origin: 'http://games.lan:3000', publicUrl: local.publicUrl, warning: local };
  expect(describeAddressProblem(lan)?.text).toBe(
    'PUBLIC_URL is not set, so this site works at http://localhost:3000, but you opened the site at http://games.lan:3000. Set PUBLIC_URL to the address people use.',
  );
});
