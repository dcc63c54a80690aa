import { ApiProblem, defineError } from './ApiProblem.ts';

export { ApiProblem } from './ApiProblem.ts';

/** Errors of the API; the other `*Errors.ts` files have more. Ids are stable: clients and tests rely on them. */
export const InvalidInput = defineError('invalid_input', 400, 'The request isn’t valid.');
export const NotSignedIn = defineError('not_signed_in', 401, 'Log in to continue.');
export const CrossSiteRequest = defineError(
  'cross_site_request',
  403,
  'This request didn’t come from Playloom.',
);
/** A page of ours was opened at an address other than PUBLIC_URL. */
export const WrongAddress = Object.assign(
  (publicUrl: string) =>
    new ApiProblem(
      'wrong_address',
      403,
      `This site is available only at ${publicUrl}. Open it there. If you run this site, set PUBLIC_URL to the address people use.`,
    ),
  { id: 'wrong_address' },
);
export const NotAllowed = defineError('not_allowed', 403, 'You don’t have permission to do this.');
export const NotFound = defineError('not_found', 404, 'Not found.');
export const UserNotFound = defineError('user_not_found', 404, 'User not found.');
export const TooManyRequests = defineError(
  'too_many_requests',
  429,
  'Too many requests. Try again in a little while.',
);
export const BodyTooLarge = defineError('body_too_large', 413, 'This request is too large.');
export const UnsupportedMediaType = defineError('unsupported_media_type', 415, 'Send the request as JSON.');
export const InternalServerError = defineError(
  'internal_error',
  500,
  'Something went wrong on our side. Try again later.',
);
export const ServiceUnavailable = defineError(
  'unavailable',
  503,
  'Playloom is busy or restarting. Try again in a moment.',
);

export const UsernameTaken = defineError('username_taken', 409, 'This username is taken.');
export const UsernameReserved = defineError('username_reserved', 409, 'This username isn’t available.');
export const EmailTaken = defineError(
  'email_taken',
  409,
  'An account with this email already exists. Log in instead.',
);
export const TooManyMails = defineError(
  'too_many_mails',
  429,
  'We sent several emails to this address in the last hour. Check your spam folder, or try again later.',
);
export const SignUpNotFound = defineError('sign_up_not_found', 404, 'This sign-up has expired. Start again.');
export const SignUpAlreadyCompleted = defineError(
  'sign_up_completed',
  410,
  'This sign-up is complete. Log in with your username and password.',
);
export const PinWrong = defineError('pin_wrong', 400, 'This PIN is incorrect.');
export const PinExpired = defineError('pin_expired', 410, 'This PIN has expired. Request a new one.');
export const PinAttemptsExhausted = defineError(
  'pin_tries_used_up',
  429,
  'Too many incorrect PINs. Request a new one.',
);
export const PinChecksThrottled = defineError(
  'pin_checks_slowed',
  429,
  'We’re receiving many incorrect PINs right now. Use the button in the email, or try again in a few seconds.',
);
export const PinResendTooSoon = defineError(
  'pin_resend_too_soon',
  429,
  'We just sent you a PIN. Wait a moment before requesting another.',
);
export const LinkAlreadyUsed = defineError('link_used', 410, 'This link has already been used.');
export const LinkExpired = defineError('link_expired', 410, 'This link has expired.');
export const LinkNotFound = defineError('link_unknown', 404, 'This link isn’t valid.');
export const WrongCredentials = defineError('wrong_credentials', 401, 'Incorrect username or password.');
export const WrongPassword = defineError('wrong_password', 403, 'Your current password is incorrect.');
export const TwoFactorCodeRequired = defineError(
  'two_factor_needed',
  401,
  'Enter the code from your authenticator app.',
);
export const TwoFactorCodeWrong = defineError(
  'code_wrong',
  400,
  'This code is incorrect or has already been used. Wait for the next code.',
);
export const NotAllowedInFrame = defineError(
  'not_in_frames',
  403,
  'You can’t do this inside another site. Open Playloom in its own tab.',
);
export const TwoFactorRequired = defineError(
  'two_factor_required',
  403,
  'This requires two-factor login. Turn it on in your settings first.',
);
export const TwoFactorAlreadyEnabled = defineError(
  'two_factor_on',
  409,
  'Two-factor login is already on. Turn it off first.',
);
export const TwoFactorNotStarted = defineError(
  'two_factor_not_started',
  409,
  'This setup has expired. Start again.',
);
export const ConsentMissing = defineError(
  'consent_missing',
  400,
  'You need to agree to the terms and the privacy policy.',
);
export const ImageNotReadable = defineError(
  'picture_not_readable',
  415,
  'We can’t read this image. Use PNG, JPEG, WebP or GIF.',
);
export const ImageTooLarge = defineError(
  'picture_too_large',
  413,
  'This image is too large. Choose a smaller one.',
);
export const ImageMissing = defineError('picture_missing', 400, 'Choose an image first.');

