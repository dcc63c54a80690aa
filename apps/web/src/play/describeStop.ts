/** What can be done from where one stopped; the first is the one that most want. */
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
  text: 'Every place is taken. Another room has space, or watch until somebody leaves.',
  actions: ['any-room', 'watch', 'back'],
};
const CLOSED: StopMessage = {
  mood: 'choice',
  title: 'This room has closed',
  text: 'Everybody left, and a room without players closes. Another one is a press away.',
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
  title: 'There is a newer version',
  text: 'The game was updated while this page was open. Reload it to play on; your progress is kept.',
  actions: ['reload', 'back'],
};
const LOST: StopMessage = {
  mood: 'trouble',
  title: 'The connection was lost',
  text: 'The room could not be reached any more. Check your connection and come back in.',
  actions: ['again', 'back'],
};
const BROKEN: StopMessage = {
  mood: 'trouble',
  title: 'The game stumbled',
  text: 'Something went wrong while it was running. Reloading the page usually puts it right.',
  actions: ['reload', 'back'],
};
const NO_CLIENT: StopMessage = {
  mood: 'trouble',
  title: 'This game cannot be started',
  text: 'The version of the engine it was made with is not available just now. Try again a little later.',
  actions: ['again', 'showcase'],
};

/** The server says until when, why and how to appeal. */
const BANNED: StopMessage = {
  mood: 'locked',
  title: 'You are banned',
  text: 'You are banned. How to appeal: write to us on the appeal page.',
  actions: ['appeal', 'showcase'],
};

const STOP_MESSAGES: Readonly<Record<string, StopMessage>> = {
  left: {
    mood: 'farewell',
    title: 'Good game!',
    text: 'Your place is free for somebody else now.',
    actions: ['again', 'back'],
  },
  room_full: FULL,
  'room-full': FULL,
  game_full: {
    mood: 'choice',
    title: 'All rooms are full',
    text: 'Every room of this game is full. Try again when somebody leaves, or watch until then.',
    actions: ['again', 'watch', 'back'],
  },
  rooms_limit_reached: {
    mood: 'choice',
    title: 'No room is free right now',
    text: 'The plan of this creator allows a number of rooms at the same time, and people are playing in all of them. Try again in a few minutes.',
    actions: ['again', 'back'],
  },
  sent_away: {
    mood: 'choice',
    title: 'Not this room for now',
    text: 'The people in it sent you away. Other rooms take you in.',
    actions: ['any-room', 'back'],
  },
  room_not_found: NOT_FOUND,
  'room-closed': CLOSED,
  kicked: {
    mood: 'choice',
    title: 'You were sent out',
    text: 'Your turn in this room has ended. Another room takes you in.',
    actions: ['any-room', 'back'],
  },
  banned: BANNED,
  banned_from_game: BANNED,
  'game-closed': {
    mood: 'choice',
    title: 'This game was taken down',
    text: 'It cannot be played any more for now. What you saved is kept.',
    actions: ['showcase'],
  },
  replaced: {
    mood: 'choice',
    title: 'You play on elsewhere',
    text: 'Your place was taken over from another tab or device.',
    actions: ['again', 'back'],
  },
  sign_in_to_play: {
    mood: 'locked',
    title: 'Log in to play this game',
    text: 'Its maker opened it to people with an account. Yours is free and takes a minute.',
    actions: ['sign-in', 'showcase'],
  },
  members_only: {
    mood: 'locked',
    title: 'Only members can play',
    text: 'This game belongs to a community, and your account is not part of it yet.',
    actions: ['showcase', 'back'],
  },
  name_not_allowed: {
    mood: 'choice',
    title: 'Choose another name',
    text: 'The name you want to play under could be mistaken for somebody else.',
    actions: ['rename'],
  },
  auto_join_ended: {
    mood: 'choice',
    title: 'This way in has ended',
    text: 'The link worked once, or for a few minutes only. You can play nevertheless.',
    actions: ['any-room', 'back'],
  },
  'bad-ticket': {
    mood: 'choice',
    title: 'That took too long',
    text: 'The place that was kept for you has been given away. Ask for another one.',
    actions: ['again', 'back'],
  },
  'no-webgl': {
    mood: 'trouble',
    title: 'This browser cannot draw the game',
    text: 'WebGL is missing or switched off. Turn on graphics acceleration in the settings of the browser, or use another one.',
    actions: ['again', 'back'],
  },
  'unsupported-browser': {
    mood: 'trouble',
    title: 'This browser is too old',
    text: 'Games need a browser of the last few years: a current Chrome, Edge, Firefox or Safari.',
    actions: ['back'],
  },
  rooms_unavailable: {
    mood: 'trouble',
    title: 'No room can be opened just now',
    text: 'The servers are full or restarting. It usually takes less than a minute.',
    actions: ['again', 'back'],
  },
  start_failed: {
    mood: 'trouble',
    title: "This game can't start",
    text: 'Its script failed while the game was starting. The creator has been notified.',
    actions: ['showcase', 'back'],
  },
  network_unreachable: {
    mood: 'trouble',
    title: 'You seem to be offline',
    text: 'Playloom cannot be reached. Check your connection and try again.',
    actions: ['again', 'back'],
  },
  too_many_requests: {
    mood: 'trouble',
    title: 'That was a lot at once',
    text: 'Wait a little while, then press Play again.',
    actions: ['again', 'back'],
  },
  'too-slow': {
    mood: 'trouble',
    title: 'The line is too slow',
    text: 'The room had to let you go because its messages did not reach you in time.',
    actions: ['again', 'back'],
  },
  flood: {
    mood: 'trouble',
    title: 'The room let you go',
    text: 'More messages came from here than a room allows.',
    actions: ['again', 'back'],
  },
  game_not_found: {
    mood: 'choice',
    title: 'This game is gone',
    text: 'Its maker has taken it down, or the link has changed.',
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

/** What the page says when playing stopped. What the game itself said, such as why it sent somebody out, is quoted. */
export function describeStop(id: string, text: string): StopMessage {
  const known = STOP_MESSAGES[id];
  if (id === 'own_start_failed') return { ...STOP_MESSAGES['start_failed']!, text };
  if (!known) return { ...BROKEN, text: text || BROKEN.text };
  if (known === BANNED) return { ...BANNED, text: text || BANNED.text };
  return id === 'kicked' && text ? { ...known, text: `“${text}” Another room takes you in.` } : known;
}
