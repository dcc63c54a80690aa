import { expect, it } from 'vitest';
import { findSocialMark, SOCIAL_MARKS } from './socialMarks.ts';

it('knows every network by its name, each by its own mark', () => {
  const names =
    'Discord YouTube X TikTok Instagram GitHub Reddit Facebook Twitch LinkedIn Mastodon Bluesky'.split(' ');
  expect(names.map((name) => SOCIAL_MARKS.indexOf(findSocialMark(name)!))).toEqual([...SOCIAL_MARKS.keys()]);
  expect(findSocialMark('Twitter')).toBe(findSocialMark('X'));
  expect(findSocialMark('Our wiki')).toBeNull();
});
