/**
 * For each action, how often other actions directly follow it in the rules of the starter games. Pairs that occur only
 * once are left out.
 */
export const STARTER_NEXT_ACTIONS: {
  readonly [action: string]: { readonly [next: string]: number };
} = {
  addToList: {
    setVariable: 2,
  },
  changePlayerVariable: {
    showFloatingText: 8,
    changePlayerVariable: 6,
    skipToNext: 4,
    takeItem: 4,
  },
  changeSavedNumber: {
    setScreenText: 2,
  },
  changeTeamScore: {
    setVelocity: 2,
  },
  changeVariable: {
    setPlayerVariable: 2,
    setVariable: 2,
  },
  countFromTo: {
    turnTowards: 2,
  },
  createItem: {
    showTextOver: 4,
    createProp: 2,
    setLifetime: 2,
  },
  createProp: {
    setLifetime: 13,
    setVariable: 3,
    destroyEntity: 2,
    showEffect: 2,
  },
  createUnit: {
    setLifetime: 2,
  },
  destroyEntity: {
    createProp: 5,
  },
  emptyInventory: {
    selectSlot: 2,
  },
  forEachElement: {
    runRule: 2,
  },
  forEachPlayer: {
    ifThen: 4,
    forEachPlayer: 3,
    runRule: 2,
  },
  forEachProp: {
    forEachProp: 3,
  },
  forEachUnit: {
    forEachPlayer: 2,
  },
  giveBuff: {
    ifThen: 2,
    pushTowards: 2,
    setVelocity: 2,
  },
  giveItem: {
    showFloatingText: 4,
    giveItem: 3,
    showMessageTo: 3,
    takeItem: 2,
  },
  ifThen: {
    ifThen: 35,
    runRule: 8,
    setPlayerVariable: 8,
    setVariable: 6,
  },
  jump: {
    playAnimation: 2,
  },
  orderAttack: {
    ifThen: 2,
  },
  orderMoveTo: {
    orderStop: 4,
  },
  orderStop: {
    setPlayerVariable: 12,
  },
  playAnimation: {
    playSound: 4,
    showEffect: 4,
    playSoundAt: 2,
  },
  playSound: {
    showEffect: 9,
    showMessage: 6,
    showFloatingText: 5,
    stopRule: 5,
  },
  playSoundAt: {
    showEffect: 7,
    ifThen: 5,
    showTextOver: 4,
    shakeCamera: 2,
  },
  pushTowards: {
    playSoundAt: 3,
  },
  repeat: {
    repeat: 2,
    setScreenText: 2,
  },
  respawnPlayer: {
    showMessageTo: 2,
  },
  runRule: {
    runRule: 11,
    setPlayerVariable: 7,
    showMessageTo: 4,
    ifThen: 3,
  },
  selectSlot: {
    stopLoop: 13,
    countFromTo: 3,
    giveItem: 2,
  },
  sendChat: {
    forEachPlayer: 2,
  },
  setDaylight: {
    runRule: 2,
    setScreenText: 2,
    showMessage: 2,
  },
  setItemCount: {
    giveItem: 3,
  },
  setLifetime: {
    showEffect: 9,
    showTextOver: 2,
  },
  setPlayerVariable: {
    setPlayerVariable: 23,
    changePlayerVariable: 8,
    orderStop: 7,
    showTextOver: 7,
  },
  setScreenText: {
    ifThen: 2,
    sendChat: 2,
    showMessageTo: 2,
    startTimer: 2,
  },
  setSpeedAtAngle: {
    ifThen: 5,
  },
  setVariable: {
    setVariable: 28,
    forEachPlayer: 7,
    showEffect: 5,
    playSound: 3,
  },
  setVelocity: {
    createProp: 2,
    playAnimation: 2,
  },
  showEffect: {
    playSoundAt: 13,
    createProp: 6,
    changePlayerVariable: 3,
    playSound: 2,
  },
  showFloatingText: {
    ifThen: 10,
    showEffect: 4,
    giveItem: 3,
    takeItem: 2,
  },
  showMessage: {
    playSound: 7,
    forEachPlayer: 3,
    runRule: 2,
    showTextOver: 2,
  },
  showMessageTo: {
    playSound: 11,
    wait: 6,
    runRule: 3,
  },
  showTextOver: {
    playSound: 4,
    setPlayerVariable: 4,
    selectSlot: 3,
    playSoundAt: 2,
  },
  startEffect: {
    showMessage: 2,
  },
  startTimer: {
    playSound: 2,
  },
  stopMovement: {
    teleport: 4,
  },
  submitScore: {
    ifThen: 2,
  },
  takeItem: {
    playSound: 4,
    changePlayerVariable: 2,
    showTextOver: 2,
  },
  turnTowards: {
    playSoundAt: 2,
    useItem: 2,
  },
  wait: {
    showMessageTo: 6,
    waitUntil: 4,
    balanceTeams: 2,
    runRule: 2,
  },
  waitUntil: {
    ifThen: 6,
    createProp: 2,
  },
};
