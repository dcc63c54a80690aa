import { createHmac, randomBytes } from 'node:crypto';

interface RelyingParty {
  /** Creates the query string with which the forum sends a user to the login page. */
  ask(more?: Record<string, string>): string;
  /** Checks the URL that a user returns with. Returns the user's fields, or why the forum rejects them. */
  welcome(location: string): Record<string, string> | 'foreign address' | 'bad signature' | 'unknown nonce';
}

/**
 * Creates a forum that follows the DiscourseConnect protocol, implemented independently of the server. It accepts
 * each nonce only once.
 */
export function createRelyingParty({
  returnUrl,
  secret,
}: {
  returnUrl: string;
  secret: string;
}): RelyingParty {
  const nonces = new Set<string>();
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  return {
    ask(more = {}) {
      const nonce = randomBytes(16).toString('hex');
      nonces.add(nonce);
      const fields = new URLSearchParams({ nonce, return_sso_url: returnUrl, ...more });
      const sso = Buffer.from(fields.toString()).toString('base64');
      return new URLSearchParams({ sso, sig: sign(sso) }).toString();
    },
    welcome(location) {
      const url = new URL(location);
      if (url.origin + url.pathname !== returnUrl) return 'foreign address';
      const sso = url.searchParams.get('sso') ?? '';
      if (sign(sso) !== url.searchParams.get('sig')) return 'bad signature';
      const { nonce = '', ...person } = Object.fromEntries(
        new URLSearchParams(Buffer.from(sso, 'base64').toString()),
      );
      return nonces.delete(nonce) ? person : 'unknown nonce';
    },
  };
}
