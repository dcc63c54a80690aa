import { expect, it } from 'vitest';
import { describeStop } from './describeStop.ts';

/** Everything that the API, the rooms and the client end playing with. */
const IDS = [
  'room_full game_full rooms_limit_reached sent_away room_not_found rooms_unavailable start_failed sign_in_to_play members_only game_not_found release_not_found',
  'client_not_found name_not_allowed auto_join_ended network_unreachable too_many_requests',
  'left room-closed game-closed kicked replaced room-full lost unreachable too-slow flood bad-message bad-ticket bad-snapshot',
  'protocol-mismatch failed no-webgl unsupported-browser client-missing',
].flatMap((line) => line.split(' '));

it.each(IDS)('has words for %s and something to do', (id) => {
  const unknown = describeStop('something new', 'words of the server');
  // An id that has no words here gets those of the server.
  expect(unknown.text).toBe('words of the server');
  const message = describeStop(id, id === 'kicked' ? '' : 'words of the server');
  expect(message.text).not.toBe('words of the server');
  expect(message.actions.length).toBeGreaterThan(0);
});

it('offers another room or watching when one is full', () => {
  expect(describeStop('room_full', '').actions).toEqual(['any-room', 'watch', 'back']);
});

it('reloads where the page is older than the game', () => {
  expect(describeStop('protocol-mismatch', '').actions[0]).toBe('reload');
});

it('lets the game say itself why it sent somebody out', () => {
  expect(describeStop('kicked', 'No campers.').text).toBe('“No campers.” Another room takes you in.');
  expect(describeStop('kicked', '').text).not.toBe('');
});

it('[CM-05:part] a ban says what the server says, and offers an appeal instead of another room', () => {
  const message = describeStop('banned', 'You are banned permanently.');
  expect(message).toMatchObject({ text: 'You are banned permanently.', actions: ['appeal', 'showcase'] });
});

it('passes on the words of a failure it does not know', () => {
  expect(describeStop('something new', 'The moon is in the way.').text).toBe('The moon is in the way.');
});
