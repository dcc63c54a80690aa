import type { Visit } from '@playloom/site/session/readVisit.ts';

/** Whether the page is the editor. It fills the window, so the navigation bar scrolls away and there is no footer. */
export function isEditorPath(pathname: string): boolean {
  return /^\/create(?:\/|$)/.test(pathname);
}

const WITHOUT_FOOTER = [
  /^\/create(?:\/|$)/,
  /^\/skin-submission(?:\/|$)/,
  /^\/app-homepage(?:\/|$)/,
  /^\/embed\//,
  /^\/operator(?:\/|$)/,
];

/** Pages where the footer does not invite users to make a game, because it would distract. */
const WITHOUT_INVITATION = [
  /^\/user\//,
  /^\/status/,
  /^\/notifications/,
  /^\/friends/,
  /^\/season/,
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

export function hasCreateCallToAction(pathname: string): boolean {
  return !WITHOUT_INVITATION.some((pattern) => pattern.test(pathname));
}

/**
 * Pages without the chat widget: the chat page itself, games, which have room chat, and the editor, where it would be
 * in the way.
 */
const WITHOUT_CHAT_WIDGET = [
  /^\/indie\/chat(?:\/|$)/,
  /^\/play\/[^/]+\/?$/,
  /^\/embed\//,
  /^\/create(?:\/|$)/,
];

export function hasChatWidget(pathname: string): boolean {
  return !WITHOUT_CHAT_WIDGET.some((pattern) => pattern.test(pathname));
}
