/** Messages that users of any age may send: emotes and phrases without personal content. */
export const CHAT_PRESET_TEXTS = {
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
export type ChatPresetId = keyof typeof CHAT_PRESET_TEXTS;
export const chatPresetIds = Object.keys(CHAT_PRESET_TEXTS) as [ChatPresetId, ...ChatPresetId[]];
