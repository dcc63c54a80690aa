import type { CoinReceipt } from '@playloom/api-contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import DialogHost from '../host/DialogHost.tsx';

const HATS = ['Golden hat', 'Silver hat'] as const;
const buy = page.getByRole('button', { name: 'Buy' });
const dialogFor = (item: string) => page.getByRole('dialog', { name: `Buy ${item}?` });

/** A page with a game that makes offers. An offer replaces the one before it. */
async function openGame(): Promise<{ makeOffer(item: string): void }> {
  const { dialogs } = await renderInApp(<DialogHost />);
  return {
    makeOffer: (item) =>
      dialogs.open({ kind: 'offer', game: 'Hat shop', offer: { id: item, item, price: 50 } }),
  };
}

it('[CO-03:part] enables its button half a second after each offer, so that a click on the last one buys nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answerApi({});
  const game = await openGame();
  for (const item of HATS) {
    game.makeOffer(item);
    await expect.element(dialogFor(item)).toBeVisible();
    vi.advanceTimersByTime(499);
    await expect.element(buy).toBeDisabled();
    vi.advanceTimersByTime(1);
    await expect.element(buy).toBeEnabled();
  }
});

it('[CO-03:part] leaves the next offer open if it comes before the answer to the purchase', async () => {
  const receipt = Promise.withResolvers<{ status: 'success'; data: CoinReceipt }>();
  const calls = answerApi({ acceptOffer: receipt.promise });
  const game = await openGame();
  game.makeOffer('Golden hat');
  await buy.click();
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(['acceptOffer']);
  game.makeOffer('Silver hat');
  await expect.element(dialogFor('Silver hat')).toBeVisible();
  receipt.resolve({ status: 'success', data: { id: 'one', amount: '50', balance: '450' } });
  await expect.element(buy).toBeEnabled();
  await expect.element(dialogFor('Silver hat')).toBeVisible();
});
