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
import { mergePieces, removePieces, split, steerPieces, switchToOtherPiece } from './splitting.ts';
import {
  clearPeaks,
  forgetPlayer,
  getLeader,
  getLeaderMass,
  recordPeak,
  updateStandings,
} from './standings.ts';

const COLORS = ['coral', 'sun', 'mint', 'sky', 'lilac', 'peach', 'lime', 'rose'];

on('gameStarts', findLilyPads);

// Work that is not needed in every tick runs less often, which keeps ticks short.
on('everyTick', () => {
  const blobs = listBlobs();
  const { tick } = game;
  if (match.isRoundRunning()) {
    eatBlobs(blobs, (prey, eater) => handleEaten(prey, eater, blobs));
    mergePieces(blobs);
    peckHeavyBlobs(blobs);
    if (tick % 4 === 0) steerPieces(blobs);
    if (tick % TICKS_PER_SECOND === 1) updatePellets();
    updateBots(blobs);
    if (tick % TICKS_PER_SECOND === 3) shrinkHeavyBlobs(blobs);
    if (tick % 20 === 2) updateStandings(blobs);
  }
  if (tick % 5 === 0) hideUnderLilyPads(blobs);
  if (tick % (10 * TICKS_PER_SECOND) === 7) forgetRemovedBlobs(blobs);
  updateSizes(blobs);
});

/** The player of an eaten blob continues with another piece, or respawns if there is none. */
function handleEaten(prey: Blob, eater: Blob, blobs: readonly Blob[]): void {
  const wasLeader = getLeader() === prey.player;
  const isOut = prey.isMain && !switchToOtherPiece(prey, blobs);
  units.killUnit(prey.unit, eater.unit);
  if (!isOut) return;
  const name = players.nameOfPlayer(eater.player);
  messages.showMessageTo(prey.player, `${name} swallowed you. You’ll be back in a moment!`, 2.5);
  if (wasLeader) messages.showMessage(`${name} swallowed the largest blob!`, 2.5);
}

/** A rule sends this event when a player presses the split key. */
on('eventIsSent', { event: 'split' }, ({ eventValue }) => {
  const player = eventValue as Player;
  if (split(player)) return;
  const unit = players.unitOf(player);
  if (units.isAlive(unit))
    messages.showFloatingText('too small to split', positions.positionOf(unit), '#ffffff');
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
