import { describe, expect, it } from 'vitest';
import { createExampleState } from '../hud/testing/createExampleState.ts';
import { createHudTestGame } from '../hud/testing/createHudTestGame.ts';
import { canOpenChat, isChatVisible } from '../hud/state/hudParts.ts';
import { hideIdentities } from './hideIdentities.ts';

const state = createExampleState(createHudTestGame());

describe('[HUD-25:part] streamer mode', () => {
  it('names other players by number, and neither the streamer nor bots', () => {
    const { players, feed } = hideIdentities(state);
    expect(players.map(({ name }) => name)).toEqual([
      'robin',
      'Player 2',
      'Player 3',
      'Player 4',
      'Player 5',
      'Player 6',
      'bee',
      'tove',
    ]);
    expect(feed[0]?.killer?.name).toBe('Player 2');
    expect(feed[2]?.victim.name).toBe('Player 6');
  });

  it('replaces names in what the game writes and in votes', () => {
    const vote = {
      kind: 'vote' as const,
      vote: 1,
      player: 4,
      name: 'marrow',
      caller: 'juno',
      yes: 1,
      no: 0,
      needed: 2,
    };
    const hidden = hideIdentities({
      ...state,
      players: [...state.players, { ...state.players[1]!, id: 9, name: 'kit_k2' }],
      messages: [{ key: 1, text: 'kit_k2 knocked out kit_k, robin watched' }],
      own: {
        ...state.own,
        texts: { top: 'Catch up with juno!' },
        question: { name: 'trade', text: 'Trade with kit_k?' },
      },
      vote: { key: 1, answer: null, view: { ...vote, voters: [1], endsAt: 5000, outcome: 'open' } },
    });
    expect(hidden.messages[0]?.text).toBe('Player 9 knocked out Player 2, robin watched');
    expect(hidden.own.texts.top).toBe('Catch up with Player 3!');
    expect(hidden.own.question?.text).toBe('Trade with Player 2?');
    expect(hidden.vote?.view).toMatchObject({ name: 'Player 4', caller: 'Player 3' });
  });

  it('replaces names in everything that a game sends to its panels', () => {
    const value = { best: 'juno: 7', rows: [{ name: 'kit_k', score: 3 }], byName: { marrow: 1, robin: 2 } };
    const panelMessages = [{ key: 1, panel: 'log', event: 'scores', value }];
    const [message] = hideIdentities({ ...state, panelMessages }).panelMessages;
    expect(message).toEqual({
      key: 1,
      panel: 'log',
      event: 'scores',
      value: {
        best: 'Player 3: 7',
        rows: [{ name: 'Player 2', score: 3 }],
        byName: { 'Player 4': 1, robin: 2 },
      },
    });
  });

  it('hides the chat and the name of the room', () => {
    const hidden = hideIdentities(state);
    expect(hidden.roomName).toBe('Room');
    expect([isChatVisible(hidden), canOpenChat(hidden)]).toEqual([false, false]);
  });
});
