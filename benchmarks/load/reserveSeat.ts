import type { BenchmarkSite } from '../measure/Benchmark.ts';
import type { BotSeat } from '../rooms/RoomBots.ts';
import type { Account } from './addAccounts.ts';

/** Asks for a seat in any room of a game, as a page does. */
export async function reserveSeat(
  { url }: Pick<BenchmarkSite, 'url'>,
  gameId: string,
  { cookie }: Account,
): Promise<BotSeat> {
  const response = await fetch(`${url}/api/v1/game-server/${gameId}/`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { url: string; ticket: string } };
  return {
    address: new URL(data.url, url.replace('http', 'ws')).href,
    ticket: data.ticket,
    origin: url,
    canChat: true,
  };
}
