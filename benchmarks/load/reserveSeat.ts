import type { BenchmarkSite } from '../measure/Benchmark.ts';
import type { BotSeat } from '../rooms/RoomBots.ts';
import type { Account } from './addAccounts.ts';

/** Asks for a seat in any room of a game, or in the room of `where`, as a page does. */
export async function reserveSeat(
  { url }: Pick<BenchmarkSite, 'url'>,
  gameId: string,
  { cookie }: Account,
  where: { readonly newRoom: 'public' } | { readonly roomId: string } | null = null,
): Promise<BotSeat & { readonly roomId: string }> {
  const query = where === null ? '' : `?${new URLSearchParams({ ...where }).toString()}`;
  const response = await fetch(`${url}/api/v1/game-server/${gameId}/${query}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { url: string; ticket: string; roomId: string } };
  return {
    address: new URL(data.url, url.replace('http', 'ws')).href,
    ticket: data.ticket,
    roomId: data.roomId,
    origin: url,
    canChat: true,
  };
}
