import {
  forgetRemovedBlobs,
  listBlobs,
  shrinkHeavyBlobs,
  startOver,
  TICKS_PER_SECOND,
  updateSizes,
  type Blob,
} from './blob.ts';
import { forgetBot, handleNoPath, updateBots, updatePellets } from './bots.ts';
import { clearPecks, eatBlobs, peckHeavyBlobs } from './eating.ts';
import { findLilyPads, hideUnderLilyPads, showNameAgain } from './lilies.ts';
import {
  mergePieces,
  removePieces,
  split,
  SPLIT_MIN_MASS,
  steerPieces,
  switchToOtherPiece,
} from './splitting.ts';
import {
  clearPeaks,
  forgetPlayer,
  getLeader,
  getLeaderMass,
  hideCrown,
  recordPeak,
  updateStandings,
} from './standings.ts';

const COLORS = ['coral', 'sun', 'mint', 'sky', 'lilac', 'peach', 'lime', 'rose'];

on('gameStarts', findLilyPads);
on('gameStarts', hideCrown);

// Players get the state of the pond in every second tick, so it is enough to work then. Work that is not needed as often
// is spread over several ticks, which keeps them short.
on('everyTick', () => {
  const { tick } = game;
  if (tick % 2 !== 0) return;
  const blobs = listBlobs();
  if (match.isRoundRunning()) {
    eatBlobs(blobs, (prey, eater) => handleEaten(prey, eater, blobs));
    mergePieces(blobs);
    peckHeavyBlobs(blobs);
    if (tick % 4 === 0) steerPieces(blobs);
    if (tick % TICKS_PER_SECOND === 6) updatePellets();
    updateBots(blobs);
    if (tick % TICKS_PER_SECOND === 30) shrinkHeavyBlobs(blobs);
    if (tick % 20 === 2) updateStandings(blobs);
  }
  if (tick % 6 === 0) hideUnderLilyPads(blobs);
  if (tick % (10 * TICKS_PER_SECOND) === 14) forgetRemovedBlobs(blobs);
  updateSizes(blobs);
});

/** The player of an eaten blob continues with another piece, or respawns if there is none. */
function handleEaten(prey: Blob, eater: Blob, blobs: readonly Blob[]): void {
  const wasLeader = getLeader() === prey.player;
  const isOut = prey.isMain && !switchToOtherPiece(prey, blobs);
  units.killUnit(prey.unit, eater.unit);
  variables.changePlayerVariable(eater.player, 'eaten', 1);
  if (!isOut) return;
  // The screen of the prey’s player names the eater anyway.
  if (wasLeader)
    messages.showMessage(`${players.nameOfPlayer(eater.player)} swallowed the largest blob!`, 2.5);
}

/** A rule sends this event when a player presses the split key. */
on('eventIsSent', { event: 'split' }, ({ eventValue }) => {
  const player = eventValue as Player;
  if (split(player)) return;
  const unit = players.unitOf(player);
  if (units.isAlive(unit)) messages.showMessageTo(player, `You can split with ${SPLIT_MIN_MASS} points.`, 2);
});

/** Gives each new player the color that the fewest blobs have. */
on('playerJoins', ({ triggeringUnit }) => {
  if (triggeringUnit === null) return;
  const counts = COLORS.map(
    (color) => units.unitsOfType(`blob-${color}`).filter((unit) => unit !== triggeringUnit).length,
  );
  const color = COLORS[counts.indexOf(Math.min(...counts))];
  if (color !== COLORS[0]) units.changeUnitType(triggeringUnit, `blob-${color}`);
  startOver(triggeringUnit, getLeaderMass());
});

on('unitRespawns', ({ triggeringUnit }) => {
  showNameAgain(triggeringUnit!);
  startOver(triggeringUnit!, getLeaderMass());
});

on('unitFindsNoPath', ({ triggeringUnit }) => handleNoPath(triggeringUnit!));

on('roundStarts', () => {
  removePieces();
  clearPeaks();
  clearPecks();
  for (const player of players.allPlayers()) {
    for (const counter of ['peak', 'eaten', 'splits']) variables.setPlayerVariable(player, counter, 0);
    const unit = players.unitOf(player);
    if (unit === null) continue;
    showNameAgain(unit);
    startOver(unit, 0);
  }
});

on('roundEnds', () => {
  for (const player of players.allPlayers()) recordPeak(player);
});

on('playerLeaves', ({ triggeringPlayer }) => {
  recordPeak(triggeringPlayer!);
  forgetPlayer(triggeringPlayer!);
  forgetBot(triggeringPlayer!);
});
