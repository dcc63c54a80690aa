// Generated from the catalog by generateDeclarations. Edit the catalog instead.

declare const entityKind: unique symbol;
type Unit = number & { readonly [entityKind]: 'unit' };
type Item = number & { readonly [entityKind]: 'item' };
type Projectile = number & { readonly [entityKind]: 'projectile' };
type Prop = number & { readonly [entityKind]: 'prop' };
type Player = number & { readonly [entityKind]: 'player' };
type Entity = Unit | Item | Projectile | Prop;
interface Point {
  readonly x: number;
  readonly y: number;
}
type Value = number | string | boolean | null | Point | readonly Value[] | { readonly [key: string]: Value };

type UnitTypeId = string;
type ItemTypeId = string;
type ProjectileTypeId = string;
type PropTypeId = string;
type TeamId = string;
type AttributeId = string;
type BuffId = string;
type EffectId = string;
type SoundId = string;
type AnimationId = string;
type ShopId = string;
type DialogueId = string;
type RegionId = string;
type SpawnPointId = string;
type PlacementId = string;
type LayerId = string;
type RuleId = string;
type PanelId = string;
type WorldMapId = string;
type AchievementId = string;
type GoalId = string;
type GlobalVariableId = string;
type UnitVariableId = string;
type PlayerVariableId = string;
type KeyId = string;

interface Events {
  /** Fires once, before the first player joins. */
  gameStarts: {};
  /** Fires on every tick, 20 to 60 times per second. Use a less frequent trigger if you can. */
  everyTick: {};
  /** Fires again and again at this interval, starting when the game starts. */
  everySeconds: {};
  /** Fires only when an action, a key, an item, or an interaction runs this rule. If another rule runs it, this rule can use that rule’s trigger values. */
  ruleIsRun: {};
  /** Fires when the timer with this name ends. */
  timerEnds: { readonly triggeringTimer: string };
  /** Fires when a rule or a script sends an event with this name. */
  eventIsSent: { readonly eventValue: Value };
  /** Fires when the value of a game variable changes. */
  variableChanges: { readonly triggeringVariable: GlobalVariableId | null };
  /** Fires when the value of a player’s variable changes. */
  playerVariableChanges: { readonly triggeringPlayer: Player | null; readonly triggeringVariable: PlayerVariableId | null };
  /** Fires when a unit is created, whether by the map, by a rule, or because a player joins. */
  unitAppears: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit loses all its health or a rule kills it, just before it’s removed. */
  unitDies: { readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null };
  /** Fires when a dead unit respawns. */
  unitRespawns: { readonly triggeringUnit: Unit | null };
  /** Fires for both units when they start touching. */
  unitTouchesUnit: { readonly triggeringUnit: Unit | null; readonly otherUnit: Unit | null };
  /** Fires when a unit starts touching a solid tile. */
  unitTouchesWall: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit starts touching a prop. */
  unitTouchesProp: { readonly triggeringUnit: Unit | null; readonly triggeringProp: Prop | null };
  /** Fires when a unit starts touching an item on the ground. */
  unitTouchesItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when the center of a unit enters a region. */
  unitEntersRegion: { readonly triggeringUnit: Unit | null; readonly triggeringRegion: RegionId | null };
  /** Fires when the center of a unit leaves a region, or when the unit dies inside it. */
  unitLeavesRegion: { readonly triggeringUnit: Unit | null; readonly triggeringRegion: RegionId | null };
  /** Fires when a unit starts to move on its own, not when something pushes it. */
  unitStartsMoving: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit stops moving on its own, not when something stops pushing it. */
  unitStopsMoving: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit jumps off the ground in a platform game. */
  unitJumps: { readonly triggeringUnit: Unit | null };
  /** Fires when an attribute drops to its minimum. The attribute has to rise before this can fire again. */
  attributeEmpties: { readonly triggeringUnit: Unit | null; readonly triggeringAttribute: AttributeId | null };
  /** Fires when an attribute rises to its maximum. The attribute has to drop before this can fire again. */
  attributeFills: { readonly triggeringUnit: Unit | null; readonly triggeringAttribute: AttributeId | null };
  /** Fires after a unit takes damage. If the damage kills it, this fires before the unit dies. */
  unitIsHurt: { readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null; readonly damageAmount: number };
  /** Fires when a unit attacks with a weapon. */
  unitAttacks: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when a unit gets a buff, even one it already has. */
  unitGetsBuff: { readonly triggeringUnit: Unit | null; readonly triggeringBuff: BuffId | null };
  /** Fires when a buff ends or is removed. */
  unitLosesBuff: { readonly triggeringUnit: Unit | null; readonly triggeringBuff: BuffId | null };
  /** Fires when a unit picks up an item from the ground. */
  unitPicksUpItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when a unit drops an item from its inventory. */
  unitDropsItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires each time an item is used, such as a gun, a sword, or a potion. */
  unitUsesItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when a unit switches to another item. */
  unitSelectsItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when an item on the ground enters a region. */
  itemEntersRegion: { readonly triggeringItem: Item | null; readonly triggeringRegion: RegionId | null };
  /** Fires when a projectile hits a unit. */
  projectileHitsUnit: { readonly triggeringProjectile: Projectile | null; readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null };
  /** Fires when a projectile hits a solid tile. */
  projectileHitsWall: { readonly triggeringProjectile: Projectile | null; readonly attackingUnit: Unit | null };
  /** Fires when a projectile is removed, no matter why. */
  projectileEnds: { readonly triggeringProjectile: Projectile | null; readonly attackingUnit: Unit | null };
  /** Fires when the center of a prop enters a region, such as a ball in a goal. */
  propEntersRegion: { readonly triggeringProp: Prop | null; readonly triggeringRegion: RegionId | null };
  /** Fires when a prop loses all its health or a rule destroys it. */
  propIsDestroyed: { readonly triggeringProp: Prop | null; readonly attackingUnit: Unit | null };
  /** Fires for both props when they start touching. */
  propTouchesProp: { readonly triggeringProp: Prop | null; readonly otherProp: Prop | null };
  /** Fires when a player or bot joins, once their unit exists. */
  playerJoins: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
  /** Fires when a player leaves for good, before their units are removed. */
  playerLeaves: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
  /** Fires when a player presses a key or mouse button in the game. */
  playerPressesKey: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly pressedKey: KeyId | null };
  /** Fires when a player releases a key or mouse button in the game. */
  playerReleasesKey: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly pressedKey: KeyId | null };
  /** Fires when a player clicks or taps on the map. */
  playerClicks: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly clickedPosition: Point | null };
  /** Fires for every chat message that passes the chat filter. */
  playerSendsChat: { readonly triggeringPlayer: Player | null; readonly chatText: string };
  /** Fires when a player presses the interact key near a unit or prop they can interact with. */
  playerInteracts: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly otherUnit: Unit | null; readonly triggeringProp: Prop | null };
  /** Fires when a player moves to a team, including when they first join the game. */
  playerChangesTeam: { readonly triggeringPlayer: Player | null; readonly triggeringTeam: TeamId | null };
  /** Fires at the start of each round, as soon as players can move. */
  roundStarts: {};
  /** Fires when a round ends, whether by time, by score, or by a rule. */
  roundEnds: { readonly triggeringTeam: TeamId | null; readonly triggeringPlayer: Player | null };
  /** Fires after the last round, when the winners are known. */
  matchEnds: { readonly triggeringTeam: TeamId | null; readonly triggeringPlayer: Player | null };
  /** Fires when the results of a match close, before the first round of the next match. The chosen option has already set its variable. */
  nextMatchStarts: { readonly chosenOption: string };
  /** Fires when a UI panel sends an event, for example when a player clicks a button in it. */
  panelSendsEvent: { readonly triggeringPlayer: Player | null; readonly panelEvent: string; readonly eventValue: Value };
  /** Fires when a player answers a question that a rule asked. */
  playerAnswers: { readonly triggeringPlayer: Player | null; readonly answerText: string };
  /** Fires once for each item that a player buys for coins. If the room closes before it can fire, it fires the next time they play. Save what they bought, because it won’t fire again for the same purchase. */
  playerBuysForCoins: { readonly triggeringPlayer: Player | null };
  /** Fires when a unit with AI spots a new target. */
  unitSeesUnit: { readonly triggeringUnit: Unit | null; readonly otherUnit: Unit | null };
  /** Fires when a unit arrives at the position it was sent to. */
  unitArrives: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit can’t reach its destination because walls block every path. */
  unitFindsNoPath: { readonly triggeringUnit: Unit | null };
  /** Fires after a player buys something in a shop. */
  playerBuys: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly boughtOffer: string };
  /** Fires when a player finishes a dialogue or walks away from it. */
  dialogueEnds: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
  /** Fires once after a player joins, when their saved data is ready. Also fires for guests, who have no saved data. */
  savedDataLoads: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
}

