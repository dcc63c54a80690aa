import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { postQuietly } from '@playloom/site/api/postQuietly.ts';
import { readDeviceId } from './deviceId.ts';

const REPORTED_KEY = 'deviceReportedFor';
const NOBODY = 'nobody';
const PROFILE_PATH = '/set-or-update-profile/';

interface DeviceReportDependencies {
  local: Pick<Storage, 'getItem' | 'setItem'>;
  session: Pick<Storage, 'getItem' | 'setItem'>;
  post: (path: string, body: unknown) => Promise<boolean>;
}

/** Sends this browser's id to the server once per session, and again after login. */
export async function reportDevice(
  userId: string | null,
  dependencies: DeviceReportDependencies = browserDependencies(),
): Promise<void> {
  const v = readDeviceId(dependencies.local);
  const reportedFor = userId ?? NOBODY;
  if (!v || dependencies.session.getItem(REPORTED_KEY) === reportedFor) return;
  dependencies.session.setItem(REPORTED_KEY, reportedFor);
  await dependencies.post(PROFILE_PATH, { v });
}

function browserDependencies(): DeviceReportDependencies {
  return { local: getBrowserStorage('local'), session: getBrowserStorage('session'), post: postQuietly };
}
