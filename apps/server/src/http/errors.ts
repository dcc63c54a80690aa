import { ApiProblem, defineError } from './ApiProblem.ts';

export { ApiProblem } from './ApiProblem.ts';

/** The list of errors that leave the server, with `walletErrors`. Ids are stable: clients and tests rely on them. */
export const InvalidInput = defineError('invalid_input', 400, 'The request is not valid.');
export const NotSignedIn = defineError('not_signed_in', 401, 'Log in first.');
export const CrossSite = defineError('cross_site_request', 403, 'This request did not come from Playloom.');
/** The page is ours, but was opened by an address that the site does not know. */
export const WrongAddress = Object.assign(
  (publicUrl: string) =>
    new ApiProblem(
      'wrong_address',
      403,
      `This site works at ${publicUrl} only. Open it there. If you run this site, set PUBLIC_URL to the address people use.`,
    ),
  { id: 'wrong_address' },
);
export const NotAllowed = defineError('not_allowed', 403, 'You may not do this.');
export const NotFound = defineError('not_found', 404, 'There is nothing here.');
export const UserNotFound = defineError('user_not_found', 404, 'There is no user of this name.');
export const TooManyRequests = defineError(
  'too_many_requests',
  429,
  'That was a lot at once. Try again in a little while.',
);
export const BodyTooLarge = defineError('body_too_large', 413, 'That is too large.');
export const UnsupportedMediaType = defineError('unsupported_media_type', 415, 'Send JSON.');
export const Internal = defineError('internal_error', 500, 'Something went wrong on our side.');
export const Unavailable = defineError(
  'unavailable',
  503,
  'Playloom is busy or restarting. Try again in a moment.',
);

export const UsernameTaken = defineError('username_taken', 409, 'This username is taken.');
export const UsernameReserved = defineError('username_reserved', 409, 'This username cannot be used.');
export const EmailTaken = defineError(
  'email_taken',
  409,
  'This address has an account already. Log in instead.',
);
export const TooManyMails = defineError(
  'too_many_mails',
  429,
  'We sent this address several mails in the last hour. Look for them in spam, or try again later.',
);
export const SignUpNotFound = defineError('sign_up_not_found', 404, 'This sign-up is over. Start again.');
export const SignUpCompleted = defineError(
  'sign_up_completed',
  410,
  'This sign-up is complete. Log in with your username and password.',
);
export const PinWrong = defineError('pin_wrong', 400, 'That PIN does not match.');
export const PinExpired = defineError('pin_expired', 410, 'That PIN has expired. Ask for a new one.');
export const PinAttemptsExhausted = defineError(
  'pin_tries_used_up',
  429,
  'Too many wrong PINs. Ask for a new one.',
);
export const PinChecksThrottled = defineError(
  'pin_checks_slowed',
  429,
  'Many wrong PINs are coming in just now. Use the button in the mail, or try again in a few seconds.',
);
export const PinResendTooSoon = defineError(
  'pin_resend_too_soon',
  429,
  'A PIN was sent just now. Wait a moment.',
);
export const LinkUsed = defineError('link_used', 410, 'This link was used already.');
export const LinkExpired = defineError('link_expired', 410, 'This link has expired.');
export const LinkNotFound = defineError('link_unknown', 404, 'This link is not one of ours.');
export const WrongCredentials = defineError('wrong_credentials', 401, 'Username or password does not match.');
export const WrongPassword = defineError('wrong_password', 403, 'That is not your current password.');
export const TwoFactorCodeRequired = defineError(
  'two_factor_needed',
  401,
  'This account asks for a code as well. Enter the one your authenticator app shows.',
);
export const TwoFactorCodeWrong = defineError(
  'code_wrong',
  400,
  'That code does not match, or was used already. Wait for the next one.',
);
export const NotAllowedInFrame = defineError(
  'not_in_frames',
  403,
  'This cannot be done inside another site. Open Playloom in a tab of its own.',
);
export const TwoFactorRequired = defineError(
  'two_factor_required',
  403,
  'Turn on two-factor login first: nobody comes in here without it.',
);
export const TwoFactorAlreadyEnabled = defineError(
  'two_factor_on',
  409,
  'Two-factor login is on already. Turn it off first.',
);
export const TwoFactorNotStarted = defineError(
  'two_factor_not_started',
  409,
  'Start the set-up again: there is no code to compare with.',
);
export const ConsentMissing = defineError(
  'consent_missing',
  400,
  'The terms and the privacy policy must be agreed to.',
);
export const ImageNotReadable = defineError(
  'picture_not_readable',
  415,
  'This file is not a picture we can read. Use PNG, JPEG, WebP or GIF.',
);
export const ImageTooLarge = defineError('picture_too_large', 413, 'This picture is too large.');
export const ImageMissing = defineError('picture_missing', 400, 'Choose a picture first.');

