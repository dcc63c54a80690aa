import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones differ: the code before and the one after count too. */
const WINDOW = 1;

export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from the QR code. */
export function describeTotp(secret: string, username: string): string {
  return createTotp(secret, username).toString();
}

/** The half minute that this code belongs to; null when it belongs to none near now. */
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
