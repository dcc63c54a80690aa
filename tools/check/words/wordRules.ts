import type { WordPlace, WordRule } from './WordRule.ts';

/** Text that people see, and comments. */
const PROSE: readonly WordPlace[] = ['text', 'comments'];
const EVERYWHERE: readonly WordPlace[] = ['text', 'comments', 'names'];
const ONE_WORD = 'one word for one thing, everywhere';
const PLAIN = 'sounds translated; say it as well-known products do';

/** Phrases that are hard to understand at first reading, and words for which there is a better-known word. */
const phrases: readonly WordRule[] = [
  {
    id: 'whoever',
    pattern: /\b[Ww]hoever\b/,
    places: PROSE,
    better: 'name the person: "a player who …", "the owner", "anyone who …"',
    reason: 'a subject that is a whole clause is hard to read',
    bad: ['Whoever came second waits.', 'sent to whoever asked'],
    good: ['Anyone who follows the link signs up.'],
  },
  {
    id: 'that which',
    pattern: /\b[Tt]hat which\b/,
    places: PROSE,
    better: 'name the thing',
    reason: 'a subject that is a whole clause is hard to read',
    bad: ['That which is stored stays.'],
    good: ['A field which is stored stays.'],
  },
  {
    id: 'riddle',
    pattern:
      /(?:^|[.!?] )(?:What|Who) (?![^.!]*\?)(?:(?:is|are|was|were) (?:(?! (?:what|who|how|where|which|whether) )[^.?!,;:()]){2,80}|[^.?!,;:()]{2,60} (?:said|saw|sees?|says?|earned|does|did|do|sends?|sent|asks?|asked|wants?|holds?|held|takes?|goes|came|comes|makes?|made|gives?|gave|needs?|bought|wrote|writes?|stored|knows?|changed|helped)) (?<!\b(?:who|what|which|that|and|or|but|it|they|there|where|how|when|if) )(?:is|are|was|were|stays|comes|goes|lies|waits|gets|has) /,
    places: PROSE,
    better: 'begin with the subject: "Posts that are not ready are hidden."',
    reason: 'a subject that is a whole clause is hard to read',
    bad: ['What is not ready is not on the page.', 'What clients saw is compared with the tape.'],
    good: [
      'What is new?',
      'What a client is told.',
      'Who is online and who is playing now.',
      'What you need',
    ],
  },
  {
    id: 'is no',
    pattern:
      /(?<!\b[Tt]here )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|fewer\b|one\b|way\b|need\b|use\b|other\b|better\b|worse\b|different\b|\w+er than\b|match\b|matter\b|doubt\b|problem\b)[a-z]+/,
    places: PROSE,
    better: '"is not a …"',
    reason: PLAIN,
    bad: ['A slow player is no flooder.', 'Null when that is no sound.'],
    good: ['There is no game here.', 'It is no longer used.', 'It is not a sound.', 'There are no rooms.'],
  },
  {
    id: 'shall',
    pattern: /\b[Ss]hall\b(?! (?:we|I)\b)/,
    places: PROSE,
    better: '"should", "must", or present tense',
    reason: 'no product speaks like this',
    bad: ['Type what shall happen'],
    good: ['Hello, shall we play a round?', 'a shallow pool'],
  },
  {
    id: 'somebody',
    pattern: /\b[Ss]omebody\b/,
    places: EVERYWHERE,
    better: '"a user", "a player", "someone"',
    reason: 'say which person it is',
    bad: ['Lets somebody keep the room', 'isPictureOfSomebody'],
    good: ['Lets a moderator keep the room'],
  },
  {
    id: 'one as a person',
    pattern:
      /\b(?:what|where|if|when|how|as) one (?:hears|sees|does|has|wants|may|can|likes|plays)\b|(?<!\b(?:[Tt]his|[Tt]hat|[Ee]ach|[Ee]very|which|other|new|old|last|first|next|no|same|second) )\b[Oo]ne[’']s\b/,
    places: PROSE,
    better: '"your", "their", "the user’s"',
    reason: 'say which person it is',
    bad: ['The games of one’s own', 'what one hears'],
    good: ['the next one’s turn', 'your own games', 'one game'],
  },
  {
    id: 'told of',
    pattern: /\b(?:told|tell|tells|telling) of\b/,
    places: PROSE,
    better: '"notified about", "sent", "reported"',
    reason: PLAIN,
    bad: ['Nobody was told of the mention'],
    good: ['Nobody was notified about the mention', 'told often'],
  },
  {
    id: 'so for like that',
    pattern:
      /\b(?:called|named|said|came|comes|made|done|found|written) so\b(?= ?(?:[.,;:)]|$|and\b|or\b|has\b|have\b|is\b|are\b|may\b))(?! (?:that|far|much|many)\b)/,
    places: PROSE,
    better: '"No results." for a search, "with this name" elsewhere',
    reason: PLAIN,
    bad: ['Nothing here is called so.', 'A user who came so has no password.'],
    good: ['It is named so that it sorts last.', 'done so far', 'called soon'],
  },
  {
    id: 'stands for is',
    pattern:
      /\bWhat stands (?!between\b|in the way\b|out\b|for\b)|\bwhat stands (?:in (?:it|them|rules)|inside|there|today|before|under)\b|\bas (?:it|they|that) stands?\b|\bstands? (?:either way|below|above|today|in (?:the|its|their|this|a) (?:list|file|row|table|document|text|log|draft|column|queue|code|address|database|manifest))\b/,
    places: PROSE,
    better: '"is"',
    reason: PLAIN,
    bad: ['What stands in the list.', 'the text as it stands', 'The change stands either way.'],
    good: [
      'where a player stands',
      'what stands farther south is drawn first',
      'it stands for a game',
      'an understanding',
    ],
  },
  {
    id: 'on its side',
    pattern: /\bon its side\b/,
    places: PROSE,
    better: '"in landscape"',
    reason: PLAIN,
    bad: ['Hold your phone on its side'],
    good: ['the image on its sides in 3D', 'in landscape'],
  },
  {
    id: 'nobody waits',
    pattern: /\b[Nn]obody (?:waits|plays)\b/,
    places: ['text'],
    better: '"No pending payouts", "No one is playing right now"',
    reason: 'an empty state says what is missing, then the next step',
    bad: ['Nobody waits for money', 'Nobody plays yet'],
    good: ['No one is playing right now'],
  },
  {
    id: 'nobody of this name',
    pattern: /\b(?:[Nn]obody|[Nn]o(?:thing| \w+)) of this name\b/,
    places: PROSE,
    better: '"User not found."',
    reason: PLAIN,
    bad: ['There is no user of this name.', 'Nobody of this name'],
    good: ['Fires the trigger of this name.'],
  },
  {
    id: 'whether nobody',
    pattern: /^Whether (?:nobody|nothing)\b/,
    places: ['text'],
    better: 'name the setting: "Keep players inside the map"',
    reason: 'a label says what switching it on does',
    bad: ['Whether nobody can leave the map'],
    good: ['Whether a text begins with another.'],
  },
  {
    id: 'unnamed button',
    pattern: /^(?:Make it|Go on|Do anything|Do it)[.…]?$/,
    places: ['text'],
    better: 'a verb and what it does: "Create panel", "Continue", "Search or run a command"',
    reason: 'a button says what it does',
    bad: ['Make it', 'Go on', 'Do anything…'],
    good: ['Make it faster', 'Go online'],
  },
  {
    id: 'unnamed figure',
    pattern: /^(?:Most at once|A play lasts|Back the next day|Back a week later)\b/,
    places: ['text'],
    better: 'Peak concurrent players, Average session, Day-1 retention, Day-7 retention',
    reason: 'dashboards use the names that analysts know',
    bad: ['Most at once', 'A play lasts', 'Back the next day'],
    good: ['Peak concurrent players', 'At most 8 at once'],
  },
  {
    id: 'replaced phrase',
    pattern:
      /\b(?:You may look, not change|[Aa]ll keys as they were|With a minus they|That is you\.|nothing to be done|[Ww]indows? of your own)\b/,
    places: ['text'],
    better: '"View only", "Reset to defaults", "Use a negative number", "UI panel"; see docs/glossary.md',
    reason: PLAIN,
    bad: ['You may look, not change', 'All keys as they were', 'a window of your own'],
    good: ['View only', 'Reset to defaults'],
  },
  {
    id: 'line for connection',
    pattern:
      /\b[Tt]he line (?:broke|breaks|is (?:broken|too slow|lost|slow|dead|bad|back))\b|\b(?:lost|dead|slow|bad|broken) lines?\b(?! of)|\bComing back…/,
    places: PROSE,
    better: '"connection", "latency", "packet loss": "Connection lost. Reconnecting…"',
    reason: ONE_WORD,
    bad: ['The line broke. Coming back…', 'after a lost line', 'a slow line'],
    good: ['The line is marked in the code.', 'Connection lost. Reconnecting…'],
  },
  {
    id: 'playtest',
    pattern: /\b[Pp]lay-test|\b(?:[Tt]ry|[Tt]ries|[Tt]ried|[Tt]rying) (?:it |them )?out\b|\b[Pp]lay Tests?\b/,
    places: EVERYWHERE,
    better: 'playtest',
    reason: ONE_WORD,
    bad: ['Starting a play-test', 'a room that is tried out', 'startPlayTest'],
    good: ['Starting a playtest', 'a try without', 'startPlaytest'],
  },
  {
    id: 'of this round',
    pattern: /\bthe [a-z]+ of this round\b/,
    places: PROSE,
    better: '"this unit", "this item"',
    reason: 'a round is a round of a match',
    bad: ['the projectile of this round'],
    good: ['this projectile', 'the winner of the round'],
  },
  {
    id: 'keep order',
    pattern: /\b(?:keep|keeps|kept|keeping) order\b(?! by)|\b[Kk]eeps? Order\b/,
    places: EVERYWHERE,
    better: 'moderator, moderate, isModerator',
    reason: ONE_WORD,
    bad: ['Only those who keep order see it.', 'keepsOrder'],
    good: ['Only moderators see it.', 'keep the order of rows', 'select id from kept order by id'],
  },
  {
    id: 'send away',
    pattern:
      /\b(?:[Ss]end|[Ss]ends|[Ss]ent|[Ss]ending) (?:(?!right|straight|far)\w+ )?away\b|\b[Bb]anish(?:ed|es)?\b/,
    places: EVERYWHERE,
    better: 'kick (from a room), ban (from a game)',
    reason: ONE_WORD,
    bad: ['Nuisance was sent away.', 'sends others away', 'createBanished'],
    good: ['Nuisance was kicked.', 'sent right away'],
  },
  {
    id: 'come in',
    pattern:
      /\b(?:[Nn]obody(?: new| else)?|[Ee]verybody|[Ee]veryone|[Pp]layers?|[Gg]uests?|[Vv]isitors?|[Pp]eople|[Ss]omebody|[Ww]hoever|(?:may|can|could)(?: not)?|cannot|can’t|newcomers?) (?:comes?|came|coming) in\b(?! (?:an?|two|three|many|different|handy|pairs|order|slices)\b)/,
    places: PROSE,
    better: 'join',
    reason: ONE_WORD,
    bad: ['Nobody new comes in.', 'Guests may come in'],
    good: ['Guests can join', 'parameters come in as functions', 'players come in two kinds'],
  },
  {
    id: 'maker',
    pattern: /\b(?:[Ii]ts|[Ww]hose) makers?\b|\b[Mm]akers? of (?:the |a )?games?\b/,
    places: PROSE,
    better: 'creator',
    reason: ONE_WORD,
    bad: ['Its maker has not written about it yet.'],
    good: ['No description yet.', 'Sound maker'],
  },
  {
    id: 'stay',
    pattern: /\b(?:a|[Tt]he|[Ee]ach|[Ee]very|[Aa]) stay\b/,
    places: PROSE,
    better: 'play session',
    reason: ONE_WORD,
    bad: ['A stay in a room'],
    good: ['players that stay', 'A play session'],
  },
  {
    id: 'wish',
    pattern: /\b(?:[Tt]he|[Aa]|[Ii]ts|[Nn]o|[Ww]hose|[Ee]ach) wish(?:es)?\b/,
    places: PROSE,
    better: 'request, intent',
    reason: ONE_WORD,
    bad: ['the wish stays open'],
    good: ['if you wish', 'the request stays open'],
  },
  {
    id: 'shelf',
    pattern: /\b[Ss]hel(?:f|ves)\b/,
    places: EVERYWHERE,
    better: 'asset library; library, section or list elsewhere',
    reason: ONE_WORD,
    bad: ['Fetching the shelf…', 'SoundShelf'],
    good: ['Loading the asset library…', 'Bookshelf'],
  },
  {
    id: 'picture',
    pattern: /\b[Pp]ictures?\b/,
    places: EVERYWHERE,
    better: 'image (uploaded), sprite (game art), frame (rendered), diagram (docs)',
    reason: ONE_WORD,
    bad: ['No pictures yet', 'PicturePicker'],
    good: ['No images yet', 'ImagePicker', 'a picturesque island'],
  },
  {
    id: 'deed',
    pattern: /\b[Dd]eeds?\b/,
    places: EVERYWHERE,
    better: 'action',
    reason: ONE_WORD,
    bad: ['A trigger without a deed', 'applyDeeds'],
    good: ['A trigger without an action', 'indeed'],
  },
  {
    id: 'players a room',
    pattern:
      /\b(?:players|bots|people|clients) an? (?:room|game|map|team|match|server)\b(?! (?:may|can|has)\b)/,
    places: PROSE,
    better: '"players per room"',
    reason: 'one style for numbers',
    bad: ['64 players a room'],
    good: ['64 players per room', 'players in a room'],
  },
  {
    id: 'space before percent',
    pattern: /[\d}] %(?! ?[\d(a-z{])/,
    places: PROSE,
    better: '29%',
    reason: 'one style for numbers',
    bad: ['a width of 90 %.', 'Loaded {·} %'],
    good: ['a width of 90%', '7 % 3'],
  },
  {
    id: 'e-mail',
    pattern: /\b[Ee]-[Mm]ails?\b/,
    places: PROSE,
    better: 'email',
    reason: ONE_WORD,
    bad: ['E-mail', 'an e-mail address'],
    good: ['Email', 'an email address'],
  },
  {
    id: 'user name',
    pattern: /\b[Uu]ser names?\b/,
    places: PROSE,
    better: 'username',
    reason: ONE_WORD,
    bad: ['User name'],
    good: ['Username'],
  },
  {
    id: 'live version',
    pattern: /\b[Ll]ive versions?\b|\b[Vv]ersion (?:\d+ |\{·*\} )is live\b/,
    places: ['text'],
    better: 'live release',
    reason: ONE_WORD,
    bad: ['Version 3 is live'],
    good: ['Release 3 is live', 'Version 2 of the terms'],
  },
  {
    id: 'invitation link',
    pattern: /\b[Ii]nvitation links?\b/,
    places: ['text'],
    better: 'invite link',
    reason: ONE_WORD,
    bad: ['Invitation link copied.'],
    good: ['Invite link copied.'],
  },
  {
    id: 'birth date',
    pattern: /\b[Bb]irth ?dates?\b/,
    places: ['text'],
    better: 'date of birth',
    reason: ONE_WORD,
    bad: ['Correct birth date'],
    good: ['Date of birth'],
  },
  {
    id: 'avatar of a user',
    pattern: /\b(?:[Yy]our|[Tt]heir|[Uu]ser’s) avatars?\b|\b[Pp]rofile (?:picture|photo)s?\b/,
    places: ['text'],
    better: 'profile image',
    reason: ONE_WORD,
    bad: ['next to your avatar', 'Profile picture'],
    good: ['your profile image'],
  },
  {
    id: 'moderation log',
    pattern: /\b[Mm]oderation logs?\b/,
    places: ['text'],
    better: 'audit log',
    reason: ONE_WORD,
    bad: ['stored in the moderation log'],
    good: ['stored in the audit log'],
  },
  {
    id: 'quick phrase',
    pattern: /\b[Qq]uick phrases?\b|\b[Pp]reset messages?\b/,
    places: ['text'],
    better: 'phrase, or preset phrase at first mention',
    reason: ONE_WORD,
    bad: ['quick phrases and emotes', 'preset messages'],
    good: ['phrases and emotes'],
  },
  {
    id: 'ready-made game',
    pattern: /\b(?:[Rr]eady-made|[Ww]orking) games?\b/,
    places: ['text'],
    better: 'starter game',
    reason: ONE_WORD,
    bad: ['Start with a ready-made game', 'Start from a working game'],
    good: ['Pick a starter game'],
  },
];

