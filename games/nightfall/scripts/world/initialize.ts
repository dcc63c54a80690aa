import { commandBots, forgetBot, restBots } from './bots.ts';
import { camp, feedFire, findFire, readNumber, resetCamp, setDraught, welcome } from './camp.ts';
import { burnMonsters, directMonsters, forgetMonster, sendMonster } from './director.ts';
import { lookForTrees } from './trees.ts';
import { type Arrival, pickDens, pickOmen, planNight, strengthFor } from './waves.ts';

const DAWN_COINS = 2;
const EARLY_DAWN_SECONDS = 2.5;
const WOOD_IN_RESERVE = 4;
const FUEL_WARNING = 25;
const NIGHT_COLOR = '#1a1640';

/** Who is still to come tonight, and where from. */
const night = {
  arrivals: [] as Arrival[],
  dens: [] as string[],
  strength: 1,
  beganAt: 0,
  hasWarned: false,
};

on('roundStarts', () => {
  resetCamp();
  camp.night = 0;
  beginDay(readNumber('first-day-seconds'));
  messages.showMessage('Night is coming. Fell trees and bring the wood to the fire!', 5);
});

on('everySeconds', { seconds: 0.25 }, () => {
  if (!match.isRoundRunning()) return;
  if (camp.phase === 'night') stepNight();
  else if (game.seconds >= camp.phaseEndsAt) beginNight();
  commandBots();
});

on('everySeconds', { seconds: 0.5 }, () => {
  if (camp.phase === 'night' && match.isRoundRunning()) directMonsters();
});

on('everySeconds', { seconds: 1 }, () => {
  if (!match.isRoundRunning()) return;
  lookForTrees();
  warnOfFuel();
  showState();
});

function beginDay(seconds: number): void {
  camp.phase = 'day';
  camp.phaseEndsAt = game.seconds + seconds;
  variables.setVariable('is-night', false);
  variables.setVariable('reserve', WOOD_IN_RESERVE);
  variables.setVariable('fire-healing', 3);
  attributes.setAttributeRegeneration(findFire(), 'health', 3);
  setDraught();
  map.setDaylight(1, '#ffffff', 3);
  sound.playMusic('day-music');
}

function beginNight(): void {
  camp.phase = 'night';
  camp.night += 1;
  camp.phaseEndsAt = game.seconds + readNumber('night-seconds');
  variables.setVariable('night', camp.night);
  variables.setVariable('is-night', true);
  variables.setVariable('fire-healing', 0);
  if (attributes.attributeOf(findFire(), 'fuel') > 0)
    attributes.setAttributeRegeneration(findFire(), 'health', 0);
  setDraught();
  night.strength = strengthFor(players.playerCount()) * readNumber('difficulty');
  night.dens = pickDens(camp.night);
  const omen = pickOmen(camp.night);
  night.arrivals = planNight(camp.night, night.dens, omen, night.strength);
  night.beganAt = game.seconds;
  map.setDaylight(0.22, NIGHT_COLOR, 3);
  sound.playMusic('night-music');
  sound.playSound('howl');
  messages.showMessage(
    `Night ${camp.night} of ${readNumber('nights')}. ${omen.words}They come from the ${joinWords(night.dens)}!`,
    4,
  );
}

function stepNight(): void {
  const passed = game.seconds - night.beganAt;
  while (night.arrivals.length > 0 && night.arrivals[0]!.after <= passed)
    sendMonster(night.arrivals.shift()!, night.strength);
  const isQuiet = night.arrivals.length === 0 && units.unitsOfTeam('dark').length === 0;
  if (isQuiet) camp.phaseEndsAt = Math.min(camp.phaseEndsAt, game.seconds + EARLY_DAWN_SECONDS);
  if (game.seconds >= camp.phaseEndsAt) beginDawn();
}

function beginDawn(): void {
  burnMonsters();
  effects.showEffect('dawn', positions.positionOf(findFire()));
  if (camp.night >= readNumber('nights')) {
    win();
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
    `Dawn! ${left === 1 ? 'One night' : `${left} nights`} to go. Gather wood, spend your coins at the tent.`,
    5,
  );
}

function win(): void {
  endMatch(camp.night);
  map.setDaylight(1, '#ffffff', 2);
  sound.playSound('win');
  messages.showMessage('The sun is up and the fire still burns. You made it!', 8);
  match.teamWins('rangers');
}

on('unitDies', { unitType: 'campfire' }, () => {
  if (!match.isRoundRunning()) return;
  endMatch(Math.max(0, camp.night - 1));
  map.setDaylight(0.08, NIGHT_COLOR, 2);
  messages.showMessage(`The fire went out in night ${Math.max(1, camp.night)}. Once more?`, 8);
  match.teamWins('dark');
});

function endMatch(nights: number): void {
  camp.phase = 'over';
  night.arrivals = [];
  restBots();
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

function warnOfFuel(): void {
  const fuel = attributes.attributeOf(findFire(), 'fuel');
  if (fuel > FUEL_WARNING * 2) night.hasWarned = false;
  if (fuel > FUEL_WARNING || night.hasWarned) return;
  night.hasWarned = true;
  effects.playAnimation(findFire(), 'fire-low');
  sound.playSound('alarm');
  messages.showMessage('The fire burns low. Bring wood!', 3);
}

function showState(): void {
  const fire = findFire();
  const left = Math.max(0, Math.ceil(camp.phaseEndsAt - game.seconds));
  const health = Math.round(attributes.attributePercent(fire, 'health'));
  const fuel = Math.round(attributes.attributeOf(fire, 'fuel'));
  const time =
    camp.phase === 'day'
      ? `Day ${camp.night + 1} · night falls in ${left} s`
      : `Night ${camp.night} of ${readNumber('nights')} · dawn in ${left} s · ${countMonsters()} monsters`;
  messages.setScreenText(`${time} · fire ${health}% · fuel ${fuel}`, 'top');
}

function countMonsters(): number {
  return night.arrivals.length + units.unitsOfTeam('dark').length;
}

function joinWords(words: readonly string[]): string {
  if (words.length === 4) return 'whole forest';
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

on('eventIsSent', { event: 'feed' }, ({ eventValue }) => feedFire(eventValue as Unit));

on('unitDies', ({ triggeringUnit }) => forgetMonster(triggeringUnit!));

on('playerJoins', ({ triggeringPlayer, triggeringUnit }) => {
  if (triggeringUnit !== null) welcome(triggeringPlayer!, triggeringUnit);
  if (match.isRoundRunning()) setDraught();
});

on('playerLeaves', ({ triggeringPlayer }) => forgetBot(triggeringPlayer!));
