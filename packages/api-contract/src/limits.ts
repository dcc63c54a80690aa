export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
export const USERNAME_PATTERN = /^[a-zA-Z0-9_]+$/;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const PIN_DIGITS = 6;
export const FEEDBACK_MAX = 4000;
export const CONTACT_NAME_MAX = 80;
export const CONTACT_MESSAGE_MAX = 4000;
export const SEARCH_TERM_MAX = 80;
export const LIBRARY_QUERY_MAX = 60;
export const EVENTS_PER_BATCH = 50;
export const DEVICE_ID_MAX = 64;
export const IMAGE_BYTES_MAX = 4 * 1024 * 1024;
/** How long a deleted account can be restored. */
export const DELETION_GRACE_DAYS = 14;
export const GAMES_PER_PAGE = 24;
/** Games in “Continue playing” for an account or a browser. */
export const RECENT_GAMES_MAX = 8;
/** Leaderboards on a game page, and players in each. */
export const LEADERBOARDS_SHOWN = 4;
export const LEADERBOARD_ENTRIES_SHOWN = 10;
/** The latest achievements on a profile, and the games with the most points. */
export const LATEST_ACHIEVEMENTS_SHOWN = 12;
export const MASTERED_GAMES_SHOWN = 6;
/** Pages of all games of a player. */
export const PLAYER_GAMES_PAGES_MAX = 200;
/** Games with goals on the home page. */
export const TODAY_GAMES_SHOWN = 3;
/** Seasons follow each other without a gap, from a Monday on. */
export const SEASON_FIRST_DAY = '2026-01-05';
export const SEASON_WEEKS = 8;
export const SEASON_NAME_MAX = 40;
export const SEASON_LEVELS = 20;
/** Each level takes as many points. A player who completes some goals on most days reaches the last one. */
export const SEASON_LEVEL_POINTS = 60;
/** Points of achievements and goals in all games that count for the season on one day. */
export const SEASON_POINTS_PER_DAY = 150;
/** Seasons on a profile. */
export const SEASONS_SHOWN = 8;
/** A day with this much play counts for the streak. A completed goal counts too. */
export const STREAK_SECONDS_PER_DAY = 300;
/** Points of one game that count on one day, so that nobody gains by leaving a game open. */
export const MASTERY_POINTS_PER_DAY = 150;
/** Members of a party, including its leader. */
export const PARTY_MEMBERS_MAX = 8;
/** Longer than the secret of an invite link to a party, so that a changed one gets a clear answer. */
export const PARTY_SECRET_MAX = 64;
/** How long a page counts down before it joins the game of the leader, for members who want that. */
export const PARTY_AUTO_JOIN_SECONDS = 10;
export const GUEST_NAME_MAX = 20;
/** Maximum for any game. A plan can have a lower limit. */
export const PLAYERS_PER_ROOM_MAX = 100;
export const LOBBY_CODE_LENGTH = 6;
/** Leaves out letters and digits that look alike, such as O and 0. */
export const LOBBY_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const NOTES_MAX = 2000;
export const VERSION_NAME_MAX = 60;
export const VERSIONS_LISTED_MAX = 200;
export const RELEASES_LISTED_MAX = 200;
export const ASSET_BYTES_MAX = 8 * 1024 * 1024;
/** How long a game can be restored from the trash. */
export const TRASH_DAYS = 30;
export const NOTIFICATIONS_PER_PAGE = 20;
/** Limits how many rows the database has to skip. No one reads pages beyond this. */
export const NOTIFICATION_PAGES_MAX = 1000;
/** Digits of a code from an authenticator app. */
export const TOTP_CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;
/** Without the dashes between groups. The code has 79 bits of entropy, too many to guess. */
export const RECOVERY_CODE_LENGTH = 16;
/** Enough for a recovery code with its dashes and some spaces. */
export const CODE_MAX = 40;
/** Limits what a client can store. The course is much smaller than this. */
export const COURSE_STEPS_MAX = 200;
export const COURSE_LESSONS_MAX = 50;
/** Ranges in days that a dashboard can show. Each is compared with the same number of days before it. */
export const DASHBOARD_RANGES = [7, 30, 90] as const;
export const PROBLEMS_SHOWN_MAX = 50;
export const CHAT_MESSAGE_MAX = 1000;
/** Messages per response. */
export const CHAT_PAGE_SIZE = 50;
export const SLOW_MODE_SECONDS_MAX = 3600;
/** Maximum number of chat messages in a report, and maximum lengths of their author names and texts. */
export const REPORTED_MESSAGES_MAX = 50;
export const REPORTED_NAME_MAX = 100;
export const REPORTED_TEXT_MAX = 500;
export const REPORT_DETAILS_MAX = 2000;
/** Maximum lengths of the fields in a copyright claim or a counter-notice. */
export const CLAIM_NAME_MAX = 100;
export const CLAIM_ADDRESS_MAX = 300;
export const CLAIM_LINK_MAX = 500;
export const CLAIM_WORK_MAX = 3000;
export const CLAIM_STATEMENT_MAX = 3000;
export const SANCTION_REASON_MAX = 300;
export const SANCTION_MINUTES_MAX = 365 * 24 * 60;
export const PUSH_ENDPOINT_MAX = 1000;
export const PUSH_KEY_MAX = 200;
export const SKIN_REASON_MAX = 300;
/** Skins that one player can have waiting for review in the same game. */
export const SKINS_WAITING_MAX = 3;
/** Coins that an operator can add or remove at once. */
export const ADJUSTMENT_MAX = 1_000_000;
export const BAN_DAYS_MAX = 3650;
export const STAFF_REASON_MAX = 500;
export const REPLY_MAX = 4000;
export const NOTICE_MAX = 200;
/** Characters of Markdown in a version of the terms or the privacy policy. */
export const AGREEMENT_TEXT_MAX = 60_000;
export const AGREEMENT_SUMMARY_MAX = 500;
export const AGREEMENT_VERSION_MAX = 10_000;
/** Versions listed at once, newest first. */
export const AGREEMENT_VERSIONS_LISTED = 50;
export const AUDIT_FILTER_MAX = 40;
export const GAME_COMMENT_MAX = 500;
export const COMMENTS_PER_PAGE = 20;
export const COMMENT_PAGES_MAX = 500;
export const WALLET_ADDRESS_MAX = 64;
export const WALLET_MESSAGE_MAX = 2000;
export const WALLET_SIGNATURE_MAX = 300;
/** A login token from the site that embeds Playloom. */
export const WALLET_TOKEN_MAX = 8192;
export const TOKEN_ICON_ADDRESS_MAX = 1000;
export const WORLD_NAME_MAX = 60;
/** More are not useful, and each linked wallet is another way to log in. */
export const WALLETS_MAX = 10;
export const FORUM_TITLE_MIN = 5;
export const FORUM_TITLE_MAX = 120;
export const POST_MAX = 10_000;
export const POSTS_PER_PAGE = 20;
export const TOPICS_PER_PAGE = 25;
/** Limits how many rows the database has to skip. No one reads pages beyond this. */
export const FORUM_PAGES_MAX = 10_000;
/** Maximum lengths of the fields in a payout method. */
export const PAYOUT_HOLDER_MAX = 100;
export const PAYOUT_ACCOUNT_MAX = 50;
export const PAYOUT_COUNTRY_MAX = 60;