/** Id, pattern, better names, what it is, an example that must match, and one that must not. */
type NameRow = readonly [string, RegExp, string, string, string, string];

/** Names that use a metaphor instead of the role. Section 3 of docs/glossary.md lists better names. */
const names: readonly NameRow[] = [
  ['Door', /\b[Dd]oors?\b/, 'Client, Gateway, Provider, Sender', 'an adapter', 'MailDoor', 'outdoor'],
  ['House', /\b[Hh]ouses?\b/, 'Hub, Registry, Host, Server', 'an owner of many', 'RoomsHouse', 'storehouse'],
  ['Desk', /\b[Dd]esks?\b/, 'State, Store, Queue, Review', 'state or a queue', 'createOfferDesk', 'desktop'],
  ['Wish', /\b[Ww]ish(?:es)?\b(?! [Ll]ist)/, 'Intent, JoinRequest', 'a request', 'SeatWish', 'wishList'],
  ['Letter', /^(?:[A-Z]\w* )*Letter$/, 'BusMessage, Mail', 'a message', 'LiveLetter', 'countLetters'],
  ['Stay', /\bStays?\b|^stays$/, 'PlaySession, PlaySessionLog', 'a play session', 'StayBook', 'stayNear'],
  ['Keeper', /\bKeepers?\b/, 'Store, Moderator', 'a store or a moderator', 'SavedKeeper', 'goalkeeper'],
  ['Face', /^(?!.*Font Face)(?:[A-Z]\w* )*Face$/, 'Summary, Header', 'what is shown', 'RoomFace', 'FontFace'],
  ['Word', /^(?:[A-Z]\w* )*Word$/, 'ClientMessage, Label', 'a message or label', 'SaveWord', 'Keyword'],
  ['News', /^(?:[A-Z]\w* )*News$/, 'ServerMessage, Update', 'a message', 'LiveNews', 'NewsPage'],
  ['Thing', /\bThings?\b/, 'Entity, or what it is', ONE_WORD, 'InspectedThing', 'Something'],
  ['Haste', /\bHaste\b|^lay To Rest/, 'RateLimit, archive', 'say what happens', 'refuseHaste', 'Hasten'],
  ['needs', /^needs?$|\bNeeds$|^need [A-Z]/, 'dependencies, require', 'dependencies', 'needs', 'needsLogin'],
  ['hear', /^hears?\b/, 'handleX, onX', 'an event handler', 'hearReport', 'heartbeat'],
  ['tell', /^tells?\b/, 'notifyX, sendX, broadcastX, reportX', 'sending', 'tellRooms', 'teller'],
  ['say', /^says?\b/, 'sendMessage, describeX', 'sending or describing', 'sayReady', 'sayings'],
  ['judge', /^judges?\b/, 'validateX, checkX, authorizeX', 'a check', 'judgeVote', 'judged'],
  ['keep', /^keeps?\b(?! Alive)/, 'storeX, retainX, trapX', 'storing or holding', 'keepTape', 'keepAlive'],
  ['obey', /^obeys?\b/, 'apply, handle', 'handling a command', 'obeyOutside', 'disobeyed'],
  ['reckon', /^reckons?\b/, 'compute, estimate', 'a computation', 'reckonEntity', 'deadReckoning'],
];

