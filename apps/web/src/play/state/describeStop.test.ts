import { expect, it } from 'vitest';
import { describeStop } from './describeStop.ts';

/** All ids with which the API, a room or the client can stop a game. */
const IDS = [
  'room_full game_full rooms_limit_reached network_rooms_limit sent_away room_not_found rooms_unavailable start_failed sign_in_to_play members_only game_not_found release_not_found',
  'client_not_found name_not_allowed auto_join_ended network_unreachable too_many_requests too_many_rooms too_many_codes',
  'left room-closed game-closed kicked replaced room-full lost unreachable too-slow flood bad-message bad-ticket bad-snapshot',
  'protocol-mismatch failed no-webgl unsupported-browser client-missing',
].flatMap((line) => line.split(' '));

it.each(IDS)('has a text and an action for %s', (id) => {
  const unknown = describeStop('something new', 'words of the server');
  // For an unknown id, the server's message is shown.
  expect(unknown.text).toBe('words of the server');
  const message = describeStop(id, id === 'kicked' ? '' : 'words of the server');
  expect(message.text).not.toBe('words of the server');
  expect(message.actions.length).toBeGreaterThan(0);
});

it('offers another room or watching when one is full', () => {
  expect(describeStop('room_full', '').actions).toEqual(['any-room', 'watch', 'back']);
});

it('reloads if the page is older than the game', () => {
  expect(describeStop('protocol-mismatch', '').actions[0]).toBe('reload');
});

it('quotes the reason that the game gives for a kick', () => {
  expect(describeStop('kicked', 'No campers.').text).toBe(
    'The game removed you from this room: “No campers.” You can join another room.',
  );
  expect(describeStop('kicked', '').text).not.toBe('');
});

it('[CM-05:part] a ban shows the server’s message and offers an appeal instead of another room', () => {
  const message = describeStop('banned', 'You are banned permanently.');
  expect(message).toMatchObject({ text: 'You are banned permanently.', actions: ['appeal', 'showcase'] });
});

it('shows the server’s message for an unknown id', () => {
  expect(describeStop('something new', 'The moon is in the way.').text).toBe('The moon is in the way.');
});
