import { addPlace, isTrack, readPlace, SAMPLE_TICKS } from './track.ts';

/** The best run anyone here knows of. */
interface BestRun {
  readonly name: string;
  readonly time: number;
  readonly track: string;
}

const SAVED_RUN = 'run';
const MOVING = 0.02;

/** What everyone has run since the start of this race. */
const tracks = new Map<Player, string>();
let best: BestRun | null = null;
let ghost: Unit | null = null;
let startTick = 0;
let pose = '';

on('roundStarts', () => {
  startTick = game.tick;
  tracks.clear();
  removeGhost();
  if (best !== null) createGhost(best);
});

on('roundEnds', removeGhost);

on('everyTick', () => {
  if (!match.isRoundRunning()) return;
  const ticks = game.tick - startTick;
  if (ticks % SAMPLE_TICKS === 0) recordRunners();
  if (best !== null && ghost !== null) moveGhost(best.track, ticks);
});

/** The rule “Finish” sends it. */
on('eventIsSent', { event: 'finished' }, ({ eventValue }) => {
  const player = eventValue as Player;
  const unit = players.unitOf(player);
  const time = variables.playerVariable(player, 'time');
  if (unit === null || typeof time !== 'number') return;
  const track = addPlace(tracks.get(player) ?? '', positions.positionOf(unit)!);
  // Who came in the middle of a race, or whose best time stands, has nothing to show.
  if (!isTrack(track)) return;
  keepOwn(player, time, track);
  if (best !== null && time >= best.time) return;
  best = { name: players.nameOfPlayer(player), time, track };
  messages.sendChat(`${best.name} ran the best time here: ${time.toFixed(1)} s. The next ghost is theirs.`);
});

/** Whoever comes back brings the ghost of their own best run along. */
on('savedDataLoads', ({ triggeringPlayer }) => {
  const run = readSaved(triggeringPlayer!);
  if (run === null || (best !== null && run.time >= best.time)) return;
  best = { name: players.nameOfPlayer(triggeringPlayer), ...run };
});

on('playerLeaves', ({ triggeringPlayer }) => {
  tracks.delete(triggeringPlayer!);
});

function recordRunners(): void {
  for (const player of players.allPlayers()) {
    if (variables.playerVariable(player, 'has-finished') === true) continue;
    const track = tracks.get(player);
    const place = positions.positionOf(players.unitOf(player));
    // A track that does not begin with the race would be a run that nobody ran.
    if (place === null || (track === undefined && game.tick - startTick > SAMPLE_TICKS)) continue;
    tracks.set(player, addPlace(track ?? '', place));
  }
}

function createGhost({ name, time, track }: BestRun): void {
  units.createUnit('ghost', readPlace(track, 0));
  ghost = units.lastCreatedUnit();
  pose = '';
  units.setUnitName(ghost, `${name}, ${time.toFixed(1)} s`);
}

function removeGhost(): void {
  if (ghost !== null) units.destroyEntity(ghost);
  ghost = null;
}

function moveGhost(track: string, ticks: number): void {
  const before = positions.positionOf(ghost);
  const place = readPlace(track, ticks);
  if (place === null || before === null) return strike('cheer');
  movement.teleport(ghost, place);
  const [dx, dy] = [place.x - before.x, place.y - before.y];
  if (Math.abs(dx) > MOVING) movement.turnTo(ghost, dx < 0 ? 180 : 0);
  if (Math.abs(dy) > MOVING * 2) strike(dy < 0 ? 'jump' : 'fall');
  else strike(Math.abs(dx) > MOVING ? 'run' : 'idle');
}

/** Plays an animation of the ghost, unless it is playing already. */
function strike(next: string): void {
  if (next === pose) return;
  pose = next;
  effects.playAnimation(ghost, `runner-ghost-${next}`);
}

function keepOwn(player: Player, time: number, track: string): void {
  if (players.isBot(player)) return;
  const own = readSaved(player);
  if (own === null || time < own.time) data.saveValue(player, SAVED_RUN, { time, track });
}

function readSaved(player: Player): { readonly time: number; readonly track: string } | null {
  const saved = data.savedValue(player, SAVED_RUN);
  if (typeof saved !== 'object' || saved === null) return null;
  const { time, track } = saved as { time?: unknown; track?: unknown };
  return typeof time === 'number' && time > 0 && isTrack(track) ? { time, track } : null;
}
