import type { Clock } from '../process/clock.ts';

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  clear(): void;
  /** Returns the value of the `Cookie` header; undefined without cookies. */
  header(): string | undefined;
  /** Stores the `Set-Cookie` headers of a response. */
  storeCookies(setCookies: string[]): void;
}

/** Stores the cookies of one host like a browser. They expire by the test's clock. */
export function createCookieJar(clock: Clock): CookieJar {
  const cookies = new Map<string, { value: string; expires: number }>();
  const get = (name: string): string | undefined => {
    const cookie = cookies.get(name);
    return cookie && cookie.expires > clock.now().getTime() ? cookie.value : undefined;
  };
  return {
    get,
    set: (name, value) => void cookies.set(name, { value, expires: Infinity }),
    clear: () => cookies.clear(),
    header() {
      const pairs = [...cookies.keys()].flatMap((name) => {
        const value = get(name);
        return value === undefined ? [] : [`${name}=${value}`];
      });
      return pairs.length === 0 ? undefined : pairs.join('; ');
    },
    storeCookies(setCookies) {
      for (const line of setCookies) {
        const { name, value, expires } = readSetCookie(line, clock.now().getTime());
        cookies.set(name, { value, expires });
      }
    },
  };
}

function readSetCookie(line: string, now: number): { name: string; value: string; expires: number } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const separator = pair.indexOf('=');
  const readAttribute = (wanted: string): string | undefined =>
    attributes
      .find((attribute) => attribute.toLowerCase().startsWith(`${wanted}=`))
      ?.slice(wanted.length + 1);
  const maxAge = readAttribute('max-age');
  const date = readAttribute('expires');
  const expires =
    maxAge !== undefined ? now + Number(maxAge) * 1000 : date !== undefined ? Date.parse(date) : Infinity;
  return { name: pair.slice(0, separator), value: pair.slice(separator + 1), expires };
}