interface Filters {
  gameStarts: {};
  everyTick: {};
  everySeconds: { seconds?: number };
  ruleIsRun: {};
  timerEnds: { timer: string };
  eventIsSent: { event: string };
  variableChanges: { variable: GlobalVariableId };
  playerVariableChanges: { variable: PlayerVariableId };
  unitAppears: { unitType?: UnitTypeId };
  unitDies: { unitType?: UnitTypeId };
  unitRespawns: { unitType?: UnitTypeId };
  unitTouchesUnit: { unitType?: UnitTypeId; otherType?: UnitTypeId };
  unitTouchesWall: { unitType?: UnitTypeId };
  unitTouchesProp: { unitType?: UnitTypeId; propType?: PropTypeId };
  unitTouchesItem: { unitType?: UnitTypeId; itemType?: ItemTypeId };
  unitEntersRegion: { region?: RegionId; unitType?: UnitTypeId };
  unitLeavesRegion: { region?: RegionId; unitType?: UnitTypeId };
  unitStartsMoving: { unitType?: UnitTypeId };
  unitStopsMoving: { unitType?: UnitTypeId };
  unitJumps: { unitType?: UnitTypeId };
  attributeEmpties: { attribute?: AttributeId; unitType?: UnitTypeId };
  attributeFills: { attribute?: AttributeId; unitType?: UnitTypeId };
  unitIsHurt: { unitType?: UnitTypeId };
  unitAttacks: { unitType?: UnitTypeId };
  unitGetsBuff: { buff?: BuffId; unitType?: UnitTypeId };
  unitLosesBuff: { buff?: BuffId; unitType?: UnitTypeId };
  unitPicksUpItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  unitDropsItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  unitUsesItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  unitSelectsItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  itemEntersRegion: { region?: RegionId; itemType?: ItemTypeId };
  projectileHitsUnit: { projectileType?: ProjectileTypeId; unitType?: UnitTypeId };
  projectileHitsWall: { projectileType?: ProjectileTypeId };
  projectileEnds: { projectileType?: ProjectileTypeId };
  propEntersRegion: { region?: RegionId; propType?: PropTypeId };
  propIsDestroyed: { propType?: PropTypeId };
  propTouchesProp: { propType?: PropTypeId; otherType?: PropTypeId };
  playerJoins: {};
  playerLeaves: {};
  playerPressesKey: { key: KeyId };
  playerReleasesKey: { key: KeyId };
  playerClicks: {};
  playerSendsChat: {};
  playerInteracts: {};
  playerChangesTeam: { team?: TeamId };
  roundStarts: {};
  roundEnds: {};
  matchEnds: {};
  nextMatchStarts: {};
  panelSendsEvent: { panel?: PanelId; event?: string };
  playerAnswers: { question?: string };
  playerBuysForCoins: { item?: string };
  unitSeesUnit: { unitType?: UnitTypeId; otherType?: UnitTypeId };
  unitArrives: { unitType?: UnitTypeId };
  unitFindsNoPath: { unitType?: UnitTypeId };
  playerBuys: { shop?: ShopId };
  dialogueEnds: { dialogue?: DialogueId };
  savedDataLoads: {};
}

/** Calls a function each time an event happens. A filter such as { unitType: 'knight' } limits which events count. */
declare function on<Name extends keyof Events>(event: Name, handler: (event: Events[Name]) => void): void;
declare function on<Name extends keyof Events>(
  event: Name,
  filter: Filters[Name],
  handler: (event: Events[Name]) => void,
): void;
/** Removes a handler that was added with on(). */
declare function off<Name extends keyof Events>(event: Name, handler: (event: Events[Name]) => void): void;

/** The room’s clock. */
declare const game: {
  /** The number of ticks since the room started. */
  readonly tick: number;
  /** The number of seconds since the room started. */
  readonly seconds: number;
  /** Waits for a number of seconds: await game.wait(2). */
  wait(seconds: number): Promise<void>;
};

