import type { Visit } from '../session/readVisit.ts';

/** The editor fills the window: the bar scrolls away with the page, and there is no footer under it. */
export function isEditorPath(pathname: string): boolean {
  return /^\/create(?:\/|$)/.test(pathname);
}

/** The pages where a game runs. */
export function isPlayPath(pathname: string): boolean {
  return pathname.startsWith('/play/') || isEmbedPath(pathname);
}

/** The game alone, inside another site: nothing of ours is around it. */
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

/** Pages about oneself, one form or one game: an invitation to make a game would only be in the way. */
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

/** The chat page is chat already; in a game the room has its own, and over the editor it would be in the way. */
const WITHOUT_CHAT_WIDGET = [/^\/indie\/chat(?:\/|$)/, /^\/play\//, /^\/embed\//, /^\/create(?:\/|$)/];

export function hasChatWidget(pathname: string): boolean {
  return !WITHOUT_CHAT_WIDGET.some((pattern) => pattern.test(pathname));
}
