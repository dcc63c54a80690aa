import type { Benchmark } from './measure/Benchmark.ts';
import { compareRates } from './measure/compareRates.ts';
import { startPeer } from './startPeer.ts';

const GOAL = 0.8;
const LOAD = { connections: 10, seconds: 1, rounds: 31, warmUp: 3000 };
/** User agent of a real browser. Bots would get the page in one piece instead of a stream. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const homePage: Benchmark = {
  name: 'Home page',
  question:
    'the server-rendered home page of a logged-in user, against the same React tree with fixed data and no session or database; no HTML is cached on either side',
  async run(startSite) {
    const { url, cookie, username } = await startSite();
    const headers = { cookie, 'user-agent': BROWSER };
    const peer = await startPeer('fixedHome.ts', { SITE_URL: url, COOKIE: cookie });
    try {
      await checkSamePage(`${url}/`, `${peer.url}/`, headers, username);
      return await compareRates(
        { name: 'Playloom', url: `${url}/`, headers },
        { name: 'fixed data', url: `${peer.url}/`, headers },
        GOAL,
        LOAD,
      );
    } finally {
      await peer.stop();
    }
  },
};

/** Checks that both sides render the same page. If one returned an error page, the comparison would be meaningless. */
async function checkSamePage(
  subject: string,
  peer: string,
  headers: Record<string, string>,
  username: string,
): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [subject, peer].map(async (address) => {
      const html = await (await fetch(address, { headers })).text();
      if (!html.includes(username)) throw new Error(`${address} does not show ${username}.`);
      return readWords(html);
    }),
  );
  if (ours !== theirs) throw new Error('The two pages differ.');
}

function readWords(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
