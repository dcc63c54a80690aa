import { decay, fitSizes, forgetGone, listBlobs, startOver, TICKS_A_SECOND, type Blob } from './blob.ts';
import { forgetBot, giveUpWay, lookForPellets, thinkBots } from './bots.ts';
import { eatEachOther, forgetPecks, letDucklingsPeck } from './eating.ts';
import { findPads, forgetHidden, hideUnderPads } from './lilies.ts';
import { mergePieces, passOn, removePieces, split, steerPieces } from './splitting.ts';
import { countMass, forgetPeaks, forgetPlayer, leaderOf, massOfLeader, recordPeak } from './standings.ts';

const COLORS = ['coral', 'sun', 'mint', 'sky', 'lilac', 'peach', 'lime', 'rose'];

on('gameStarts', findPads);

on('everyTick', () => {
  const blobs = listBlobs();
  const { tick } = game;
  if (match.isRoundRunning()) {
    eatEachOther(blobs, (prey, eater) => swallowed(prey, eater, blobs));
    mergePieces(blobs);
    letDucklingsPeck(blobs);
    if (tick % 4 === 0) steerPieces(blobs);
    if (tick % TICKS_A_SECOND === 1) lookForPellets();
    thinkBots(blobs);
    if (tick % TICKS_A_SECOND === 3) decay(blobs);
    if (tick % 20 === 2) countMass(blobs);
  }
  if (tick % 5 === 0) hideUnderPads(blobs);
  if (tick % (10 * TICKS_A_SECOND) === 7) forgetGone(blobs);
  fitSizes(blobs);
});

function swallowed(prey: Blob, eater: Blob, blobs: readonly Blob[]): void {
  const wasLeader = leaderOf() === prey.player;
  const isOut = prey.isMain && !passOn(prey, blobs);
  units.killUnit(prey.unit, eater.unit);
  if (!isOut) return;
  const name = players.nameOfPlayer(eater.player);
  messages.showMessageTo(prey.player, `${name} swallowed you. You are back in a moment!`, 2.5);
  if (wasLeader) messages.showMessage(`${name} swallowed the largest blob!`, 2.5);
}

on('eventIsSent', { event: 'split' }, ({ eventValue }) => {
  const player = eventValue as Player;
  if (split(player)) return;
  const unit = players.unitOf(player);
  if (units.isAlive(unit))
    messages.showFloatingText('too small to split', positions.positionOf(unit), '#ffffff');
});

/** The colour that the fewest players have. */
on('playerJoins', ({ triggeringUnit }) => {
  if (triggeringUnit === null) return;
  const counts = COLORS.map(
    (color) => units.unitsOfType(`blob-${color}`).filter((unit) => unit !== triggeringUnit).length,
  );
  const color = COLORS[counts.indexOf(Math.min(...counts))];
  if (color !== COLORS[0]) units.changeUnitType(triggeringUnit, `blob-${color}`);
  startOver(triggeringUnit, massOfLeader());
});

on('unitRespawns', ({ triggeringUnit }) => {
  forgetHidden(triggeringUnit!);
  startOver(triggeringUnit!, massOfLeader());
});

on('unitFindsNoPath', ({ triggeringUnit }) => giveUpWay(triggeringUnit!));

on('roundStarts', () => {
  removePieces();
  forgetPeaks();
  forgetPecks();
  for (const player of players.allPlayers()) {
    const unit = players.unitOf(player);
    if (unit === null) continue;
    forgetHidden(unit);
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