export const GameNotFound = defineError('game_not_found', 404, 'Game not found.');
export const ReleaseNotFound = defineError('release_not_found', 404, 'Release not found.');
export const ReleaseAlreadyExists = defineError(
  'release_taken',
  409,
  'Someone else published this game in the meantime. Check the latest release first.',
);
export const NothingToPublish = defineError(
  'nothing_to_publish',
  400,
  'Nothing to publish. Send a document, or choose a release to restore.',
);
export const DocumentInvalid = defineError(
  'document_invalid',
  400,
  'This game has problems. Fix them and try again.',
);
export const DocumentOverLimit = defineError('document_over_limit', 400, 'This game exceeds a limit.');
export const DocumentTooComplex = defineError(
  'document_too_complex',
  400,
  'This game takes too long to check. Make it smaller and try again.',
);
export const ScriptsInvalid = defineError(
  'scripts_invalid',
  400,
  'The scripts have errors. Fix them and try again.',
);
export const ScriptsTooComplex = defineError(
  'scripts_too_tangled',
  400,
  'The scripts are too complex to check. Avoid deeply nested functions.',
);
export const NameNotAllowed = defineError(
  'name_not_allowed',
  400,
  'This name isn’t allowed. Choose another one.',
);
export const JoinTokenExpired = defineError(
  'auto_join_ended',
  410,
  'This link has already been used or has expired. Press Play instead.',
);
export const InviteNotFound = defineError(
  'invite_not_found',
  404,
  'This invitation has expired. Ask for a new one.',
);
export const ClientNotFound = defineError(
  'client_not_found',
  404,
  'No game client found for this engine version.',
);
export const SignInToPlay = defineError('sign_in_to_play', 403, 'Log in to play this game.');
export const MembersOnly = defineError(
  'members_only',
  403,
  'Only members of this game’s community can play it.',
);
export const RoomFull = defineError('room_full', 409, 'This room is full. Try another room.');
export const KickedFromRoom = defineError(
  'sent_away',
  403,
  'You were kicked from this room. You can join another room.',
);
export const RoomNotFound = defineError('room_not_found', 404, 'This room has closed.');
export const RoomsUnavailable = defineError(
  'rooms_unavailable',
  503,
  'We can’t open a room right now. Try again in a moment.',
);
export const AmountNotAllowed = defineError(
  'amount_not_allowed',
  400,
  'This amount isn’t allowed. Enter a whole number within the limits.',
);
export const IdempotencyKeyReused = defineError(
  'key_used',
  422,
  'This request was already sent with different data. Reload the page.',
);
export const NotEnoughCoins = defineError('not_enough_coins', 409, 'You don’t have enough coins.');
export const GiftLimitReached = defineError(
  'gift_limit_reached',
  409,
  'This is over the daily gift limit. Send fewer coins, or try again tomorrow.',
);
export const GiftToSelf = defineError('gift_to_oneself', 400, 'You can’t send coins to yourself.');
export const OfferEnded = defineError('offer_ended', 410, 'This offer has expired. No coins were spent.');
export const OwnGamePurchase = defineError('own_game', 403, 'You can’t spend coins in your own game.');

export const ProductNotFound = defineError(
  'not_offered',
  404,
  'This is no longer for sale. Reload the page.',
);
export const OrderNotFound = defineError('order_not_found', 404, 'Order not found.');
export const PaymentsUnavailable = defineError(
  'payments_unavailable',
  503,
  'Payments aren’t available right now. You were not charged. Try again in a moment.',
);
export const GameFull = defineError('game_full', 409, 'All of this game’s rooms are full. Try again later.');
export const RoomsLimitReached = defineError(
  'rooms_limit_reached',
  409,
  'All rooms included in the creator’s plan are in use. Try again later.',
);
export function PlayersLimitReached(limit: number): ApiProblem {
  const message = `The owner’s plan allows up to ${limit} players per room. Lower the limit in the game’s settings, or upgrade the plan.`;
  return new ApiProblem('players_limit_reached', 409, message, { maxPlayers: message });
}
export const StorageLimitReached = defineError(
  'storage_limit_reached',
  409,
  'The storage in the owner’s plan is full. Delete files or upgrade the plan.',
);
export const CollaboratorsLimitReached = defineError(
  'collaborators_limit_reached',
  409,
  'This game has reached the collaborator limit in the owner’s plan. Upgrade the plan to add more.',
);

