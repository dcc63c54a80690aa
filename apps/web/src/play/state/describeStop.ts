/** Actions offered after playing stopped. The first one is the default. */
export type StopAction =
  | 'again'
  | 'any-room'
  | 'watch'
  | 'new-private'
  | 'rename'
  | 'sign-in'
  | 'reload'
  | 'appeal'
  | 'showcase'
  | 'back';

export interface StopMessage {
  readonly mood: 'farewell' | 'choice' | 'locked' | 'trouble';
  readonly title: string;
  readonly text: string;
  readonly actions: readonly StopAction[];
}

const FULL: StopMessage = {
  mood: 'choice',
  title: 'This room is full',
  text: 'Join another room, or watch until a player leaves.',
  actions: ['any-room', 'watch', 'back'],
};
const CLOSED: StopMessage = {
  mood: 'choice',
  title: 'This room closed',
  text: 'You can join another room.',
  actions: ['any-room', 'back'],
};
const NOT_FOUND: StopMessage = {
  mood: 'choice',
  title: 'Room not found',
  text: 'No room has this code, or everyone has left it. Check the code, or find another room.',
  actions: ['any-room', 'back'],
};
const NEW_VERSION: StopMessage = {
  mood: 'choice',
  title: 'A new version is available',
  text: 'The game was updated. Reload the page to keep playing. Your progress is saved.',
  actions: ['reload', 'back'],
};
const LOST: StopMessage = {
  mood: 'trouble',
  title: 'Connection lost',
  text: 'The room didn’t answer for five minutes. Try to rejoin it.',
  actions: ['again', 'back'],
};
const BROKEN: StopMessage = {
  mood: 'trouble',
  title: 'The game crashed',
  text: 'Something went wrong on our side. Reload the page to try again.',
  actions: ['reload', 'back'],
};
const NO_CLIENT: StopMessage = {
  mood: 'trouble',
  title: 'This game can’t start',
  text: 'Its engine version isn’t available right now. Try again later.',
  actions: ['again', 'showcase'],
};

/** Used with the server's message, which says when the ban ends, why, and how to appeal. */
const BANNED: StopMessage = {
  mood: 'locked',
  title: 'You are banned',
  text: 'If you think this is a mistake, you can appeal.',
  actions: ['appeal', 'showcase'],
};

