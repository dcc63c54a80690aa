import { addSample, isTrack, readPosition, SAMPLE_TICKS } from './track.ts';

/** The fastest run known in this room. The ghost replays it. */
interface BestRun {
  readonly name: string;
  readonly time: number;
  readonly track: string;
}

/** Key of a player's best run in their saved data. */
const SAVED_RUN = 'run';
/** The ghost counts as moving if it moves more than this many tiles in a tick. */
const MIN_MOVEMENT = 0.02;

/** What each player has run in the current race. */
const tracks = new Map<Player, string>();
let best: BestRun | null = null;
let ghost: Unit | null = null;
let startTick = 0;
/** The animation that the ghost is playing. */
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

/** The rule “Finish” sends this event. */
on('eventIsSent', { event: 'finished' }, ({ eventValue }) => {
  const player = eventValue as Player;
  const unit = players.unitOf(player);
  const time = variables.playerVariable(player, 'time');
  if (unit === null || typeof time !== 'number') return;
  const track = addSample(tracks.get(player) ?? '', positions.positionOf(unit)!);
  // Players who joined during the race have no complete track.
  if (!isTrack(track)) return;
  saveBestRun(player, time, track);
  if (best !== null && time >= best.time) return;
  best = { name: players.nameOfPlayer(player), time, track };
  messages.sendChat(
    `${best.name} set the best time: ${time.toFixed(1)} s. Their ghost runs in the next race.`,
  );
});

/** A player's saved run becomes the ghost if it is faster than the best run in the room. */
on('savedDataLoads', ({ triggeringPlayer }) => {
  const run = readSavedRun(triggeringPlayer!);
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
    const position = positions.positionOf(players.unitOf(player));
    // Don't record players who joined late. Without the start of the race, their ghost would begin too far ahead.
    if (position === null || (track === undefined && game.tick - startTick > SAMPLE_TICKS)) continue;
    tracks.set(player, addSample(track ?? '', position));
  }
}

function createGhost({ name, time, track }: BestRun): void {
  units.createUnit('ghost', readPosition(track, 0));
  ghost = units.lastCreatedUnit();
  pose = '';
  units.setUnitName(ghost, `${name}, ${time.toFixed(1)} s`);
}

function removeGhost(): void {
  if (ghost !== null) units.destroyEntity(ghost);
  ghost = null;
}

/** The animation depends on how the ghost moved since the last tick. At the end of the track it cheers. */
function moveGhost(track: string, ticks: number): void {
  const before = positions.positionOf(ghost);
  const position = readPosition(track, ticks);
  if (position === null || before === null) return setPose('cheer');
  movement.teleport(ghost, position);
  const [dx, dy] = [position.x - before.x, position.y - before.y];
  if (Math.abs(dx) > MIN_MOVEMENT) movement.turnTo(ghost, dx < 0 ? 180 : 0);
  if (Math.abs(dy) > MIN_MOVEMENT * 2) setPose(dy < 0 ? 'jump' : 'fall');
  else setPose(Math.abs(dx) > MIN_MOVEMENT ? 'run' : 'idle');
}

/** Plays an animation of the ghost, unless it is already playing. */
function setPose(next: string): void {
  if (next === pose) return;
  pose = next;
  effects.playAnimation(ghost, `runner-ghost-${next}`);
}

function saveBestRun(player: Player, time: number, track: string): void {
  if (players.isBot(player)) return;
  const saved = readSavedRun(player);
  if (saved === null || time < saved.time) data.saveValue(player, SAVED_RUN, { time, track });
}

/** Checks saved data before using it: an older version of the game may have saved something else. */
function readSavedRun(player: Player): { readonly time: number; readonly track: string } | null {
  const saved = data.savedValue(player, SAVED_RUN);
  if (typeof saved !== 'object' || saved === null) return null;
  const { time, track } = saved as { time?: unknown; track?: unknown };
  return typeof time === 'number' && time > 0 && isTrack(track) ? { time, track } : null;
}
