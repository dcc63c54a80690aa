import type { Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, type Errand, errands, FISH_WANTED, getErrandVariable } from './errands.ts';
import { allOf, countOwnedItems, ownsItem, equals, callRule, playerUnit } from './shared/expressions.ts';
import { negate, player, getPlayerVariable } from '../../../tools/games/kit/expressions.ts';

type Dialogues = NonNullable<NonNullable<GameInput['types']>['dialogues']>;
type NodeInput = Dialogues[string]['nodes'][string];

function isAt(errand: Errand, state: number): Expression {
  return equals(getPlayerVariable(getErrandVariable(errand)), state);
}

const hasFish: Expression = { get: 'isAtLeast', a: countOwnedItems('pilchard'), b: FISH_WANTED };
const hasChased: Expression = { get: 'isAtLeast', a: getPlayerVariable('crabs-chased'), b: CRABS_WANTED };

/** Offers an errand, which begins if the player accepts. */
function offer(speaker: string, errand: Errand, text: string, yes: string): NodeInput {
  return {
    speaker,
    text: `${text} It pays ${errands[errand].pay} coins.`,
    options: [{ text: yes, do: [callRule(`begin-${errand}`)] }, { text: 'Later, perhaps.' }],
  };
}

function answer(speaker: string, text: string, reply = 'Good to know.'): NodeInput {
  return { speaker, text, options: [{ text: reply }] };
}

const BAKER = 'Baker Bree';
const baker: Dialogues[string] = {
  name: 'Baker',
  start: 'hello',
  nodes: {
    hello: {
      speaker: BAKER,
      text: 'Good day! Do you smell that? It came out of the oven just now.',
      options: [
        { text: 'Can I help?', if: [isAt('bread', 0)], next: 'offer' },
        { text: 'Who was the bread for?', if: [isAt('bread', 1)], next: 'remind' },
        { text: 'Your bread has arrived.', if: [isAt('bread', 2)], next: 'done' },
        { text: 'What is there to do here?', next: 'tips' },
        { text: 'Good day.' },
      ],
    },
    offer: offer(
      BAKER,
      'bread',
      'Harbor Master Hale has had no breakfast. Take this loaf to the office on the quay.',
      'Give it to me.',
    ),
    remind: {
      ...answer(
        BAKER,
        'For the harbor master: down the street to the quay, in front of the house with the clock.',
        'On my way.',
      ),
      do: [
        {
          do: 'ifThen',
          condition: negate(ownsItem('bread')),
          then: [{ do: 'giveItem', unit: playerUnit, itemType: 'bread' }],
          else: [],
        },
      ],
    },
    done: answer(BAKER, 'You are quick! There will be fresh bread tomorrow morning.'),
    tips: answer(
      BAKER,
      'Everyone has an errand a day. Coins buy a rod at Marta’s stall, and with a rod you never go hungry here.',
    ),
  },
};

const MASTER = 'Harbor Master Hale';
const master: Dialogues[string] = {
  name: 'Harbor master',
  start: 'hello',
  nodes: {
    hello: {
      speaker: MASTER,
      text: 'Welcome to Pilchard Bay. Mind the ropes.',
      options: [
        {
          text: 'Here is your bread.',
          if: [allOf(isAt('bread', 1), ownsItem('bread'))],
          do: [callRule('finish-bread')],
          next: 'breakfast',
        },
        { text: 'Do you need a hand?', if: [isAt('crabs', 0)], next: 'offer' },
        { text: 'How is the pier?', if: [allOf(isAt('crabs', 1), negate(hasChased))], next: 'remind' },
        {
          text: 'The pier is clear.',
          if: [allOf(isAt('crabs', 1), hasChased)],
          do: [callRule('finish-crabs')],
          next: 'clear',
        },
        { text: 'May I use the rowing boat?', next: 'boat' },
        { text: 'Good day.' },
      ],
    },
    breakfast: answer(
      MASTER,
      'Still warm! Bless the baker, and bless your feet. Here, this is for you.',
      'My pleasure.',
    ),
    offer: offer(
      MASTER,
      'crabs',
      `Crabs are all over the pier and pinch my fishers. Take this broom and sweep ${CRABS_WANTED} of them off: hold it with {key:q}, swing it with {key:space}.`,
      'I will sweep.',
    ),
    remind: {
      ...answer(
        MASTER,
        'I can still hear them clicking. The pier is straight south from here.',
        'Back to work.',
      ),
      do: [
        {
          do: 'ifThen',
          condition: negate(ownsItem('broom')),
          then: [{ do: 'giveItem', unit: playerUnit, itemType: 'broom' }],
          else: [],
        },
      ],
    },
    clear: answer(MASTER, 'Not a claw in sight. Keep the broom: they will be back tomorrow.', 'Any time.'),
    boat: {
      speaker: MASTER,
      text: 'It is at the jetty on the beach. Do an errand for us, and you may take it to Lamp Island.',
      options: [{ text: 'What is on Lamp Island?', next: 'island' }, { text: 'Thank you.' }],
    },
    island: answer(
      MASTER,
      'Crabs, shells and an old story about a chest in a cave. Bring a lantern: it is dark in there.',
    ),
  },
};

