import type { MatchResultsView } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { describeMatchVote } from './describeMatchVote.ts';
import { announceResults, describeResults } from './describeResults.ts';

const settings: NonNullable<Parameters<typeof createHudTestGame>[0]>['settings'] = {
  results: {
    isEnabled: true,
    ranking: { label: 'goals' },
    awards: [{ label: 'Most goals' }, { label: 'Most assists' }],
    options: [{ label: 'Play again' }, { label: 'Two minutes' }],
  },
};
const state = createExampleState(createHudTestGame({ settings }));
const row = (player: number, value: number, more: object = {}) => ({
  player,
  name: ['robin', 'kit_k', 'juno'][player - 1] ?? `bot ${player}`,
  isBot: player > 6,
  team: player % 2 === 1 ? 'red' : 'blue',
  value,
  last: null,
  best: null,
  ...more,
});
const results: MatchResultsView = {
  winner: { team: 'red', player: null },
  rows: [row(2, 4), row(1, 3, { last: 2, best: 2 }), row(3, 3, { best: 9 }), row(7, 0)],
  awards: [
    { award: 0, players: [2], value: 4 },
    { award: 1, players: [1, 3], value: 2 },
  ],
};
const show = (changes: Partial<MatchResultsView> = {}, parts: Partial<typeof state> = {}) =>
  describeResults({
    ...state,
    ...parts,
    room: { ...state.room, results: { ...results, ...changes } },
  })!;

describe('[END-05:part] the results on the screen', () => {
  it('[END-01:part] are the winner, the table, and the awards', () => {
    const { title, isWon, label, rows, awards } = show();
    expect([title, isWon, label]).toEqual(['Red won', true, 'goals']);
    expect(
      rows.map(({ rank, name, value, isMe, isBot, isRecord }) => [rank, name, value, isMe, isBot, isRecord]),
    ).toEqual([
      [1, 'kit_k', '4', false, false, false],
      [2, 'robin', '3', true, false, true],
      [2, 'juno', '3', false, false, false],
      [4, 'bot 7', '0', false, true, false],
    ]);
    expect(awards).toEqual([
      { label: 'Most goals', names: 'kit_k', value: '4', isMine: false },
      { label: 'Most assists', names: 'robin, juno', value: '2', isMine: true },
    ]);
  });

  it.each([
    [{ team: 'blue', player: null }, 'Blue won', false],
    [{ team: null, player: 1 }, 'You won', true],
    [{ team: null, player: 2 }, 'kit_k won', false],
    [{ team: null, player: null }, 'It’s a draw', false],
    // A winner who has left the room.
    [{ team: null, player: 99 }, 'It’s a draw', false],
  ])('[END-01:part] name the winner: %o', (winner, title, isWon) => {
    expect(show({ winner })).toMatchObject({ title, isWon });
  });

  it('[END-02:part] compare the player with the own best and last match', () => {
    expect(show().own).toEqual({ rank: 2, of: 4, value: '3', isRecord: true, facts: ['before 2'] });
    const rows = [row(1, 3, { last: 5, best: 8 })];
    expect(show({ rows }).own).toMatchObject({ isRecord: false, facts: ['best 8', 'last match 5'] });
    expect(show({ rows: [row(1, 3)] }).own).toMatchObject({ isRecord: false, facts: [] });
    expect(show({ rows: [row(2, 3)] }).own).toBeNull();
  });

  it('are announced to screen readers: winner, place, record, and own awards', () => {
    expect(announceResults(show())).toBe(
      'Red won. You are 2 of 4. goals: 3. Your new best. Award: Most assists, 2',
    );
    expect(announceResults(show({}, { me: null }))).toBe('Red won');
  });

  it('hide the names of others in a stream', () => {
    const stream = show({}, { settings: { ...state.settings, isStreaming: true } });
    expect(stream.rows.map(({ name }) => name)).toEqual(['Player 2', 'robin', 'Player 3', 'bot 7']);
    expect(stream.awards.map(({ names }) => names)).toEqual(['Player 2', 'robin, Player 3']);
  });
});

describe('[END-03:part] the vote on the screen', () => {
  const voteWith = (matchVotes: { [player: string]: number }, parts: Partial<typeof state> = {}) =>
    describeMatchVote({
      ...state,
      ...parts,
      room: {
        ...state.room,
        matchVotes,
        match: { ...state.room.match, phase: 'over', endsAt: state.tick + 3 * state.tickRate },
      },
    });

  it('counts the votes of people who are here', () => {
    const vote = voteWith({ 1: 1, 2: 1, 3: 0, 99: 0 });
    expect(
      vote.options.map(({ label, isMine, voters }) => [label, isMine, voters.map(({ id }) => id)]),
    ).toEqual([
      ['Play again', false, [3]],
      ['Two minutes', true, [1, 2]],
    ]);
    expect(vote).toMatchObject({ secondsLeft: 3, voted: 3, voters: 6, canVote: true });
  });

  it('offers to play again without options, and nothing to spectators', () => {
    const plain = createExampleState(createHudTestGame());
    const vote = describeMatchVote({ ...plain, me: null });
    expect(vote.options.map(({ label }) => label)).toEqual(['Play again']);
    expect(vote.canVote).toBe(false);
  });
});