export const TitleTooLong = defineError('title_too_long', 400, 'Titles can have up to 60 characters.');
export const TitleOnlySymbols = defineError(
  'title_only_symbols',
  400,
  'A title needs at least one letter or digit.',
);
export const TitleRejected = defineError(
  'title_refused',
  400,
  'This title isn’t allowed. Choose another one.',
);
export const TemplateNotFound = defineError(
  'template_not_found',
  404,
  'Template not found. Choose another one.',
);
export const DraftMissing = defineError('draft_missing', 404, 'This game has no draft.');
export const CoverNotFound = defineError(
  'cover_not_found',
  400,
  'The cover must be an image uploaded to this game.',
);
export const VersionNotFound = defineError('version_not_found', 404, 'Version not found.');
export const TooManyVersions = defineError(
  'too_many_versions',
  409,
  'This game can’t have any more named versions. Delete one first.',
);
export const TooManyCollaborators = defineError(
  'too_many_collaborators',
  409,
  'This game has reached its collaborator limit.',
);
export const AlreadyOwner = defineError('already_owner', 409, 'This user already owns the game.');
export const NotACollaborator = defineError(
  'not_a_collaborator',
  404,
  'Only a collaborator can become the owner. Invite this user first.',
);
export const LibraryAssetNotFound = defineError('drawing_not_found', 404, 'This asset isn’t in the library.');
export const AssetMissing = defineError('asset_missing', 400, 'Choose an image or a sound first.');
export const AssetTooLarge = defineError(
  'asset_too_large',
  413,
  'This file is too large. The limit is 8 MB.',
);
export const AssetNotReadable = defineError(
  'asset_not_readable',
  415,
  'We can’t read this file. Use an image (PNG, JPEG, WebP, GIF) or a sound (WAV, MP3, OGG).',
);
export const AssetStorageFull = defineError(
  'assets_full',
  409,
  'This game’s storage is full. Delete files, or use smaller ones.',
);
export const DraftTooLarge = defineError('draft_too_large', 413, 'This game is too large to edit.');
export const NotificationNotFound = defineError('notification_not_found', 404, 'Notification not found.');

export const BannedFromPlatform = defineError('banned', 403, 'This account is banned from Playloom.');
export const BannedFromGame = defineError('banned_from_game', 403, 'You are banned from this game.');
export const ChannelNotFound = defineError('channel_not_found', 404, 'Chat not found.');
export const MessageNotFound = defineError('message_not_found', 404, 'Message not found.');
export const SignInToChat = defineError('sign_in_to_chat', 403, 'Log in to read this chat.');
export const ChatMembersOnly = defineError(
  'chat_members_only',
  403,
  'Only members of the game’s community can use this chat.',
);
export const ChatMuted = defineError('chat_muted', 403, 'You’re muted in this chat.');
export const ChatBlocked = defineError('chat_blocked', 403, 'You can’t interact with this user.');
export const ChatPresetsOnly = defineError(
  'presets_only',
  403,
  'You can only use emotes and quick phrases here.',
);
export const ChatTooFast = defineError(
  'chat_too_fast',
  429,
  'You’re sending messages too fast. Wait a moment.',
);
export const ChatRepeated = defineError('chat_repeated', 409, 'You already sent this message.');
export const ChatSlowMode = defineError(
  'chat_slow',
  429,
  'Slow mode is on. Wait a little before your next message.',
);
export const ChatEmpty = defineError('chat_empty', 400, 'Write a message first.');
export const ChatMessageRejected = defineError('chat_refused', 409, 'This message isn’t allowed here.');
export const DirectMessageNotAllowed = defineError(
  'direct_not_allowed',
  403,
  'You and this player can’t message each other.',
);
export const DirectMessagesUnavailable = defineError(
  'direct_unavailable',
  403,
  'Direct messages aren’t available for your account. You can use quick phrases and emotes in game chats.',
);
export const BirthDateAlreadySet = defineError(
  'birth_date_known',
  409,
  'You already entered your date of birth. Contact us if it’s wrong.',
);
export const BirthDateInvalid = defineError('birth_date_impossible', 400, 'Enter a valid date of birth.');
export const ReportedContentNotFound = defineError(
  'report_not_found',
  404,
  'We couldn’t find the content you want to report.',
);
export const CopyrightWorkMissing = defineError(
  'work_missing',
  400,
  'Describe the work, who owns it, and where we can see it.',
);
export const SelfActionNotAllowed = defineError('not_to_yourself', 400, 'You can’t do this to yourself.');
export const PushServiceUnknown = defineError(
  'push_service_unknown',
  400,
  'We don’t support this browser’s push notification service.',
);
export const PushIdentityMismatch = defineError(
  'push_identity_wrong',
  403,
  'This browser’s push notifications belong to another account. Reload the page and try again.',
);
export const SkinsNotAccepted = defineError('skins_not_taken', 409, 'This game doesn’t accept skins.');
export const SkinNotFound = defineError('skin_not_found', 404, 'Skin not found.');
export const TooManySkins = defineError(
  'too_many_skins',
  409,
  'The creator hasn’t reviewed your earlier skins yet. Try again later.',
);
export const SkinAlreadyReviewed = defineError('skin_decided', 409, 'This skin has already been reviewed.');
export const UnitNotFound = defineError('unit_not_found', 400, 'Unit not found in this game.');
export const SavedDataNotFound = defineError('saved_not_found', 404, 'No saved data found.');
export const SavedDataInUse = defineError(
  'saved_in_use',
  409,
  'This player is in the game right now. Try again after they leave.',
);