const KEEPER = 'Keeper Osk';
const keeper: Dialogues[string] = {
  name: 'Lighthouse keeper',
  start: 'hello',
  nodes: {
    hello: {
      speaker: KEEPER,
      text: 'You climbed all the way out here? Then the light must be low indeed.',
      options: [
        {
          text: 'Here is the oil.',
          if: [allOf(isAt('oil', 1), ownsItem('oil'))],
          do: [callRule('finish-oil')],
          next: 'lit',
        },
        { text: 'Is something wrong?', if: [isAt('oil', 0)], next: 'offer' },
        { text: 'Where is the oil?', if: [allOf(isAt('oil', 1), negate(ownsItem('oil')))], next: 'remind' },
        { text: 'How is the lamp?', if: [isAt('oil', 2)], next: 'done' },
        { text: 'Take care.' },
      ],
    },
    offer: offer(
      KEEPER,
      'oil',
      'My lamp burns its last drop. There is oil in the barrel in front of the store, at the east end of the street.',
      'I will fetch it.',
    ),
    remind: answer(
      KEEPER,
      'Follow the long street to its east end. The barrel is in front of the blue house.',
      'On my way.',
    ),
    lit: answer(
      KEEPER,
      'See how it shines! Take this old map as well. It shows Lamp Island, and I am too old to dig.',
      'Thank you!',
    ),
    done: answer(KEEPER, 'Bright as the moon. Come back tomorrow, it is always thirsty.'),
  },
};

const FISHER = 'Old Finn';
const fisher: Dialogues[string] = {
  name: 'Old fisher',
  start: 'hello',
  nodes: {
    hello: {
      speaker: FISHER,
      text: 'Shhh. They can hear you.',
      options: [
        {
          text: 'Here are five pilchards.',
          if: [allOf(isAt('fish', 1), hasFish)],
          do: [callRule('finish-fish')],
          next: 'thanks',
        },
        { text: 'Caught anything?', if: [isAt('fish', 0)], next: 'offer' },
        { text: 'Five, was it?', if: [allOf(isAt('fish', 1), negate(hasFish))], next: 'remind' },
        { text: 'How do I fish?', next: 'how' },
        { text: 'Good luck.' },
      ],
    },
    offer: offer(
      FISHER,
      'fish',
      `Not a tail. My hands are stiff today. Bring me ${FISH_WANTED} pilchards.`,
      'I will try.',
    ),
    remind: answer(
      FISHER,
      'Five, and I count slowly. Look for ripples along the pier, at the beach and at the lighthouse.',
      'Back to it.',
    ),
    thanks: answer(FISHER, 'Fat ones! The cat will be jealous. Here, fair is fair.', 'Fair is fair.'),
    how: answer(
      FISHER,
      'Buy a rod at the stall. Stand by the ripples and {press:e}. Wait. When a fish bites, you see a mark over your head: {press:e} again, quickly. Bait makes them quick, and a friendly cat brings luck.',
    ),
  },
};

const cat: Dialogues[string] = {
  name: 'Cat',
  start: 'meow',
  nodes: {
    meow: {
      speaker: 'Pilot the cat',
      text: 'Meow?',
      do: [{ do: 'playSound', sound: 'meow', player }],
      options: [
        { text: 'Give it a pilchard.', if: [ownsItem('pilchard')], do: [callRule('feed-cat')], next: 'purr' },
        { text: 'Scratch it behind the ears.', next: 'stretch' },
        { text: 'Walk on.' },
      ],
    },
    purr: {
      speaker: 'Pilot the cat',
      text: 'Purrrr. You feel lucky: fish will bite sooner for a while.',
      options: [{ text: 'Good cat.' }],
    },
    stretch: {
      speaker: 'Pilot the cat',
      text: 'It stretches, and looks at your pockets for fish.',
      options: [{ text: 'Good cat.' }],
    },
  },
};

const marta: Dialogues[string] = {
  name: 'Marta',
  start: 'hello',
  nodes: {
    hello: {
      speaker: 'Marta',
      text: 'Rods, bait, hats, pies! And I buy whatever the sea gives you.',
      options: [
        { text: 'Show me.', do: [{ do: 'openShop', player, shop: 'stall' }] },
        { text: 'When do you pay best?', next: 'golden' },
        { text: 'Good day.' },
      ],
    },
    golden: answer(
      'Marta',
      'In the golden hour, the last minute before the bell. Then a pilchard is worth twice as much. But be here before it rings!',
    ),
  },
};

const boat: Dialogues[string] = {
  name: 'Rowing boat',
  start: 'shore',
  nodes: {
    shore: {
      speaker: 'Rowing boat',
      text: 'Lamp Island lies an hour to the south. You keep everything you carry.',
      options: [
        {
          text: 'Row to Lamp Island.',
          if: [{ get: 'isGreater', a: getPlayerVariable('errands-done'), b: 0 }],
          do: [callRule('row-over')],
        },
        { text: 'Who may take it?', if: [equals(getPlayerVariable('errands-done'), 0)], next: 'rules' },
        { text: 'Stay here.' },
      ],
    },
    rules: answer(
      'A note on the oar',
      'For friends of the bay. Finish one errand first. Hale, harbor master.',
      'I see.',
    ),
  },
};

const sign: Dialogues[string] = {
  name: 'Signpost',
  start: 'ways',
  nodes: {
    ways: {
      speaker: 'Signpost',
      text: 'North: bakery and market. South: quay and pier. West: lighthouse. East: oil store, beach, and the boat to Lamp Island.',
      options: [{ text: 'How do I earn coins?', next: 'coins' }, { text: 'Walk on.' }],
    },
    coins: answer('Signpost', 'Do errands, sell fish and shells at the stall. {Press:l} to open your log.'),
  },
};

export const dialogues: Dialogues = { baker, master, keeper, fisher, cat, marta, boat, sign };
