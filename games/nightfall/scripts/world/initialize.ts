import { forgetBot, stopBots, updateBots } from './bots.ts';
import {
  camp,
  feedFire,
  getFire,
  listRangers,
  readNumber,
  resetCamp,
  setUpRanger,
  updateFuelUse,
} from './camp.ts';
import { directMonsters, forgetMonster, removeMonsters, spawnMonster } from './director.ts';
import { forgetTree, showDens, showTrees } from './guide.ts';
import { updateTrees } from './trees.ts';
import { type Arrival, pickDens, pickOmen, planNight, strengthFor } from './waves.ts';

/** Coins that each player gets at dawn. */
const DAWN_COINS = 2;
/** Dawn comes this soon after the last monster is gone. */
const EARLY_DAWN_SECONDS = 2.5;
/** How much later the clock would end the round. By then, the next phase has set it again. */
const CLOCK_RESERVE_SECONDS = 0.9;
/** Pieces of wood that the woodpile holds each day. */
const WOODPILE_SIZE = 4;
/** Players are warned when the fire has this much fuel left. */
const FUEL_WARNING = 25;
const NIGHT_COLOR = '#1a1640';

/** The current night, and the monsters that are still to come. */
const night = {
  arrivals: [] as Arrival[],
  dens: [] as string[],
  strength: 1,
  startedAt: 0,
  hasWarned: false,
};

on('roundStarts', () => {
  resetCamp();
  camp.night = 0;
  beginDay(readNumber('first-day-seconds'));
  const nights = readNumber('nights');
  messages.showMessage(
    `${nights === 1 ? 'One night' : `${nights} nights`}, one fire. Don’t let it go out!`,
    4,
  );
});

on('everySeconds', { seconds: 0.25 }, () => {
  if (!match.isRoundRunning()) return;
  if (camp.phase === 'night') updateNight();
  else if (game.seconds >= camp.phaseEndsAt) beginNight();
  updateBots();
});

on('everySeconds', { seconds: 0.5 }, () => {
  if (camp.phase === 'night' && match.isRoundRunning()) directMonsters();
});

on('everySeconds', { seconds: 1 }, () => {
  if (!match.isRoundRunning()) return;
  updateTrees();
  showTrees(camp.phase === 'day');
  warnAboutFuel();
  showStatus();
});

/** The clock of the match counts down to the next dawn or night. The match itself must not end with it. */
function setPhaseEnd(seconds: number): void {
  camp.phaseEndsAt = game.seconds + seconds;
  match.setRoundTime(seconds + CLOCK_RESERVE_SECONDS);
}

function beginDay(seconds: number): void {
  camp.phase = 'day';
  showDens([]);
  setPhaseEnd(seconds);
  variables.setVariable('is-night', false);
  variables.setVariable('reserve', WOODPILE_SIZE);
  variables.setVariable('fire-healing', 3);
  attributes.setAttributeRegeneration(getFire(), 'health', 3);
  updateFuelUse();
  map.setDaylight(1, '#ffffff', 3);
  sound.playMusic('day-music');
}

function beginNight(): void {
  camp.phase = 'night';
  camp.night += 1;
  setPhaseEnd(readNumber('night-seconds'));
  variables.setVariable('night', camp.night);
  variables.setVariable('is-night', true);
  variables.setVariable('fire-healing', 0);
  // A fire without fuel keeps losing health.
  if (attributes.attributeOf(getFire(), 'fuel') > 0)
    attributes.setAttributeRegeneration(getFire(), 'health', 0);
  updateFuelUse();
  night.strength = strengthFor(players.playerCount(), players.botSkill()) * readNumber('difficulty');
  night.dens = pickDens(camp.night);
  showDens(night.dens);
  const omen = pickOmen(camp.night);
  night.arrivals = planNight(camp.night, night.dens, omen, night.strength);
  night.startedAt = game.seconds;
  map.setDaylight(0.22, NIGHT_COLOR, 3);
  sound.playMusic('night-music');
  sound.playSound('howl');
  messages.showMessage(
    `Night ${camp.night} of ${readNumber('nights')}. ${omen.message}They come from the ${joinDens(night.dens)}!`,
    4,
  );
}

function updateNight(): void {
  const passed = game.seconds - night.startedAt;
  while (night.arrivals.length > 0 && night.arrivals[0]!.seconds <= passed)
    spawnMonster(night.arrivals.shift()!, night.strength);
  const isCleared = night.arrivals.length === 0 && units.unitsOfTeam('dark').length === 0;
  if (isCleared && camp.phaseEndsAt > game.seconds + EARLY_DAWN_SECONDS) setPhaseEnd(EARLY_DAWN_SECONDS);
  if (game.seconds >= camp.phaseEndsAt) beginDawn();
}

