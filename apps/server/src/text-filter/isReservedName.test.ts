import { expect, it } from 'vitest';
import { isReservedName } from './isReservedName.ts';

it.each([
  'admin',
  'Admin',
  '_admin_',
  'api',
  'playloom',
  'Playloom_Team',
  'support',
  'moderator',
  'root',
  'mod',
])('reserves %s', (name) => expect(isReservedName(name)).toBe(true));

it.each(['ada', 'moss_knight', 'modest', 'administrative_mood', 'apis', 'theplayloom'])('allows %s', (name) =>
  expect(isReservedName(name)).toBe(false),
);
