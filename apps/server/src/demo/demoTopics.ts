/** Topics in the forum of a demo, oldest first. */
export const demoTopics: readonly { category: string; title: string; texts: readonly string[] }[] = [
  {
    category: 'news',
    title: 'Welcome to the forum',
    texts: [
      'Ask questions, answer them, and show what you’re making.\n\n- **Help** is for questions of any size.\n- **Show your game** is for games at any stage, even rough drafts.\n- **Ideas** is read by the people who build Playloom.\n\nBe kind: someone here is making their first game today.',
      'Thank you! Is there a list of shortcuts for the editor?',
      '> Is there a list of shortcuts for the editor?\n\nYes: [Shortcuts](/docs/shortcuts), or press `?` in the editor.',
    ],
  },
  {
    category: 'help',
    title: 'A door that only opens with a key',
    texts: [
      'I have a region in front of a door and an item called *Brass key*. How do I open the door only for players who carry it?',
      'One rule is enough:\n\n1. **When** a unit enters the region\n2. **If** the unit carries the key\n3. **Then** destroy the door\n\nDon’t forget the condition, or the door opens for everyone.',
      'That works, thank you! I added a sound, too.',
    ],
  },
  {
    category: 'help',
    title: 'My enemies all walk into the same wall',
    texts: [
      'They see the player on the other side but never walk around the wall. Is there a setting for that?',
      'Yes, turn on pathfinding in the unit type’s AI settings. It costs a little performance, so I leave it off for bats.',
    ],
  },
  {
    category: 'help',
    title: 'Do scores last overnight?',
    texts: [
      'Does a leaderboard keep its scores after the room closes?',
      'Yes. Only attributes that aren’t saved are reset:\n\n| Data | Kept? |\n|---|---|\n| Leaderboards | Yes |\n| Saved attributes | Yes |\n| Everything else | No |',
    ],
  },
  {
    category: 'show-your-game',
    title: 'Harbor Rush: boats, fog, and one lighthouse',
    texts: [
      'I worked on this every evening for two weeks. Up to twelve boats can race, and the lighthouse decides what you can see. Let me know if the fog is too thick!',
      'The fog is perfect. The turn at the second buoy is too tight with a mouse.',
      'I made it wider. Thanks for the feedback!',
      'We played it with nine people last night. More maps please!',
    ],
  },
  {
    category: 'show-your-game',
    title: 'Looking for playtesters for a boss fight',
    texts: [
      'Five players, ten minutes, tonight at eight. The boss has three moods and I have only ever seen two of them.',
    ],
  },
  {
    category: 'ideas',
    title: 'Weather that rules can change',
    texts: [
      'I’d love rain and snow as map effects, with actions to start and stop them.',
      'And wind, please, so that projectiles drift!',
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
