import { limits } from '@playloom/game-format';
import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { connectPanel } from './connectPanel.ts';
import { validatePanelMessage } from './validatePanelMessage.ts';

type OutgoingPanelMessage = Exclude<ReturnType<typeof validatePanelMessage>, string>;
const REJECTED_EVENT = 'playloom:refused';
const PANEL_MESSAGES_PER_SECOND = 30;

function createTestConnection() {
  const received: unknown[][] = [];
  const posted: OutgoingPanelMessage[] = [];
  const clock = { now: 0 };
  const page: { sendFromPanel: (data: unknown) => void; isClosed: boolean; isStarted: boolean } = {
    sendFromPanel: () => undefined,
    isClosed: false,
    isStarted: false,
  };
  const connection = connectPanel(
    {
      postMessage: (message) => void posted.push(message),
      addEventListener: (_, listener) => {
        page.sendFromPanel = (data) => listener({ data });
      },
      start: () => {
        page.isStarted = true;
      },
      close: () => {
        page.isClosed = true;
      },
    },
    (event, value) => received.push([event, value]),
    () => clock.now,
  );
  return { received, posted, clock, page, connection };
}

describe('the page of a panel', () => {
  it('exchanges messages over its port', () => {
    const { received, posted, page, connection } = createTestConnection();
    expect(page.isStarted).toBe(true);
    page.sendFromPanel({ event: 'buy', value: { item: 'axe', count: 2 } });
    page.sendFromPanel({ event: 'open' });
    connection.send('gold', 12);
    connection.close();
    expect(received).toEqual([
      ['buy', { item: 'axe', count: 2 }],
      ['open', null],
    ]);
    expect(posted).toEqual([{ event: 'gold', value: 12 }]);
    expect(page.isClosed).toBe(true);
  });

  it('cannot flood: excess messages in a second are dropped, and later ones pass', () => {
    const { received, clock, page } = createTestConnection();
    for (let index = 0; index < 100; index++) page.sendFromPanel({ event: 'flood', value: index });
    expect(received).toHaveLength(PANEL_MESSAGES_PER_SECOND);
    clock.now = 999;
    page.sendFromPanel({ event: 'flood' });
    expect(received).toHaveLength(PANEL_MESSAGES_PER_SECOND);
    clock.now = 1000;
    page.sendFromPanel({ event: 'later' });
    expect(received.at(-1)).toEqual(['later', null]);
  });

  const circle: { self?: unknown } = {};
  circle.self = circle;
  it.each([
    null,
    'text',
    { event: '' },
    { event: 5 },
    { event: 'x'.repeat(61) },
    { value: 1 },
    { event: 'circle', value: circle },
    { event: 'number', value: 10n },
    { event: 'function', value: () => 1 },
  ])('ignores data that is not a valid message (%#)', (data) => {
    expect(validatePanelMessage(data)).toBe('bad-message');
  });

  it('is notified once a second about messages that did not reach the game, with the reason', () => {
    const { received, posted, clock, page } = createTestConnection();
    const large = 'x'.repeat(limits.PANEL_VALUE_SIZE_MAX);
    for (let count = 0; count < 3; count++) page.sendFromPanel({ event: 'save', value: large });
    clock.now = 1000;
    page.sendFromPanel(17);
    expect(received).toEqual([]);
    expect(posted).toEqual([
      {
        event: REJECTED_EVENT,
        value: { id: 'too-large', event: 'save', text: expect.stringContaining('2000 bytes') },
      },
      { event: REJECTED_EVENT, value: { id: 'bad-message', event: '', text: expect.any(String) } },
    ]);
    clock.now = 2000;
    for (let count = 0; count <= PANEL_MESSAGES_PER_SECOND; count++) page.sendFromPanel({ event: 'fast' });
    expect(posted.at(-1)).toMatchObject({ value: { id: 'too-fast', event: 'fast' } });
  });

  it('sends nothing for which the room would disconnect the player', () => {
    const event = '\u{20ac}'.repeat(limits.PANEL_EVENT_LENGTH_MAX);
    const values = [
      'x'.repeat(1990),
      '\u{20ac}'.repeat(600),
      Array<number>(180).fill(0.1),
      Array.from({ length: 100 }, () => ({ name: 'one' })),
    ];
    for (const value of values) {
      const message = validatePanelMessage({ event, value });
      if (typeof message === 'string') throw new Error(message);
      const sentMessages = { kind: 'panel', panel: 'menu', event, value: message.value as never } as const;
      expect(decodeClientMessage(encodeClientMessage(sentMessages))).toEqual({
        ok: true,
        value: sentMessages,
      });
    }
  });

  it('sends only plain data', () => {
    expect(validatePanelMessage({ event: 'when', value: { at: new Date(0), nothing: undefined } })).toEqual({
      event: 'when',
      value: { at: '1970-01-01T00:00:00.000Z' },
    });
  });
});
