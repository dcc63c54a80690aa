import { randomBytes } from 'node:crypto';
import { defaultPacks } from '../../../apps/server/src/areas/economy/payments/defaultPacks.ts';
import { hashToken } from '../../../apps/server/src/http/session.ts';
import { runStatement } from '../../../apps/server/src/testing/runStatement.ts';
import { createUserApi } from '../parts/createUserApi.ts';
import type { Fleet } from '../parts/startFleet.ts';

/** A game in which every purchase leads to a save and to the next offer. */
export interface Shop {
  readonly gameId: string;
  readonly buyers: readonly { readonly name: string; readonly cookie: string; readonly userId: string }[];
}

const PRICE = 10;
const PACK = defaultPacks.find(({ id }) => id === 'vault')!;

const player = { get: 'triggeringPlayer' };
const offer = { do: 'offerForCoins', player, item: 'Hat', price: PRICE };
const DOCUMENT = {
  format: 1,
  settings: { title: 'Hat shop' },
  rules: [
    { id: 'offer', name: 'Offer', when: { when: 'playerJoins' }, do: [offer] },
    {
      id: 'sell',
      name: 'Sell',
      when: { when: 'playerBuysForCoins', item: 'Hat' },
      do: [{ do: 'changeSavedNumber', player, key: 'hats', amount: 1 }, offer],
    },
  ],
};

/** Publishes the shop and creates accounts with coins. */
export async function openShop(fleet: Fleet, buyerCount: number): Promise<Shop> {
  const seller = await addUser(fleet, 'shop_owner');
  const api = createUserApi(fleet.url, seller.cookie);
  const { data: game } = await api.adoptGame({ body: { title: 'Hat shop', document: DOCUMENT } });
  await api.publishDraft({ params: { id: game._id }, body: {} });
  const buyers: Shop['buyers'][number][] = [];
  for (let index = 1; index <= buyerCount; index += 1) {
    const buyer = await addUser(fleet, `buyer_${index}`);
    const buyerApi = createUserApi(fleet.url, buyer.cookie);
    const { data: order } = await buyerApi.openCheckout({ body: { kind: 'pack', id: PACK.id } });
    await buyerApi.payInSandbox({ params: { orderId: order.url.split('/').at(-1) ?? '' } });
    buyers.push(buyer);
  }
  return { gameId: game._id, buyers };
}

/** Adds an account that is logged in. */
async function addUser({ database }: Fleet, name: string): Promise<Shop['buyers'][number]> {
  const token = randomBytes(32).toString('base64url');
  const [user] = await runStatement(
    database.url,
    `insert into users (username, email, password_hash, created_at)
     values ('${name}', '${name}@example.org', 'none', now()) returning id`,
  );
  const userId = String(user?.['id']);
  await runStatement(
    database.url,
    `insert into sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at)
     values ('${hashToken(token)}', '${userId}', 'Fleet', now(), now(), now() + interval '1 day')`,
  );
  return { name, cookie: `playloom_session=${token}`, userId };
}
