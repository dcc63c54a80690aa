import { describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import {
  listProps,
  readPositionInRoom,
  runRoomTicks,
  runSeconds,
  sendPlayerChat,
} from '../../tools/games/testing/openGameTestRoom.ts';
import { go, HIDING_PLACE, isMonster, openCamp, TICKS_PER_SECOND, unitsOf } from './testing/openCamp.ts';

describe('days and nights in Keep the Fire', () => {
  it('[HUD-23:part] shows the time until dusk and dawn on its clock, and goes on when it runs out', async () => {
    const room = await openCamp(1, { 'first-day-seconds': 3, 'day-seconds': 4, 'night-seconds': 5 });
    const clock = () => (room.world.match.endsAt - room.world.tick) / TICKS_PER_SECOND;
    go(room, 1, HIDING_PLACE);
    const phases: [number, boolean][] = [];
    for (let tick = 0; tick < 20 * TICKS_PER_SECOND; tick += 1) {
      const before = clock();
      runRoomTicks(room, 1);
      expect(room.world.match.phase).toBe('round');
      if (clock() > before + 1)
        phases.push([Math.floor(clock()), room.world.variables.get('is-night') as boolean]);
    }
    expect(phases.slice(0, 3)).toEqual([
      [5, true],
      [4, false],
      [5, true],
    ]);
  });

  it('[DIR-06:part] shows people without wood the nearest tree by day, and everyone the dens at night', async () => {
    const room = await openCamp(2, { 'first-day-seconds': 6, 'night-seconds': 60 });
    const listMarked = () => {
      const { markers, entities } = room.world;
      return markers.map(({ entity, region, player }) => {
        const record = entities.records.find((candidate) => candidate?.id === entity);
        return [region ?? record?.type, player];
      });
    };
    const tree = listProps(room, 'fir')[0]!;
    const { x, y } = readPositionInRoom(room, tree);
    go(room, 1, { x, y: y + 1.1 });
    go(room, 2, { x, y: y + 1.1 });
    sendPlayerChat(room, 2, 'have 1');
    runSeconds(room, 1.5);
    expect(listMarked()).toEqual([['fir', 1]]);
    expect(room.world.markers[0]!.entity).toBe(tree.id);
    runSeconds(room, 6);
    const marked = listMarked();
    expect(marked).toHaveLength(1);
    expect(marked[0]![0]).toMatch(/^den-/);
    expect(marked[0]![1]).toBeNull();
  });

  it('[FAIR-10] has adaptive bots, and nights that follow the weakest person', async () => {
    expect(loadGame('nightfall').settings.bots.skill).toBe('adaptive');
    const countArrivals = async (form: number): Promise<number> => {
      const room = await openCamp(4, { 'first-day-seconds': 1, 'night-seconds': 60 });
      const [first, ...others] = [1, 2, 3, 4].map((player) => room.world.players.get(player)!);
      first!.form = form;
      for (const other of others) other.form = 1;
      for (let player = 1; player <= 4; player += 1) go(room, player, HIDING_PLACE);
      const seen = new Set<number>();
      for (let tick = 0; tick < 30 * TICKS_PER_SECOND; tick += 1) {
        runRoomTicks(room, 1);
        for (const { id } of unitsOf(room, isMonster)) seen.add(id);
      }
      return seen.size;
    };
    const [gentle, usual, hard] = [await countArrivals(0), await countArrivals(0.5), await countArrivals(1)];
    expect(gentle).toBeLessThan(usual);
    expect(usual).toBeLessThan(hard);
  });
});