export const GameNotFound = defineError('game_not_found', 404, 'There is no such game.');
export const ReleaseNotFound = defineError('release_not_found', 404, 'There is no such release.');
export const ReleaseAlreadyExists = defineError(
  'release_taken',
  409,
  'Somebody published in the meantime. Look at the newest release first.',
);
export const NothingToPublish = defineError(
  'nothing_to_publish',
  400,
  'Send the document, or name a release to go back to.',
);
export const DocumentInvalid = defineError(
  'document_invalid',
  400,
  'The game has problems that must be put right first.',
);
export const DocumentOverLimit = defineError('document_over_limit', 400, 'The game is over a limit.');
export const DocumentTooComplex = defineError(
  'document_too_complex',
  400,
  'This game takes too long to check. Make it smaller and try again.',
);
export const ScriptsInvalid = defineError(
  'scripts_invalid',
  400,
  'The scripts have problems that must be put right first.',
);
export const ScriptsTooComplex = defineError(
  'scripts_too_tangled',
  400,
  'The scripts are too tangled to be checked. Take functions inside functions apart.',
);
export const NameNotAllowed = defineError('name_not_allowed', 400, 'Choose another name.');
export const JoinTokenExpired = defineError(
  'auto_join_ended',
  410,
  'This way in has been used or has expired. Press Play instead.',
);
export const InviteNotFound = defineError('invite_not_found', 404, 'This invitation has ended.');
export const ClientNotFound = defineError('client_not_found', 404, 'There is no client of this version.');
export const SignInToPlay = defineError('sign_in_to_play', 403, 'Log in to play this game.');
export const MembersOnly = defineError(
  'members_only',
  403,
  'Only members of its community can play this game.',
);
export const RoomFull = defineError('room_full', 409, 'This room is full.');
export const KickedFromRoom = defineError(
  'sent_away',
  403,
  'The people in this room sent you away. Other rooms take you in.',
);
export const RoomNotFound = defineError('room_not_found', 404, 'This room has closed.');
export const RoomsUnavailable = defineError(
  'rooms_unavailable',
  503,
  'No room can be opened just now. Trying again in a moment helps.',
);
export const AmountNotAllowed = defineError(
  'amount_not_allowed',
  400,
  'This amount of coins cannot be moved. Enter a whole number within the limits.',
);
export const IdempotencyKeyReused = defineError(
  'key_used',
  422,
  'This request was sent before with other contents. Load the page again.',
);
export const NotEnoughCoins = defineError('not_enough_coins', 409, 'You do not have enough coins for this.');
export const GiftLimitReached = defineError(
  'gift_limit_reached',
  409,
  'That is more than can be given in a day. Give less, or the rest tomorrow.',
);
export const GiftToSelf = defineError('gift_to_oneself', 400, 'Coins are given to somebody else.');
export const OfferEnded = defineError('offer_ended', 410, 'This offer has ended. Nothing was spent.');
export const OwnGamePurchase = defineError('own_game', 403, 'You cannot spend coins in a game of your own.');