/** Writes to the creator’s console. Players don’t see it. */
declare const console: {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  debug(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
};

/** The fastest way to read an entity’s position and movement. Returns NaN if the entity no longer exists. Angles are in degrees. */
declare namespace motion {
  function x(entity: Entity): number;
  function y(entity: Entity): number;
  function rotation(entity: Entity): number;
  function vx(entity: Entity): number;
  function vy(entity: Entity): number;
  function spin(entity: Entity): number;
  function scale(entity: Entity): number;
}

/** Flow. */
declare namespace flow {
  /** Runs another rule if its conditions are true. This rule continues when the other one finishes or waits. */
  function runRule(rule: RuleId): void;
  /** Turns a rule on or off for the rest of the game. If the rule is already running, it finishes. */
  function setRuleEnabled(rule: RuleId, isOn?: boolean): void;
  /** Fires the trigger for this event name in rules and scripts. */
  function sendEvent(event: string, value?: Value | null): void;
  /** Starts a timer. When the time is up, the trigger for this timer fires. If the timer is already running, it restarts. */
  function startTimer(timer: string, seconds?: number, mode?: "once" | "again-and-again"): void;
  /** Stops a timer early, so its trigger doesn’t fire. */
  function stopTimer(timer: string): void;
  /** Whether a rule is turned on. */
  function isRuleEnabled(rule: RuleId): boolean;
}

/** Conditions. */
declare namespace logic {
  /** Whether two values are the same. A number and text are never the same. */
  function isEqual(a: Value, b: Value): boolean;
  /** Whether two values are different. */
  function isDifferent(a: Value, b: Value): boolean;
  /** Whether the first number is less than the second. */
  function isLess(a: number, b: number): boolean;
  /** Whether the first number is less than or equal to the second. */
  function isAtMost(a: number, b: number): boolean;
  /** Whether the first number is greater than the second. */
  function isGreater(a: number, b: number): boolean;
  /** Whether the first number is greater than or equal to the second. */
  function isAtLeast(a: number, b: number): boolean;
  /** Whether a number is in a range, including both ends. */
  function isBetween(value: number, from: number, to: number): boolean;
  /** True if both conditions are true. The second one isn’t checked if the first is false. */
  function and(a: boolean, b: boolean): boolean;
  /** True if at least one condition is true. The second one isn’t checked if the first is true. */
  function or(a: boolean, b: boolean): boolean;
  /** True if the condition is false. */
  function not(value: boolean): boolean;
  /** Gives one of two values, depending on a condition. */
  function chooseValue(condition: boolean, yes: Value, no: Value): Value;
  /** Whether a value is missing, for example because no unit was found, no item is held, or a variable was never set. */
  function isNothing(value: Value): boolean;
  /** Whether a unit, item, projectile, or prop is still in the game. */
  function exists(entity: Entity | null): boolean;
}

/** Variables. */
declare namespace variables {
  /** Sets a game variable to a value. */
  function setVariable(variable: GlobalVariableId, value: Value): void;
  /** Adds to a game variable that holds a number. Use a negative amount to subtract. */
  function changeVariable(variable: GlobalVariableId, amount?: number): void;
  /** Sets one unit’s variable to a value. */
  function setUnitVariable(unit: Unit | null, variable: UnitVariableId, value: Value): void;
  /** Adds to one unit’s number variable. Use a negative amount to subtract. */
  function changeUnitVariable(unit: Unit | null, variable: UnitVariableId, amount?: number): void;
  /** Sets one player’s variable to a value. */
  function setPlayerVariable(player: Player | null, variable: PlayerVariableId, value: Value): void;
  /** Adds to one player’s number variable. Use a negative amount to subtract. */
  function changePlayerVariable(player: Player | null, variable: PlayerVariableId, amount?: number): void;
  /** Adds an element to the end of a list in a game variable. */
  function addToList(variable: GlobalVariableId, element: Value): void;
  /** Removes every element with this value from a list in a game variable. */
  function removeFromList(variable: GlobalVariableId, element: Value): void;
  /** Sets one entry in a record that is stored in a game variable. */
  function setRecordEntry(variable: GlobalVariableId, key: string, value: Value): void;
  /** Removes one entry from a record in a game variable. */
  function removeRecordEntry(variable: GlobalVariableId, key: string): void;
  /** The value of a game variable. */
  function variable(variable: GlobalVariableId): Value;
  /** The value of one unit’s variable. */
  function unitVariable(unit: Unit | null, variable: UnitVariableId): Value;
  /** The value of one player’s variable. */
  function playerVariable(player: Player | null, variable: PlayerVariableId): Value;
}

/** Units. */
declare namespace units {
  /** Creates a unit that doesn’t belong to any player. */
  function createUnit(unitType: UnitTypeId, position: Point | null, rotation?: number, team?: TeamId | null): void;
  /** Creates a unit that belongs to a player. The player keeps controlling their current unit. */
  function createUnitForPlayer(unitType: UnitTypeId, player: Player | null, position: Point | null, rotation?: number): void;
  /** Removes a unit, item, projectile, or prop right away. This doesn’t count as a death, and nothing is dropped. */
  function destroyEntity(entity: Entity | null): void;
  /** Kills a unit as if it had lost all its health. It drops items, shows effects, and respawns as usual. */
  function killUnit(unit: Unit | null, killer?: Unit | null): void;
  /** Respawns a dead unit with its starting attributes. Without a position, it respawns at a spawn point. */
  function respawnUnit(unit: Unit | null, position?: Point | null): void;
  /** Turns a unit into another type. The unit keeps its position, owner, team, variables, and any items that fit. */
  function changeUnitType(unit: Unit | null, unitType: UnitTypeId): void;
  /** Changes which player a unit belongs to. If you don’t choose a player, the unit belongs to no one. */
  function setUnitOwner(unit: Unit | null, player?: Player | null): void;
  /** Changes a unit’s team, even if its player is on another team. */
  function setUnitTeam(unit: Unit | null, team: TeamId): void;
  /** Changes the name shown above a unit. */
  function setUnitName(unit: Unit | null, name: string): void;
  /** Changes how fast a unit walks, in tiles per second. */
  function setUnitSpeed(unit: Unit | null, speed?: number): void;
  /** Turns a unit’s controls on or off. For units without a player, this turns the AI on or off. */
  function setUnitControl(unit: Unit | null, isOn?: boolean): void;
  /** Turns protection from all damage on or off for a unit. */
  function setInvulnerable(unit: Unit | null, isOn?: boolean): void;
  /** Changes the size of a unit, item, projectile, or prop, including its body. 1 is the normal size. */
  function setScale(entity: Entity | null, scale?: number): void;
  /** Removes a unit, item, projectile, or prop when the time is up. */
  function setLifetime(entity: Entity | null, seconds?: number): void;
  /** Gives a unit spawn protection: others can’t hurt, push, or target it until the time is over or it attacks. 0 ends the protection. */
  function setSpawnProtection(unit: Unit | null, seconds?: number): void;
  /** Every living unit, oldest first. */
  function allUnits(): readonly Unit[];
  /** Every living unit of a type, oldest first. */
  function unitsOfType(unitType: UnitTypeId): readonly Unit[];
  /** Every living unit that belongs to a player. */
  function unitsOfPlayer(player: Player | null): readonly Unit[];
  /** Every living unit on a team. */
  function unitsOfTeam(team: TeamId): readonly Unit[];
  /** Every living unit whose center is in a region. */
  function unitsInRegion(region: RegionId): readonly Unit[];
  /** Every living unit in a circle, nearest first. */
  function unitsNear(position: Point | null, radius?: number): readonly Unit[];
  /** The unit in a group that is nearest to a position, or nothing if the group is empty. */
  function nearestUnit(units: readonly Unit[], position: Point | null): Unit | null;
  /** A unit that was placed on the map in the editor, or nothing if it no longer exists. */
  function placedUnit(placement: PlacementId): Unit | null;
  /** The last unit that this rule created. */
  function lastCreatedUnit(): Unit | null;
  /** The type of a unit. */
  function typeOfUnit(unit: Unit | null): UnitTypeId | null;
  /** Whether a unit is of this type. */
  function isOfType(unit: Unit | null, unitType: UnitTypeId): boolean;
  /** The name shown above a unit: its own name, its player’s name, or the name of its type. */
  function nameOfUnit(unit: Unit | null): string;
  /** The name of a unit type. */
  function nameOfUnitType(unitType: UnitTypeId): string;
  /** The player that a unit or prop belongs to. For a projectile or item, it’s the player whose unit shot or holds it. */
  function ownerOf(entity: Entity | null): Player | null;
  /** The team that a unit, item, projectile, or prop belongs to. */
  function teamOf(entity: Entity | null): TeamId | null;
  /** Whether a unit is in the game and not dead. */
  function isAlive(unit: Unit | null): boolean;
  /** Whether two units are on hostile teams. */
  function areHostile(a: Unit | null, b: Unit | null): boolean;
  /** Whether two units are on the same team or on friendly teams. */
  function areFriendly(a: Unit | null, b: Unit | null): boolean;
  /** How large a unit, item, projectile, or prop is. 1 is the normal size. */
  function scaleOf(entity: Entity | null): number;
  /** Whether a unit can’t be hurt because it has just appeared. Ask this before a rule kills or catches a unit. */
  function hasSpawnProtection(unit: Unit | null): boolean;
}

/** Movement. */
declare namespace movement {
  /** Moves a unit, item, projectile, or prop to another position instantly. It keeps its speed. */
  function teleport(entity: Entity | null, position: Point | null): void;
  /** Adds speed in a direction. 0° is right, 90° is down. Heavy bodies gain less speed. */
  function push(entity: Entity | null, angle?: number, strength?: number): void;
  /** Adds speed toward a position. A negative strength pushes away from it. */
  function pushTowards(entity: Entity | null, position: Point | null, strength?: number): void;
  /** Sets how fast something moves right and down, in tiles per second. Negative numbers move it left or up. */
  function setVelocity(entity: Entity | null, x?: number, y?: number): void;
  /** Makes something move in a direction, in tiles per second. 0° is right, 90° is down. */
  function setSpeedAtAngle(entity: Entity | null, speed?: number, angle?: number): void;
  /** Makes something stop moving and spinning. */
  function stopMovement(entity: Entity | null): void;
  /** Sets the direction that a unit, item, projectile, or prop faces. 0° is right, 90° is down. */
  function turnTo(entity: Entity | null, angle?: number): void;
  /** Makes a unit, item, projectile, or prop face a position. */
  function turnTowards(entity: Entity | null, position: Point | null): void;
  /** Sets how fast a unit, item, projectile, or prop spins. A negative speed spins it the other way. */
  function spin(entity: Entity | null, speed?: number): void;
  /** Makes a unit jump, even in the air. If you leave out the speed, the unit’s own jump speed is used. */
  function jump(unit: Unit | null, speed?: number | null): void;
  /** Makes a unit, item, projectile, or prop move along with another one until you detach it. */
  function attach(entity: Entity | null, carrier: Entity | null, x?: number, y?: number): void;
  /** Makes a unit, item, projectile, or prop stop moving along with the one it’s attached to. */
  function detach(entity: Entity | null): void;
  /** The speed to the right in tiles per second. Negative numbers mean it moves left. */
  function velocityX(entity: Entity | null): number;
  /** The downward speed in tiles per second. Negative numbers mean it moves up. */
  function velocityY(entity: Entity | null): number;
  /** How fast a unit, item, projectile, or prop moves, in tiles per second. */
  function speedOf(entity: Entity | null): number;
  /** The angle that a unit, item, projectile, or prop faces. 0° is right, 90° is down. */
  function facingOf(entity: Entity | null): number;
  /** Whether a unit is moving on its own, not because something pushes it. */
  function isMoving(unit: Unit | null): boolean;
  /** Whether a unit is standing on something, in side-view games. */
  function isOnGround(unit: Unit | null): boolean;
  /** Whether two units, items, projectiles, or props are touching. */
  function isTouching(a: Entity | null, b: Entity | null): boolean;
}

/** Attributes. */
declare namespace attributes {
  /** Sets an attribute, which stays between its minimum and maximum. */
  function setAttribute(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Adds to an attribute, which stays between its minimum and maximum. Use a negative amount to subtract. */
  function changeAttribute(entity: Entity | null, attribute: AttributeId, amount?: number): void;
  /** Changes the highest value an attribute can have. If the current value is higher, it drops to the new maximum. */
  function setAttributeMax(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Changes the lowest value an attribute can have. */
  function setAttributeMin(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Changes how fast an attribute refills. A negative value drains it. */
  function setAttributeRegeneration(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Sets an attribute to its maximum. */
  function refillAttribute(entity: Entity | null, attribute: AttributeId): void;
  /** The value of an attribute, or 0 if the unit or prop doesn’t have it. */
  function attributeOf(entity: Entity | null, attribute: AttributeId): number;
  /** The highest value an attribute can have. */
  function attributeMax(entity: Entity | null, attribute: AttributeId): number;
  /** The lowest value an attribute can have. */
  function attributeMin(entity: Entity | null, attribute: AttributeId): number;
  /** How full an attribute is, from 0 to 100. */
  function attributePercent(entity: Entity | null, attribute: AttributeId): number;
}

/** Combat. */
declare namespace combat {
  /** Damages shields first, then health. Buffs and held items change the amount. If you set an attacker, its team settings decide whether it can hurt the target. */
  function dealDamage(target: Entity | null, amount?: number, attacker?: Unit | null): void;
  /** Adds health, up to the maximum. */
  function heal(target: Entity | null, amount?: number): void;
  /** Damages every unit and prop in a circle. Those near the edge take less damage. */
  function damageArea(position: Point | null, radius?: number, amount?: number, attacker?: Unit | null): void;
  /** Gives a buff to a unit. If you leave out the time, the buff lasts for its own duration. */
  function giveBuff(unit: Unit | null, buff: BuffId, seconds?: number | null): void;
  /** Removes all stacks of a buff from a unit. */
  function removeBuff(unit: Unit | null, buff: BuffId): void;
  /** Removes every buff from a unit. */
  function removeAllBuffs(unit: Unit | null): void;
  /** Whether a unit currently has a buff. */
  function hasBuff(unit: Unit | null, buff: BuffId): boolean;
}

/** Items. */
declare namespace items {
  /** Puts an item on the ground. */
  function createItem(itemType: ItemTypeId, position: Point | null, count?: number): void;
  /** Adds an item to a unit’s inventory. If the item doesn’t fit, it falls to the ground. */
  function giveItem(unit: Unit | null, itemType: ItemTypeId, count?: number): void;
  /** Removes items of a type from a unit’s inventory. If the unit has fewer, all of them are removed. */
  function takeItem(unit: Unit | null, itemType: ItemTypeId, count?: number): void;
  /** Makes a unit drop an item from its inventory on the ground. Slot 0 is the held item. */
  function dropItem(unit: Unit | null, slot?: number): void;
  /** Makes a unit drop everything in its inventory on the ground. */
  function dropAllItems(unit: Unit | null): void;
  /** Deletes everything in a unit’s inventory. Nothing is dropped. */
  function emptyInventory(unit: Unit | null): void;
  /** Moves an item from the ground to a unit’s inventory, from any distance. */
  function pickUpItem(unit: Unit | null, item: Item | null): void;
  /** Changes which item a unit holds. Slots are numbered from 1. */
  function selectSlot(unit: Unit | null, slot?: number): void;
  /** Makes a unit use the item it’s holding once, if the item is ready. */
  function useItem(unit: Unit | null): void;
  /** Changes how many items are in a stack. 0 removes the stack. */
  function setItemCount(item: Item | null, count?: number): void;
  /** Changes how many shots are left in a weapon’s magazine. */
  function setAmmo(item: Item | null, count: number): void;
  /** Every item on the ground, oldest first. */
  function itemsOnGround(): readonly Item[];
  /** Every item in a unit’s inventory, in slot order. */
  function itemsOf(unit: Unit | null): readonly Item[];
  /** Every item on the ground in a region. */
  function itemsInRegion(region: RegionId): readonly Item[];
  /** The item a unit is holding, or nothing if its hands are empty. */
  function heldItem(unit: Unit | null): Item | null;
  /** The item in an inventory slot. Slots are numbered from 1. */
  function itemInSlot(unit: Unit | null, slot?: number): Item | null;
  /** How many items of a type a unit has, counting every item in a stack. */
  function itemCount(unit: Unit | null, itemType: ItemTypeId): number;
  /** Whether a unit has at least one item of a type. */
  function hasItem(unit: Unit | null, itemType: ItemTypeId): boolean;
  /** Whether every slot in a unit’s inventory is taken. */
  function isInventoryFull(unit: Unit | null): boolean;
  /** The type of an item. */
  function typeOfItem(item: Item | null): ItemTypeId | null;
  /** The name of an item type. */
  function nameOfItemType(itemType: ItemTypeId): string;
  /** How many items are in a stack. */
  function quantityOf(item: Item | null): number;
  /** How many shots are left in a weapon’s magazine. */
  function ammoOf(item: Item | null): number;
  /** The unit that has an item in its inventory, or nothing if the item is on the ground. */
  function holderOf(item: Item | null): Unit | null;
  /** The last item that this rule created. */
  function lastCreatedItem(): Item | null;
  /** An item that was placed on the map in the editor, or nothing if it no longer exists. */
  function placedItem(placement: PlacementId): Item | null;
}

/** Projectiles. */
declare namespace projectiles {
  /** Creates a projectile that flies at the speed set for its type. */
  function createProjectile(projectileType: ProjectileTypeId, position: Point | null, angle?: number, shooter?: Unit | null): void;
  /** Shoots a projectile from a unit toward a position. */
  function shootAt(shooter: Unit | null, projectileType: ProjectileTypeId, position: Point | null): void;
  /** Changes how much damage a projectile deals while it’s in flight. */
  function setProjectileDamage(projectile: Projectile | null, amount?: number): void;
  /** Every projectile in flight, oldest first. */
  function allProjectiles(): readonly Projectile[];
  /** The unit that shot a projectile. */
  function shooterOf(projectile: Projectile | null): Unit | null;
  /** The type of a projectile. */
  function typeOfProjectile(projectile: Projectile | null): ProjectileTypeId | null;
  /** The last projectile that this rule created. */
  function lastCreatedProjectile(): Projectile | null;
}

/** Props. */
declare namespace props {
  /** Creates a prop at a position on the map. */
  function createProp(propType: PropTypeId, position: Point | null, rotation?: number): void;
  /** Starts or stops a prop that moves along a path, such as a platform or a door. */
  function setPropMotion(prop: Prop | null, isMoving?: boolean): void;
  /** Every prop on the map, oldest first. */
  function allProps(): readonly Prop[];
  /** Every prop of a type, oldest first. */
  function propsOfType(propType: PropTypeId): readonly Prop[];
  /** The type of a prop. */
  function typeOfProp(prop: Prop | null): PropTypeId | null;
  /** A prop that was placed on the map in the editor, or nothing if it no longer exists. */
  function placedProp(placement: PlacementId): Prop | null;
  /** The last prop that this rule created. */
  function lastCreatedProp(): Prop | null;
}

/** Players. */
declare namespace players {
  /** Changes which unit a player controls. Their camera follows it. */
  function setPlayerUnit(player: Player | null, unit: Unit | null): void;
  /** Moves a player and their units to a team. */
  function setPlayerTeam(player: Player | null, team: TeamId): void;
  /** Gives a player a new unit, even if the old one is still alive. */
  function respawnPlayer(player: Player | null): void;
  /** Removes a player from this room and shows them the reason. */
  function removePlayer(player: Player | null, reason?: string): void;
  /** Adds a player controlled by the computer. */
  function addBot(name?: string, team?: TeamId | null): void;
  /** Removes every bot from the room. */
  function removeBots(): void;
  /** Moves a player to another map in this world. Their saved data comes with them. */
  function sendPlayerToMap(player: Player | null, map: WorldMapId): void;
  /** Sets a player’s score on the scoreboard. */
  function setScore(player: Player | null, score?: number): void;
  /** Adds to a player’s score on the scoreboard. Use a negative amount to subtract. */
  function changeScore(player: Player | null, amount?: number): void;
  /** The player sees it at once and keeps it. Does nothing for bots, or if the player already has it. */
  function unlockAchievement(player: Player | null, achievement: AchievementId): void;
  /** Does nothing if the player doesn’t have this goal today or this week, or has completed it. */
  function completeGoal(player: Player | null, goal: GoalId): void;
  /** Every player and bot, in the order they joined. */
  function allPlayers(): readonly Player[];
  /** Every player except bots, in the order they joined. */
  function humanPlayers(): readonly Player[];
  /** Every bot, in the order they joined. */
  function botPlayers(): readonly Player[];
  /** Every player and bot on a team, in the order they joined. */
  function playersOfTeam(team: TeamId): readonly Player[];
  /** How many players and bots are in the room. */
  function playerCount(): number;
  /** The unit a player controls, or nothing if they don’t have one right now. */
  function unitOf(player: Player | null): Unit | null;
  /** The name of a player. */
  function nameOfPlayer(player: Player | null): string;
  /** A player’s team, or nothing if they aren’t on a team. */
  function teamOfPlayer(player: Player | null): TeamId | null;
  /** A player’s score on the scoreboard. */
  function scoreOf(player: Player | null): number;
  /** The player in the lead. If several players are tied, it’s the one who joined first. */
  function bestPlayer(): Player | null;
  /** Whether the computer controls this player. */
  function isBot(player: Player | null): boolean;
  /** Whether a player has an account and isn’t a guest. */
  function isSignedIn(player: Player | null): boolean;
  /** Whether a player is holding down a key or mouse button. */
  function isKeyDown(player: Player | null, key: KeyId): boolean;
  /** The position on the map that a player is pointing at. */
  function mousePosition(player: Player | null): Point | null;
  /** How good bots should be now, from 0 (gentle) to 1 (hard). With adaptive bots it follows the weakest person in the room. */
  function botSkill(): number;
}

/** Teams. */
declare namespace teams {
  /** Sets a team’s score on the scoreboard. */
  function setTeamScore(team: TeamId, score?: number): void;
  /** Adds to a team’s score on the scoreboard. Use a negative amount to subtract. */
  function changeTeamScore(team: TeamId, amount?: number): void;
  /** Changes how two teams treat each other. */
  function setTeamRelation(team: TeamId, other: TeamId, relation?: "hostile" | "neutral" | "friendly"): void;
  /** Evens out the teams that players can join, moving as few players as possible. */
  function balanceTeams(): void;
  /** Every team, sorted by ID. */
  function allTeams(): readonly TeamId[];
  /** The name of a team. */
  function nameOfTeam(team: TeamId): string;
  /** A team’s score on the scoreboard. */
  function scoreOfTeam(team: TeamId): number;
  /** The team in the lead, or nothing if several teams are tied. */
  function leadingTeam(): TeamId | null;
}

/** Match. */
declare namespace match {
  /** Starts a round now and moves everyone to a spawn point. */
  function startRound(): void;
  /** Ends the round without a winner. */
  function endRound(): void;
  /** Ends the round with a team as the winner. */
  function teamWins(team: TeamId): void;
  /** Ends the round with a player as the winner. */
  function playerWins(player: Player | null): void;
  /** Ends the match now. If you choose no winner, the player or team in the lead wins. */
  function endMatch(team?: TeamId | null, player?: Player | null): void;
  /** Changes when the round ends. 0 removes the time limit. */
  function setRoundTime(seconds?: number): void;
  /** The number of the current round, starting at 1. Before the first round, it’s 0. */
  function roundNumber(): number;
  /** How many seconds are left in the round, or 0 if the round is over or has no time limit. */
  function roundTimeLeft(): number;
  /** Whether a round is in progress, so players can move and score. */
  function isRoundRunning(): boolean;
}

/** Messages and panels. */
declare namespace messages {
  /** Sends a chat message from the game to everyone. */
  function sendChat(text: string): void;
  /** Sends a chat message from the game to one player. */
  function sendChatTo(player: Player | null, text: string): void;
  /** Shows everyone a message at the top of the screen, in the place of the objective. */
  function showMessage(text: string, seconds?: number): void;
  /** Shows one player a message at the top of the screen, in the place of the objective. */
  function showMessageTo(player: Player | null, text: string, seconds?: number): void;
  /** Shows text that stays on the screen. If you don’t choose a player, everyone sees it. Empty text removes it. */
  function setScreenText(text: string, place?: "top" | "bottom" | "left" | "right" | "center", player?: Player | null): void;
  /** Shows short text on the map that rises and fades. */
  function showFloatingText(text: string, position: Point | null, color?: string): void;
  /** Shows a speech bubble above a unit, item, projectile, or prop. The bubble moves with it. */
  function showTextOver(entity: Entity | null, text: string, seconds?: number): void;
  /** Shows or hides the name above a unit. */
  function setNameLabel(unit: Unit | null, isShown?: boolean): void;
  /** Shows a UI panel. If you don’t choose a player, everyone sees it. */
  function openPanel(panel: PanelId, player?: Player | null): void;
  /** Hides a UI panel from a player. If you don’t choose a player, it’s hidden for everyone. */
  function closePanel(panel: PanelId, player?: Player | null): void;
  /** Sends a value to a UI panel’s code. If you don’t choose a player, it’s sent to everyone’s panel. */
  function sendToPanel(panel: PanelId, event: string, value: Value, player?: Player | null): void;
  /** Shows a question with a text field. When the player answers, the trigger for this question name fires. */
  function askPlayer(player: Player | null, text: string, question: string): void;
  /** Shows a player a Playloom dialog where they can buy something for coins. When they buy it, the trigger for this item fires once. Guests see the offer but need an account to buy it. */
  function offerForCoins(player: Player | null, item: string, price: number): void;
}

/** Sound. */
declare namespace sound {
  /** Plays a sound at full volume. If you don’t choose a player, everyone hears it. */
  function playSound(sound: SoundId, player?: Player | null): void;
  /** Plays a sound at a position on the map. It gets quieter with distance. */
  function playSoundAt(sound: SoundId, position: Point | null): void;
  /** Replaces the current music with a looping sound. If you don’t choose a player, everyone hears it. */
  function playMusic(sound: SoundId, player?: Player | null): void;
  /** Stops the music. If you don’t choose a player, it stops for everyone. */
  function stopMusic(player?: Player | null): void;
}

/** Effects and appearance. */
declare namespace effects {
  /** Shows an effect at a position on the map. */
  function showEffect(effect: EffectId, position: Point | null, rotation?: number): void;
  /** Shows an effect that follows a unit, item, projectile, or prop until you stop it. */
  function startEffect(entity: Entity | null, effect: EffectId): void;
  /** Stops an effect that was started on a unit, item, projectile, or prop. */
  function stopEffect(entity: Entity | null, effect: EffectId): void;
  /** Plays an animation once. An animation that is set to loop repeats until another one starts. */
  function playAnimation(entity: Entity | null, animation: AnimationId): void;
  /** Makes a unit, item, projectile, or prop transparent. 0 is invisible, 1 is solid. */
  function setOpacity(entity: Entity | null, opacity?: number): void;
  /** Tints a unit, item, projectile, or prop. White restores its original colors. */
  function setTint(entity: Entity | null, color?: string): void;
  /** Makes a unit, item, projectile, or prop invisible to a player. If you don’t choose a player, no one sees it. */
  function hideFrom(entity: Entity | null, player?: Player | null): void;
  /** Shows something that was hidden. If you don’t choose a player, everyone sees it again. */
  function showTo(entity: Entity | null, player?: Player | null): void;
  /** Shows a marker over a unit, item, projectile, or prop and on the minimap, and an arrow at the edge of the screen while it is out of view. If you choose neither a player nor a team, everyone sees it. A marker for a player or team shows them the place even if the entity is hidden from them. */
  function showMarker(entity: Entity | null, icon?: "dot" | "star" | "flag" | "ball" | "target" | "question" | "exclamation" | "heart" | "coin" | "home" | "crown", color?: string, player?: Player | null, team?: TeamId | null, hasArrow?: boolean, hasDistance?: boolean): void;
  /** Removes the markers that rules have put on something. If you choose neither a player nor a team, they disappear for everyone. Markers of its type stay. */
  function hideMarker(entity: Entity | null, player?: Player | null, team?: TeamId | null): void;
}

/** Camera. */
declare namespace camera {
  /** Makes the camera follow something other than the player’s own unit. */
  function setCameraTarget(player: Player | null, entity: Entity | null): void;
  /** Keeps the camera at a position until you make it follow something again. */
  function setCameraPosition(player: Player | null, position: Point | null): void;
  /** Changes how close the camera is. At 2, everything looks twice as large. */
  function setCameraZoom(player: Player | null, zoom?: number): void;
  /** Shakes the screen. If you don’t choose a player, it shakes for everyone. */
  function shakeCamera(strength?: number, seconds?: number, player?: Player | null): void;
  /** Makes the camera follow the player’s own unit again, with the zoom from the game settings. */
  function resetCamera(player: Player | null): void;
}

/** Positions. */
declare namespace positions {
  /** A position on the map, in tiles from the top-left corner. */
  function point(x?: number, y?: number): Point | null;
  /** The center of a unit, item, projectile, or prop. */
  function positionOf(entity: Entity | null): Point | null;
  /** How many tiles a position is from the left edge of the map. */
  function positionX(position: Point | null): number;
  /** How many tiles a position is from the top edge of the map. */
  function positionY(position: Point | null): number;
  /** A position at a certain distance and angle from another position. 0° is right, 90° is down. */
  function positionTowards(position: Point | null, angle?: number, distance?: number): Point | null;
  /** A position in the direction that a unit, item, projectile, or prop faces. */
  function positionInFrontOf(entity: Entity | null, distance?: number): Point | null;
  /** The straight-line distance between two positions in tiles, ignoring walls. */
  function distanceBetween(a: Point | null, b: Point | null): number;
  /** The direction from one position to another. 0° is right, 90° is down. */
  function angleBetween(from: Point | null, to: Point | null): number;
  /** Whether the line between two positions is free of walls. */
  function canSee(a: Point | null, b: Point | null): boolean;
}

/** Regions. */
declare namespace regions {
  /** Moves a region. Units that end up inside or outside it fire the enter and leave triggers. */
  function moveRegion(region: RegionId, position: Point | null): void;
  /** Changes the size of a region. Its center stays in place. */
  function resizeRegion(region: RegionId, width: number, height: number): void;
  /** Shows a marker at the center of a region and on the minimap, and an arrow at the edge of the screen while it is out of view. If you choose neither a player nor a team, everyone sees it. */
  function showRegionMarker(region: RegionId, icon?: "dot" | "star" | "flag" | "ball" | "target" | "question" | "exclamation" | "heart" | "coin" | "home" | "crown", color?: string, player?: Player | null, team?: TeamId | null, hasArrow?: boolean, hasDistance?: boolean): void;
  /** Removes the markers of a region. If you choose neither a player nor a team, they disappear for everyone. */
  function hideRegionMarker(region: RegionId, player?: Player | null, team?: TeamId | null): void;
  /** Whether the center of a unit, item, projectile, or prop is in a region. */
  function isInRegion(entity: Entity | null, region: RegionId): boolean;
  /** Whether a position is in a region. */
  function isPositionInRegion(position: Point | null, region: RegionId): boolean;
  /** The position at the center of a region. */
  function centerOf(region: RegionId): Point | null;
  /** How many tiles wide a region is. */
  function regionWidth(region: RegionId): number;
  /** How many tiles high a region is. */
  function regionHeight(region: RegionId): number;
  /** The name of a region. */
  function nameOfRegion(region: RegionId): string;
}

/** Map. */
declare namespace map {
  /** Changes one tile on the map until the game ends. Use 0 to remove the tile. Walls are updated to match. */
  function setTile(layer: LayerId, position: Point | null, tile: number): void;
  /** Changes all tiles in a region. Use tile 0 to remove them. */
  function fillTiles(layer: LayerId, region: RegionId, tile: number): void;
  /** Shows or hides a map layer, such as a roof. If you don’t choose a player, it changes for everyone. Walls on the layer stay solid. */
  function setLayerOpacity(layer: LayerId, opacity?: number, player?: Player | null): void;
  /** Makes the world lighter or darker for everyone. 1 is full daylight, 0 is night in the given color. */
  function setDaylight(brightness?: number, color?: string, seconds?: number): void;
  /** How many tiles wide the map is. */
  function mapWidth(): number;
  /** How many tiles high the map is. */
  function mapHeight(): number;
  /** The number of the tile at a position on a map layer, or 0 if there is no tile. */
  function tileAt(layer: LayerId, position: Point | null): number;
  /** Whether a position is on a solid tile or outside the map. */
  function isWall(position: Point | null): boolean;
  /** The position of a spawn point. */
  function positionOfSpawnPoint(spawnPoint: SpawnPointId): Point | null;
}

/** Orders. */
declare namespace ai {
  /** Makes a unit find its way to a position. When it arrives, it returns to its usual behavior. */
  function orderMoveTo(unit: Unit | null, position: Point | null): void;
  /** Makes a unit chase and attack another unit, no matter what its AI behavior is. */
  function orderAttack(unit: Unit | null, target: Unit | null): void;
  /** Makes a unit stay close to another unit. */
  function orderFollow(unit: Unit | null, target: Unit | null): void;
  /** Makes a unit stay near a position and attack enemies that come close. */
  function orderGuard(unit: Unit | null, position: Point | null): void;
  /** Cancels a unit’s current order and makes it stay where it is. */
  function orderStop(unit: Unit | null): void;
  /** Changes what a unit does when no player controls it. */
  function setBehaviour(unit: Unit | null, behaviour?: "stand" | "wander" | "chase" | "flee" | "guard" | "follow" | "none"): void;
}

/** Shops and dialogues. */
declare namespace trade {
  /** Shows a shop to a player. */
  function openShop(player: Player | null, shop: ShopId): void;
  /** Closes the shop a player has open. */
  function closeShop(player: Player | null): void;
  /** Starts a dialogue from the beginning. */
  function openDialogue(player: Player | null, dialogue: DialogueId): void;
  /** Ends a player’s current dialogue. */
  function closeDialogue(player: Player | null): void;
  /** Whether a player has a dialogue open. */
  function isInDialogue(player: Player | null): boolean;
}

/** Saved data. */
declare namespace data {
  /** Saves a value for a player’s next visit, either for this game only or for all maps in its world. */
  function saveValue(player: Player | null, key: string, value: Value, scope?: "game" | "world"): void;
  /** Adds to a saved number. If two rooms add at the same time, both amounts count. */
  function changeSavedNumber(player: Player | null, key: string, amount?: number, scope?: "game" | "world"): void;
  /** Deletes one saved value. */
  function deleteSavedValue(player: Player | null, key: string, scope?: "game" | "world"): void;
  /** Saves each player’s best score. The leaderboard is shown on the game’s page. */
  function submitScore(player: Player | null, score: number, leaderboard?: string, order?: "highest" | "lowest"): void;
  /** Whether a logged-in player’s linked wallets hold at least this many of the token from the game’s web3 settings. Balances are checked when the player joins and about once a minute. This is false for guests and players without a wallet, on portals and other sites, in exported games, in playtests, and until the balance is known. */
  function holdsToken(player: Player | null, amount?: number, scope?: "game" | "map"): boolean;
  /** A value that was saved for a player, or nothing if there isn’t one or it hasn’t loaded yet. */
  function savedValue(player: Player | null, key: string, scope?: "game" | "world"): Value;
  /** Whether a player has a saved value with this name. */
  function hasSavedValue(player: Player | null, key: string, scope?: "game" | "world"): boolean;
}

/** Numbers. */
declare namespace numbers {
  /** Adds two numbers. */
  function add(a: number, b: number): number;
  /** Subtracts the second number from the first. */
  function subtract(a: number, b: number): number;
  /** Multiplies two numbers. */
  function multiply(a: number, b: number): number;
  /** Divides the first number by the second. Dividing by 0 gives 0. */
  function divide(a: number, b: number): number;
  /** The remainder of a division. It has the same sign as the second number. Dividing by 0 gives 0. */
  function remainder(a: number, b: number): number;
  /** Raises a number to a power. For example, 2 to the power of 3 is 8. */
  function power(base: number, exponent?: number): number;
  /** The number that gives this number when multiplied by itself, or 0 for negative numbers. */
  function squareRoot(value: number): number;
  /** The number without its minus sign, or how far it is from 0. */
  function absolute(value: number): number;
  /** 1 for positive numbers, -1 for negative numbers, and 0 for 0. */
  function signOf(value: number): number;
  /** Rounds to a number of decimal places. Halves round up. */
  function round(value: number, digits?: number): number;
  /** Rounds down to a whole number. */
  function roundDown(value: number): number;
  /** Rounds up to a whole number. */
  function roundUp(value: number): number;
  /** The smaller of two numbers. */
  function smaller(a: number, b: number): number;
  /** The larger of two numbers. */
  function larger(a: number, b: number): number;
  /** The number itself, or the minimum or maximum if it’s out of range. */
  function clamp(value: number, min?: number, max?: number): number;
  /** A number between two others. A share of 0 gives the first number, 1 gives the second. */
  function blend(from: number, to: number, share?: number): number;
  /** How far down you end up when you move one tile in this direction. */
  function sine(angle: number): number;
  /** How far right you end up when you move one tile in this direction. */
  function cosine(angle: number): number;
  /** The sine divided by the cosine. */
  function tangent(angle: number): number;
  /** The direction you go in when you move this far right and down, from -180° to 180°. */
  function arcTangent(y: number, x: number): number;
}

/** Random. */
declare namespace random {
  /** A random number in a range. It can have decimals. */
  function randomNumber(from?: number, to?: number): number;
  /** A random whole number in a range, including both ends, like rolling a die. */
  function randomWholeNumber(from?: number, to?: number): number;
  /** Randomly true, this many times out of 100 on average. */
  function chance(percent?: number): boolean;
  /** A random element from a list or group, or nothing if it’s empty. */
  function randomElement(list: readonly Value[]): Value;
  /** A random position in a region, not inside a wall if possible. */
  function randomPositionIn(region: RegionId): Point | null;
  /** The position of a random spawn point that this team can use. */
  function randomSpawnPoint(team?: TeamId | null): Point | null;
}

/** Text. */
declare namespace texts {
  /** Joins two pieces of text. Numbers are turned into text. */
  function joinTexts(a: string, b: string): string;
  /** How many characters the text has. */
  function textLength(text: string): number;
  /** A part of the text. Characters are numbered from 1. */
  function partOfText(text: string, start?: number, length?: number): string;
  /** Whether the text contains another piece of text. Uppercase and lowercase letters must match. */
  function textContains(text: string, part: string): boolean;
  /** Whether the text starts with another piece of text, such as a chat command. */
  function textStartsWith(text: string, part: string): boolean;
  /** Whether the text ends with another piece of text. */
  function textEndsWith(text: string, part: string): boolean;
  /** Turns all letters into capital letters. */
  function upperCase(text: string): string;
  /** Turns all letters into lowercase letters. */
  function lowerCase(text: string): string;
  /** Removes the spaces at the start and end of the text. */
  function trimText(text: string): string;
  /** Replaces a part of the text everywhere it occurs. */
  function replaceText(text: string, part: string, replacement: string): string;
  /** Splits text into a list, such as the words of a chat command. */
  function splitText(text: string, separator?: string): readonly Value[];
  /** Joins the elements of a list into text. */
  function joinList(list: readonly Value[], separator?: string): string;
  /** Turns text into a number. Gives 0 if the text isn’t a number. */
  function numberFromText(text: string): number;
  /** Turns a number into text with a fixed number of decimal places. */
  function numberAsText(value: number, digits?: number): string;
  /** Turns seconds into a time such as 1:05. */
  function timeAsText(seconds: number): string;
}

/** Lists. */
declare namespace lists {
  /** A list with no elements. */
  function emptyList(): readonly Value[];
  /** A list of up to six elements. Elements you leave empty aren’t included. */
  function listOf(first: Value, second?: Value | null, third?: Value | null, fourth?: Value | null, fifth?: Value | null, sixth?: Value | null): readonly Value[];
  /** How many elements a list or group has. */
  function listLength(list: readonly Value[]): number;
  /** One element in a list or group, or nothing if it doesn’t have that many. Elements are numbered from 1. */
  function listElement(list: readonly Value[], number?: number): Value;
  /** Whether a list or group contains an element. */
  function listContains(list: readonly Value[], element: Value): boolean;
  /** The position of an element in a list, starting at 1, or 0 if it isn’t in the list. */
  function numberInList(list: readonly Value[], element: Value): number;
  /** A copy of a list with one more element at the end. The list itself doesn’t change. */
  function listWith(list: readonly Value[], element: Value): readonly Value[];
  /** A copy of a list without any elements that have this value. The list itself doesn’t change. */
  function listWithout(list: readonly Value[], element: Value): readonly Value[];
  /** A copy of a list, sorted by number or text. */
  function sortedList(list: readonly Value[], order?: "lowest" | "highest"): readonly Value[];
  /** A copy of a list in random order. */
  function shuffledList(list: readonly Value[]): readonly Value[];
  /** A record with no entries. */
  function emptyRecord(): { readonly [key: string]: Value };
  /** One entry in a record, or nothing if there is no such entry. */
  function recordEntry(record: { readonly [key: string]: Value }, key: string): Value;
  /** The keys of all entries in a record, in order. */
  function recordKeys(record: { readonly [key: string]: Value }): readonly Value[];
  /** Whether a record has an entry with this key. */
  function recordHasKey(record: { readonly [key: string]: Value }, key: string): boolean;
}

/** Time. */
declare namespace time {
  /** How many seconds this room has been running. */
  function secondsPlayed(): number;
  /** How many seconds a timer has left, or 0 if it isn’t running. */
  function timerLeft(timer: string): number;
}
