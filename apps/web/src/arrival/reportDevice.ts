import { openStorage } from '../session/openStorage.ts';
import { postQuietly } from '../session/postQuietly.ts';
import { readDeviceId } from './deviceId.ts';

const REPORTED_KEY = 'deviceReportedFor';
const NOBODY = 'nobody';
const PROFILE_PATH = '/set-or-update-profile/';

interface Places {
  local: Pick<Storage, 'getItem' | 'setItem'>;
  session: Pick<Storage, 'getItem' | 'setItem'>;
  post: (path: string, body: unknown) => Promise<boolean>;
}

/** Tells the server this browser's id: once per session, and once more when someone has signed in. */
export async function reportDevice(userId: string | null, places: Places = browserPlaces()): Promise<void> {
  const v = readDeviceId(places.local);
  const reportedFor = userId ?? NOBODY;
  if (!v || places.session.getItem(REPORTED_KEY) === reportedFor) return;
  places.session.setItem(REPORTED_KEY, reportedFor);
  await places.post(PROFILE_PATH, { v });
}

function browserPlaces(): Places {
  return { local: openStorage('local'), session: openStorage('session'), post: postQuietly };
}