function beginDawn(): void {
  removeMonsters();
  effects.showEffect('dawn', positions.positionOf(getFire()));
  if (camp.night >= readNumber('nights')) {
    winMatch();
    return;
  }
  for (const player of players.allPlayers()) {
    variables.changePlayerVariable(player, 'coins', DAWN_COINS);
    if (!units.isAlive(players.unitOf(player))) players.respawnPlayer(player);
  }
  const left = readNumber('nights') - camp.night;
  beginDay(readNumber('day-seconds'));
  sound.playSound('dawn');
  messages.showMessage(
    `Dawn! ${left === 1 ? 'One night' : `${left} nights`} to go. Spend your coins at the tent.`,
    5,
  );
}

function winMatch(): void {
  endMatch(camp.night);
  map.setDaylight(1, '#ffffff', 2);
  sound.playSound('win');
  match.teamWins('rangers');
}

/** The players lose when the fire goes out. */
on('unitDies', { unitType: 'campfire' }, () => {
  if (!match.isRoundRunning()) return;
  endMatch(Math.max(0, camp.night - 1));
  map.setDaylight(0.08, NIGHT_COLOR, 2);
  messages.showMessage(`The fire went out on night ${Math.max(1, camp.night)}. Try again!`, 8);
  match.teamWins('dark');
});

/** Submits scores and saves records. `nights` is the number of nights that the players survived. */
function endMatch(nights: number): void {
  camp.phase = 'over';
  night.arrivals = [];
  stopBots();
  sound.stopMusic();
  messages.setScreenText('', 'top');
  for (const player of players.allPlayers()) {
    data.submitScore(player, nights, 'nights');
    if (nights <= (variables.playerVariable(player, 'best') as number)) continue;
    variables.setPlayerVariable(player, 'best', nights);
    messages.sendChatTo(player, `Your best: ${nights === 1 ? 'one night' : `${nights} nights`}.`);
  }
  messages.sendChat(`${camp.wood} pieces of wood went into the fire.`);
}

function warnAboutFuel(): void {
  const fuel = attributes.attributeOf(getFire(), 'fuel');
  // Warn only once until there is plenty of fuel again.
  if (fuel > FUEL_WARNING * 2) night.hasWarned = false;
  if (fuel > FUEL_WARNING || night.hasWarned) return;
  night.hasWarned = true;
  effects.playAnimation(getFire(), 'fire-low');
  sound.playSound('alarm');
  messages.showMessage('The fire is burning low.', 3);
}

/** Shows what to do now, and the fire of the camp as bars. */
function showStatus(): void {
  const fire = getFire();
  const health = Math.round(attributes.attributePercent(fire, 'health'));
  const fuel = Math.round(attributes.attributePercent(fire, 'fuel'));
  for (const ranger of listRangers()) {
    attributes.setAttribute(ranger, 'camp-fire', health);
    attributes.setAttribute(ranger, 'camp-fuel', fuel);
  }
  messages.setScreenText(describeObjective(fuel), 'top');
}

/** What to do until the clock runs out. */
function describeObjective(fuel: number): string {
  if (fuel < FUEL_WARNING) return 'Bring wood to the fire now!';
  if (camp.phase === 'day') return 'Bring wood to the fire before night falls.';
  const left = countMonsters();
  if (left === 0) return 'All monsters are gone.';
  return left === 1 ? 'Stop the last monster.' : 'Keep the monsters off the fire until dawn.';
}

/** Monsters on the map and monsters that are still to come. */
function countMonsters(): number {
  return night.arrivals.length + units.unitsOfTeam('dark').length;
}

/** Lists the dens in words: “north”, “north and east”, “north, east and south”. */
function joinDens(dens: readonly string[]): string {
  if (dens.length === 4) return 'whole forest';
  return dens.length < 2 ? dens.join('') : `${dens.slice(0, -1).join(', ')} and ${dens.at(-1)}`;
}

/** A rule sends this event when a ranger brings wood to the fire. */
on('eventIsSent', { event: 'feed' }, ({ eventValue }) => feedFire(eventValue as Unit));

on('unitDies', ({ triggeringUnit, attackingUnit }) => {
  forgetMonster(triggeringUnit!);
  const player = units.ownerOf(attackingUnit);
  if (player !== null && units.teamOf(triggeringUnit) === 'dark')
    variables.changePlayerVariable(player, 'monsters', 1);
});

on('playerJoins', ({ triggeringPlayer, triggeringUnit }) => {
  if (triggeringUnit !== null) setUpRanger(triggeringPlayer!, triggeringUnit);
  if (match.isRoundRunning()) updateFuelUse();
});

on('playerLeaves', ({ triggeringPlayer }) => {
  forgetBot(triggeringPlayer!);
  forgetTree(triggeringPlayer!);
});