export const ProductNotFound = defineError('not_offered', 404, 'This cannot be bought. Load the page again.');
export const OrderNotFound = defineError('order_not_found', 404, 'There is no such order.');
export const PaymentsUnavailable = defineError(
  'payments_unavailable',
  503,
  'Payments do not answer just now. Nothing was charged; try again in a moment.',
);
export const GameFull = defineError(
  'game_full',
  409,
  'All rooms of this game are full. Try again when somebody leaves.',
);
export const RoomsLimitReached = defineError(
  'rooms_limit_reached',
  409,
  'People are playing in all the rooms that the plan of this creator allows. Try again when a room is free.',
);
export function PlayersLimitReached(limit: number): ApiProblem {
  const message = `Your plan allows up to ${limit} players per room.`;
  return new ApiProblem('players_limit_reached', 409, message, { maxPlayers: message });
}
export const StorageLimitReached = defineError(
  'storage_limit_reached',
  409,
  'The files of all your games take up as much room as the plan of the owner allows. A larger plan has more.',
);
export const CollaboratorsLimitReached = defineError(
  'collaborators_limit_reached',
  409,
  'This game has as many collaborators as the plan of its owner allows. A larger plan has more.',
);

export const TitleTooLong = defineError('title_too_long', 400, 'A title has at most 60 characters.');
export const TitleOnlySymbols = defineError(
  'title_only_symbols',
  400,
  'A title needs at least one letter or digit.',
);
export const TitleRejected = defineError(
  'title_refused',
  400,
  'This title cannot be used. Choose another one.',
);
export const TemplateNotFound = defineError(
  'template_not_found',
  404,
  'There is no such game to begin with. Choose another one.',
);
export const DraftMissing = defineError('draft_missing', 404, 'This game has no draft.');
export const CoverNotFound = defineError(
  'cover_not_found',
  400,
  'The cover is no picture that was uploaded for this game.',
);
export const VersionNotFound = defineError('version_not_found', 404, 'There is no such version.');
export const TooManyVersions = defineError(
  'too_many_versions',
  409,
  'This game has as many named versions as can be kept.',
);
export const TooManyCollaborators = defineError(
  'too_many_collaborators',
  409,
  'This game has as many collaborators as it can have.',
);
export const AlreadyOwner = defineError('already_owner', 409, 'The game is theirs already.');
export const NotACollaborator = defineError(
  'not_a_collaborator',
  404,
  'Only a collaborator can become the owner. Invite them first.',
);
export const LibraryAssetNotFound = defineError('drawing_not_found', 404, 'The library has no such drawing.');
export const AssetMissing = defineError('asset_missing', 400, 'Choose a picture or a sound first.');
export const AssetTooLarge = defineError('asset_too_large', 413, 'This file is too large: 8 MB at most.');
export const AssetNotReadable = defineError(
  'asset_not_readable',
  415,
  'This file is no picture (PNG, JPEG, WebP, GIF) and no sound (WAV, MP3, OGG) that we can read.',
);
export const AssetStorageFull = defineError(
  'assets_full',
  409,
  'The files of this game take up as much room as they can. Larger games need fewer or smaller ones.',
);
export const ExportUnavailable = defineError(
  'export_unavailable',
  409,
  'The engine of this game has no page for exports. Publish the game anew, then export it.',
);
export const ExportNotPublished = defineError(
  'export_not_published',
  409,
  'Publish the game first: online, players join rooms of the published game.',
);
export const ExportGameNotPublic = defineError(
  'export_not_open',
  409,
  'Only a game that everybody may play can be played online from other sites. Its settings say who may.',
);
export const ExportFileMissing = defineError(
  'export_file_missing',
  409,
  'A picture or sound of this game was not uploaded. Add it again, then export.',
);
export const ExportTooLarge = defineError(
  'export_too_large',
  413,
  'The pictures and sounds of this game are too large for an export, which holds 64 MB of them.',
);
export const DraftTooLarge = defineError('draft_too_large', 413, 'This game is too large to be edited.');
export const NotificationNotFound = defineError(
  'notification_not_found',
  404,
  'There is no such notification.',
);

