import { expect, it } from 'vitest';
import { readFeatures } from '@playloom/api-contract';
import { createBrowserDoor, type PageFacts } from './createBrowserDoor.ts';
import type { Seat } from './PlayDoor.ts';

const seat = { gameId: 'game', release: 3, roomId: 'room', person: { name: 'Fig' } } as unknown as Seat;

function openStage(portal: 'a' | 'b' | null) {
  const facts = {
    root: () => ({}) as HTMLElement,
    nonce: '',
    uiOrigin: 'https://content-of.example',
    features: () => readFeatures(portal),
    opensChat: () => false,
    offer: () => undefined,
  } as unknown as PageFacts;
  return createBrowserDoor(facts);
}

it('[RO-03:part] the game is told what is switched off: no offers, no link to hand on, no turning of the screen', async () => {
  const outside = openStage(null).stage(seat);
  expect(outside.onOffer).toBeTypeOf('function');
  expect(outside.features).toEqual({ chat: true, links: true, orientation: true });
  for (const portal of ['a', 'b'] as const) {
    const door = openStage(portal);
    const { onOffer, features } = door.stage(seat);
    expect(onOffer).toBeUndefined();
    expect(features).toEqual({ chat: portal === 'a', links: false, orientation: false });
    expect(await door.invite(seat)).toBeNull();
  }
});
