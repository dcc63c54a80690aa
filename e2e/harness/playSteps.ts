import type { Page } from 'playwright-core';

export const PLAYING_STATE = { kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null };
/** Matches the URL of the request to join a room. */
export const JOIN_REQUEST = /\/api\/v1\/game-server\//;

export function playButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Play', exact: true });
}

/** Records the query parameters of all join requests of the page, in order. */
export function watchJoins(page: Page): URLSearchParams[] {
  const joins: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (JOIN_REQUEST.test(request.url())) joins.push(new URL(request.url()).searchParams);
  });
  return joins;
}
