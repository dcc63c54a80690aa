import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, ApiError } from '@playloom/api-contract';
import { createUserApi } from '../parts/createUserApi.ts';
import { type Bot, type BotsRecord, createBot } from './createBot.ts';
import type { BotsPlan } from './FleetBots.ts';

/** A bot with an account that accepts everything a game offers for coins. */
export interface Buyer {
  readonly bot: Bot;
  /** Resolves when everything that was offered is bought or can't be bought anymore. */
  finish(): Promise<void>;
}

const RETRY_MS = 200;

export function createBuyer(
  { url, seed }: Pick<BotsPlan, 'url' | 'seed'>,
  { name, cookie, gameId }: BotsPlan['buyers'][number],
  record: BotsRecord,
): Buyer {
  const api = createUserApi(url, cookie);
  const running = new Map<string, Promise<void>>();
  const state = { hasFinished: false };
  const bot = createBot(
    {
      url,
      gameId,
      cookie,
      query: () => '',
      seed,
      onOffer({ id }) {
        if (id === null || state.hasFinished || running.has(id)) return;
        const buy = async (): Promise<void> => {
          if (await acceptOffer(api, id)) record.purchases.push({ buyer: name, offerId: id });
        };
        running.set(id, buy());
      },
    },
    record,
  );
  return {
    bot,
    async finish() {
      state.hasFinished = true;
      await Promise.all(running.values());
    },
  };
}

/** Asks until there is an answer. Returns whether the purchase was acknowledged. */
async function acceptOffer(api: ApiClient, offerId: string): Promise<boolean> {
  for (;;) {
    try {
      await api.acceptOffer({ params: { offerId } });
      return true;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isAnswered) return false;
      await pause(RETRY_MS);
    }
  }
}
