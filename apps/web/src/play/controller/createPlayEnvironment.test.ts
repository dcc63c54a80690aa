import { expect, it } from 'vitest';
import { getPortalFeatures } from '@playloom/api-contract';
import { createPlayEnvironment, type PlayPageFacts } from './createPlayEnvironment.ts';
import type { JoinedSeat } from './PlayEnvironment.ts';

const seat = { gameId: 'game', release: 3, roomId: 'room', person: { name: 'Fig' } } as unknown as JoinedSeat;

function openStage(portal: 'a' | 'b' | null, offer: PlayPageFacts['offer'] = () => undefined) {
  const facts = {
    root: () => ({}) as HTMLElement,
    nonce: '',
    uiOrigin: 'https://content-of.example',
    features: () => getPortalFeatures(portal),
    opensChat: () => false,
    showsFps: () => false,
    offer,
  } as unknown as PlayPageFacts;
  return createPlayEnvironment(facts);
}

it('[RO-03:part] the game gets the switches: no offers, no invite link, no screen rotation', async () => {
  const outside = openStage(null).stage(seat);
  expect(outside.onOffer).toBeTypeOf('function');
  expect(outside.features).toEqual({ chat: true, links: true, orientation: true });
  for (const portal of ['a', 'b'] as const) {
    const environment = openStage(portal);
    const { onOffer, features } = environment.stage(seat);
    expect(onOffer).toBeUndefined();
    expect(features).toEqual({ chat: portal === 'a', links: false, orientation: false });
    expect(await environment.invite(seat)).toBeNull();
  }
});

it('[OP-41:part] shows an offer once, also if the room repeats it after a lost connection', () => {
  const shown: (string | null)[] = [];
  const { onOffer } = openStage(null, ({ id }) => void shown.push(id)).stage(seat);
  for (const id of ['a', 'a', 'b', 'a', null, null]) onOffer!({ id, item: 'Hat', price: 50 });
  expect(shown).toEqual(['a', 'b', null, null]);
});
