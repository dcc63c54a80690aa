/** Topics in the forum of a demo, oldest first. */
export const demoTopics: readonly { category: string; title: string; texts: readonly string[] }[] = [
  {
    category: 'news',
    title: 'Welcome to the forum',
    texts: [
      'This is the place to ask, to answer and to show what you make.\n\n- **Help** is for questions of any size.\n- **Show your game** is for games in every state, rough ones too.\n- **Ideas** is read by the people who build Playloom.\n\nBe kind: someone here is making their first game today.',
      'Thank you! Is there a list of shortcuts for the editor?',
      '> Is there a list of shortcuts for the editor?\n\nYes: [Shortcuts](/docs/shortcuts), or press `?` in the editor.',
    ],
  },
  {
    category: 'help',
    title: 'A door that opens only with a key',
    texts: [
      'I have a region in front of a door and an item called *Brass key*. How do I open the door only for a player who carries it?',
      'One rule is enough:\n\n1. **When** a unit enters the region\n2. **If** the unit carries the key\n3. **Then** destroy the door\n\nPut the condition into the rule, not into the region, or everyone waits for the first key.',
      'That works, thank you! I also play a sound now.',
    ],
  },
  {
    category: 'help',
    title: 'My enemies all walk into the same wall',
    texts: [
      'They see the player on the other side and never go around. Is there a setting?',
      'Yes, in the type of the unit: *AI → finds its way*. It costs a little, so I leave it off for bats.',
    ],
  },
  {
    category: 'help',
    title: 'Scores that stay overnight',
    texts: [
      'Is a leaderboard kept when the room closes?',
      'Yes. Only attributes that are not saved start over:\n\n| what | stays |\n|---|---|\n| leaderboard | yes |\n| saved attributes | yes |\n| everything else | no |',
    ],
  },
  {
    category: 'show-your-game',
    title: 'Harbor Rush: boats, fog and one lighthouse',
    texts: [
      'Two weeks of evenings. Up to twelve boats, and the lighthouse decides what you see. Tell me if the fog is too thick!',
      'The fog is perfect. The turn at the second buoy is too tight with a mouse.',
      'Widened it. Thanks for the hint!',
      'We played it with nine people last night. More maps please!',
    ],
  },
  {
    category: 'show-your-game',
    title: 'Looking for people to try a boss fight',
    texts: [
      'Five players, ten minutes, tonight at eight. The boss has three moods and I have only ever seen two of them.',
    ],
  },
  {
    category: 'ideas',
    title: 'Weather that rules can change',
    texts: [
      'Rain and snow as an effect of the map, with an action to start and stop it.',
      'And wind, please: projectiles that drift.',
    ],
  },
  {
    category: 'off-topic',
    title: 'What are you playing this week?',
    texts: [
      "I'm stuck on *Lantern Quest*, in the best way.",
      'Rooftop Arena, every lunch break.',
      'Someone please beat my time in Comet Rush.',
    ],
  },
];
