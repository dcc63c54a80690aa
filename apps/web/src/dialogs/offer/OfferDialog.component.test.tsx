import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import OfferDialog from './OfferDialog.tsx';

const HATS = ['Golden hat', 'Silver hat'] as const;
const buy = page.getByRole('button', { name: 'Buy' });

/** The dialog as a game uses it: when it closes, the game makes its next offer. */
function Offers() {
  const [count, setCount] = useState(0);
  const item = HATS[count];
  if (item === undefined) return null;
  const offer = { id: item, item, price: 50 };
  return (
    <OfferDialog
      dialog={{ kind: 'offer', game: 'Hat shop', offer }}
      open
      onClose={() => setCount(count + 1)}
    />
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('[CO-03:part] enables its button half a second after each offer, so that a click on the last one buys nothing', async () => {
  answerApi({});
  await renderInApp(<Offers />);
  for (const item of HATS) {
    await expect.element(page.getByRole('dialog', { name: `Buy ${item}?` })).toBeVisible();
    vi.advanceTimersByTime(499);
    await expect.element(buy).toBeDisabled();
    vi.advanceTimersByTime(1);
    await expect.element(buy).toBeEnabled();
    page
      .getByRole('button', { name: 'No, thanks' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
});
