/** Names that look official, or that would confuse people or programs. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'about',
  'account',
  'accounts',
  'admin',
  'administrator',
  'anonymous',
  'api',
  'billing',
  'bot',
  'contact',
  'everyone',
  'guest',
  'help',
  'helpdesk',
  'info',
  'legal',
  'login',
  'logout',
  'mail',
  'me',
  'mod',
  'moderator',
  'moderators',
  'news',
  'null',
  'official',
  'operator',
  'owner',
  'postmaster',
  'privacy',
  'root',
  'security',
  'server',
  'settings',
  'signup',
  'staff',
  'status',
  'support',
  'system',
  'team',
  'undefined',
  'user',
  'webmaster',
  'www',
]);
const OUR_NAME = 'playloom';

/** Underscores are ignored: `_admin_` reads like `admin`. */
export function isReservedName(username: string): boolean {
  const bare = username.toLowerCase().replaceAll('_', '');
  return RESERVED_NAMES.has(bare) || bare.startsWith(OUR_NAME);
}
