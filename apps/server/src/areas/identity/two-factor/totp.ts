import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** The clocks of phones differ, so the previous and the next code are accepted too. */
const WINDOW = 1;

export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI in the QR code for authenticator apps. */
export function createTotpUri(secret: string, username: string): string {
  return createTotp(secret, username).toString();
}

/** Returns the time step of this code, or null when it matches none near the current time. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Playloom',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
