import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app with this key shows at a time. */
export function generateTotpCode(secret: string, now: Date = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
