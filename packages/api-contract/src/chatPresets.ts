/** Messages that users of any age may send: emotes and phrases without personal content. */
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
  'good-bye': 'Goodbye!',
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
