/** Room sockets for pages of other sites. They ignore cookies: only the ticket gives access. */
export const GUEST_ROOMS_PATH = '/guest-rooms/';
const ROOMS = '/rooms/';

export function toGuestRoomUrl(url: string): string {
  return url.replace(ROOMS, GUEST_ROOMS_PATH);
}
