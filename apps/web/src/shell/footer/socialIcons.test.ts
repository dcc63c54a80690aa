import { expect, it } from 'vitest';
import { findSocialIcon, SOCIAL_ICONS } from './socialIcons.ts';

it('has a distinct logo for every network', () => {
  const names =
    'Discord YouTube X TikTok Instagram GitHub Reddit Facebook Twitch LinkedIn Mastodon Bluesky'.split(' ');
  expect(names.map((name) => SOCIAL_ICONS.indexOf(findSocialIcon(name)!))).toEqual([...SOCIAL_ICONS.keys()]);
  expect(findSocialIcon('Twitter')).toBe(findSocialIcon('X'));
  expect(findSocialIcon('Our wiki')).toBeNull();
});