/** Pairs of British and American spelling. Harbour is the name of a game and not listed. */
const SPELLINGS = `behaviour behavior, colour color, recolour recolor, neighbour neighbor, favour favor,
  honour honor, labour labor, flavour flavor, armour armor, rumour rumor, humour humor, centre center, metre meter,
  kilometre kilometer, licence license, grey gray,
  defence defense, offence offense, catalogue catalog, cancelled canceled, cancelling canceling, travelled traveled,
  travelling traveling, traveller traveler, labelled labeled, labelling labeling, modelling modeling, fulfil fulfill,
  signalling signaling, judgement judgment, chequered checkered, tyre tire, learnt learned, analyse analyze`;
const SPELLED_WITH_Z = `apolog author capital categor custom emphas final general initial local material maxim minim
  normal optim organ penal priorit quant random raster real recogn serial special standard summar synchron synthes
  util vandal visual`;

const spellings: readonly (readonly [british: string, american: string])[] = [
  ...SPELLINGS.split(/,\s+/).map((pair) => pair.split(' ') as [string, string]),
  ...SPELLED_WITH_Z.split(/\s+/).map((stem) => [`${stem}ise`, `${stem}ize`] as const),
];

export const wordRules: readonly WordRule[] = [
  ...phrases,
  ...names.map(([id, pattern, better, because, bad, good]): WordRule => {
    const reason = because === ONE_WORD ? because : `${because}: name the role, not a metaphor`;
    return { id: `name ${id}`, pattern, places: ['names'], better, reason, bad: [bad], good: [good] };
  }),
  ...spellings.map(([british, american]): WordRule => {
    const start = `[${british[0]}${british[0]?.toUpperCase()}]`;
    // "recognise" also forbids "recognised", "recognising" and "recognisable"; "grey" also "greyscale".
    const rest = british.endsWith('e')
      ? `${british.slice(1, -1)}(?:e|es|ed|er|ers|ing|ation|ations|able)`
      : `${british.slice(1)}(?:s|ed|ing|ful|less|able|hood|hoods|ite|ites|scale|ish)?`;
    return {
      id: `spelling ${british}`,
      pattern: new RegExp(`\\b(?:${start}${rest}|${british.toUpperCase()}S?)\\b`),
      places: EVERYWHERE,
      better: american,
      reason: 'American spelling',
      bad: [british, `some${british[0]?.toUpperCase()}${british.slice(1)}`],
      good: [american, 'the harbour', 'aria-labelledby', 'synthesis and emphasis'],
    };
  }),
];
