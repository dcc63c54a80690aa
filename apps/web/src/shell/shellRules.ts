import type { Visit } from '../session/readVisit.ts';

/** The editor fills the window, so the bar scrolls away and there is no footer. */
export function isEditorPath(pathname: string): boolean {
  return /^\/create(?:\/|$)/.test(pathname);
}

/** Pages that run a game. */
export function isPlayPath(pathname: string): boolean {
  return pathname.startsWith('/play/') || isEmbedPath(pathname);
}

/** The embedded game, without bar and footer. */
export function isEmbedPath(pathname: string): boolean {
  return pathname.startsWith('/embed/');
}

const WITHOUT_FOOTER = [
  /^\/create(?:\/|$)/,
  /^\/skin-submission(?:\/|$)/,
  /^\/app-homepage(?:\/|$)/,
  /^\/embed\//,
  /^\/operator(?:\/|$)/,
];

/** Account pages, forms and game pages, where the footer's invitation to make a game would distract. */
const WITHOUT_INVITATION = [
  /^\/user\//,
  /^\/status/,
  /^\/notifications/,
  /^\/friends/,
  /^\/agreement\//,
  /^\/pin\//,
  /^\/password\//,
  /^\/account\//,
  /^\/search/,
  /^\/play\//,
];

export function hasFooter(pathname: string, visit: Pick<Visit, 'isAppShell'>): boolean {
  return !visit.isAppShell && !WITHOUT_FOOTER.some((pattern) => pattern.test(pathname));
}

export function hasCreateInvitation(pathname: string): boolean {
  return !WITHOUT_INVITATION.some((pattern) => pattern.test(pathname));
}

/** No chat widget on the chat page, in games, which have room chat, and in the editor, where it would be in the way. */
const WITHOUT_CHAT_WIDGET = [/^\/indie\/chat(?:\/|$)/, /^\/play\//, /^\/embed\//, /^\/create(?:\/|$)/];

export function hasChatWidget(pathname: string): boolean {
  return !WITHOUT_CHAT_WIDGET.some((pattern) => pattern.test(pathname));
}