const STOP_MESSAGES: Readonly<Record<string, StopMessage>> = {
  left: {
    mood: 'farewell',
    title: 'Good game!',
    text: 'You left the room.',
    actions: ['again', 'back'],
  },
  room_full: FULL,
  'room-full': FULL,
  game_full: {
    mood: 'choice',
    title: 'All rooms are full',
    text: 'Every room in this game is full. Try again later, or watch until a player leaves.',
    actions: ['again', 'watch', 'back'],
  },
  rooms_limit_reached: {
    mood: 'choice',
    title: 'No room is free right now',
    text: 'The creator’s plan limits the number of rooms, and all of them are in use. Try again in a few minutes.',
    actions: ['again', 'back'],
  },
  network_rooms_limit: {
    mood: 'choice',
    title: 'No more rooms for your network',
    text: 'People on your network already use most of this creator’s rooms. Join an open room, or try again later.',
    actions: ['any-room', 'back'],
  },
  too_many_rooms: {
    mood: 'choice',
    title: 'Too many new rooms',
    text: 'You opened many rooms in a short time. Join an open room, or try again in a few minutes.',
    actions: ['any-room', 'back'],
  },
  too_many_codes: {
    mood: 'choice',
    title: 'Too many wrong codes',
    text: 'Too many wrong room codes came from your network. Check the code, and try again in a few minutes.',
    actions: ['any-room', 'back'],
  },
  sent_away: {
    mood: 'choice',
    title: 'You were kicked',
    text: 'You can’t rejoin this room for now. You can join another room.',
    actions: ['any-room', 'back'],
  },
  room_not_found: NOT_FOUND,
  'room-closed': CLOSED,
  kicked: {
    mood: 'choice',
    title: 'You were removed from the room',
    text: 'The game removed you from this room. You can join another room.',
    actions: ['any-room', 'back'],
  },
  banned: BANNED,
  banned_from_game: BANNED,
  'game-closed': {
    mood: 'choice',
    title: 'This game was taken down',
    text: 'It can’t be played for now. Your saved data is kept.',
    actions: ['showcase'],
  },
  replaced: {
    mood: 'choice',
    title: 'You’re playing in another tab',
    text: 'You joined this game from another tab or device. To play here instead, try again.',
    actions: ['again', 'back'],
  },
  sign_in_to_play: {
    mood: 'locked',
    title: 'Log in to play this game',
    text: 'This game requires an account. Signing up is free and takes a minute.',
    actions: ['sign-in', 'showcase'],
  },
  members_only: {
    mood: 'locked',
    title: 'Only members can play',
    text: 'To play, join this game’s community on the game page.',
    actions: ['showcase', 'back'],
  },
  name_not_allowed: {
    mood: 'choice',
    title: 'Choose another name',
    text: 'Your name could be mistaken for someone else’s. Choose a different one.',
    actions: ['rename'],
  },
  auto_join_ended: {
    mood: 'choice',
    title: 'This link has expired',
    text: 'Each link works once and only for a few minutes. You can still play in another room.',
    actions: ['any-room', 'back'],
  },
  'bad-ticket': {
    mood: 'choice',
    title: 'That took too long',
    text: 'Your reserved spot in the room expired. Try again.',
    actions: ['again', 'back'],
  },
  'no-webgl': {
    mood: 'trouble',
    title: 'Your browser can’t display this game',
    text: 'WebGL is missing or turned off. Turn on graphics acceleration in your browser settings, or use another browser.',
    actions: ['again', 'back'],
  },
  'unsupported-browser': {
    mood: 'trouble',
    title: 'Your browser is too old',
    text: 'Use a current version of Chrome, Edge, Firefox, or Safari.',
    actions: ['back'],
  },
  rooms_unavailable: {
    mood: 'trouble',
    title: 'No rooms available right now',
    text: 'The servers are full or restarting. Try again in a minute.',
    actions: ['again', 'back'],
  },
  start_failed: {
    mood: 'trouble',
    title: 'This game can’t start',
    text: 'Its script failed while the game was starting. The creator has been notified.',
    actions: ['showcase', 'back'],
  },
  network_unreachable: {
    mood: 'trouble',
    title: 'You’re offline',
    text: 'We couldn’t reach Playloom. Check your connection and try again.',
    actions: ['again', 'back'],
  },
  too_many_requests: {
    mood: 'trouble',
    title: 'Too many attempts',
    text: 'Wait a moment, then try again.',
    actions: ['again', 'back'],
  },
  'too-slow': {
    mood: 'trouble',
    title: 'Your connection is too slow',
    text: 'You were disconnected because messages from the room didn’t reach you in time.',
    actions: ['again', 'back'],
  },
  flood: {
    mood: 'trouble',
    title: 'You were disconnected',
    text: 'Your browser sent more messages than a room allows.',
    actions: ['again', 'back'],
  },
  game_not_found: {
    mood: 'choice',
    title: 'Game not found',
    text: 'The creator removed it, or its link has changed.',
    actions: ['showcase'],
  },
  'protocol-mismatch': NEW_VERSION,
  release_not_found: NEW_VERSION,
  lost: LOST,
  unreachable: LOST,
  client_not_found: NO_CLIENT,
  'client-missing': NO_CLIENT,
  'bad-message': BROKEN,
  'bad-snapshot': BROKEN,
  failed: BROKEN,
};

/**
 * Returns the text and the actions to show after playing stopped. Quotes the reason for a kick, which comes from the
 * room.
 */
export function describeStop(id: string, text: string): StopMessage {
  const known = STOP_MESSAGES[id];
  if (id === 'own_start_failed') return { ...STOP_MESSAGES['start_failed']!, text };
  if (!known) return { ...BROKEN, text: text || BROKEN.text };
  if (known === BANNED) return { ...BANNED, text: text || BANNED.text };
  return id === 'kicked' && text
    ? { ...known, text: `The game removed you from this room: “${text}” You can join another room.` }
    : known;
}
