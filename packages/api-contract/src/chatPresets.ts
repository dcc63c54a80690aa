/** What anybody may say, whatever their age: emotes and phrases that carry nothing personal. */
export const CHAT_PRESETS = {
  hello: 'Hello!',
  'good-game': 'Good game!',
  'well-done': 'Well done!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  yes: 'Yes',
  no: 'No',
  'lets-play': 'Let’s play!',
  'on-my-way': 'On my way',
  'one-moment': 'One moment, please',
  'good-bye': 'Good bye!',
  wave: '👋',
  'thumbs-up': '👍',
  laugh: '😂',
  heart: '❤️',
  surprise: '😮',
  sad: '😢',
  clap: '👏',
} as const;
export type ChatPreset = keyof typeof CHAT_PRESETS;
export const chatPresets = Object.keys(CHAT_PRESETS) as [ChatPreset, ...ChatPreset[]];
