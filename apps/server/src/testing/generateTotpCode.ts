import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app with this key shows at the given time. */
export function generateTotpCode(secret: string, now: Date = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