export const BannedFromPlatform = defineError('banned', 403, 'This account is banned from Playloom.');
export const BannedFromGame = defineError('banned_from_game', 403, 'You are banned from this game.');
export const ChannelNotFound = defineError('channel_not_found', 404, 'There is no such chat.');
export const MessageNotFound = defineError('message_not_found', 404, 'There is no such message.');
export const SignInToChat = defineError('sign_in_to_chat', 403, 'Log in to read this chat.');
export const ChatMembersOnly = defineError(
  'chat_members_only',
  403,
  'This chat is for members of the game’s community.',
);
export const ChatMuted = defineError('chat_muted', 403, 'You are muted here for now.');
export const ChatBlocked = defineError('chat_blocked', 403, 'You cannot write to each other.');
export const ChatPresetsOnly = defineError('presets_only', 403, 'You can use emotes and ready phrases here.');
export const ChatTooFast = defineError('chat_too_fast', 429, 'You are writing too fast. Wait a moment.');
export const ChatRepeated = defineError('chat_repeated', 409, 'You said that already.');
export const ChatSlowMode = defineError(
  'chat_slow',
  429,
  'Slow mode is on here. Wait a little before you write again.',
);
export const ChatEmpty = defineError('chat_empty', 400, 'There is nothing to say.');
export const ChatMessageRejected = defineError('chat_refused', 409, 'That cannot be said here.');
export const DirectMessageNotAllowed = defineError(
  'direct_not_allowed',
  403,
  'You and this player can’t message each other.',
);
export const DirectMessagesUnavailable = defineError(
  'direct_unavailable',
  403,
  'Direct messages aren’t available for your account. You can use phrases and emotes in game chats.',
);
export const BirthDateAlreadySet = defineError(
  'birth_date_known',
  409,
  'Your date of birth is known already. Contact us when it is wrong.',
);
export const BirthDateInvalid = defineError('birth_date_impossible', 400, 'This date cannot be right.');
export const ReportNotFound = defineError('report_not_found', 404, 'There is nothing like that to report.');
export const CopyrightWorkMissing = defineError(
  'work_missing',
  400,
  'Say which work it is, whose, and where it can be seen.',
);
export const SelfActionNotAllowed = defineError('not_to_yourself', 400, 'That is you.');
export const PushServiceUnknown = defineError(
  'push_service_unknown',
  400,
  'Pushes cannot be sent to this address.',
);
export const PushIdentityMismatch = defineError(
  'push_identity_wrong',
  403,
  'This is not the identity of who is signed in.',
);
export const SkinsNotAccepted = defineError('skins_not_taken', 409, 'This game takes no skins.');
export const SkinNotFound = defineError('skin_not_found', 404, 'There is no such skin.');
export const TooManySkins = defineError(
  'too_many_skins',
  409,
  'Some of your skins are still waiting for the creator of this game. Try again when they are decided.',
);
export const SkinAlreadyReviewed = defineError('skin_decided', 409, 'This skin was decided already.');
export const UnitNotFound = defineError('unit_not_found', 400, 'The game has no such unit.');
export const SavedDataNotFound = defineError('saved_not_found', 404, 'Nothing is saved here.');
export const SavedDataInUse = defineError(
  'saved_in_use',
  409,
  'They are playing just now. Try again when they have left the game.',
);
export const SelfRelationNotAllowed = defineError('not_with_yourself', 400, 'That needs somebody else.');
export const TooManyFollowed = defineError('too_many_followed', 409, 'You follow as many people as you can.');
export const TooManyFriends = defineError(
  'too_many_friends',
  409,
  'You have as many friends and requests as you can have.',
);
export const NotFriends = defineError('not_friends', 404, 'You are not friends.');
export const FriendNotPlaying = defineError(
  'friend_not_playing',
  404,
  'Your friend is in no room that can be joined just now.',
);
export const CommentNotFound = defineError('comment_not_found', 404, 'There is no such comment.');
