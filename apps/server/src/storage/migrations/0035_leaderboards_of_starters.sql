-- Two starter games renamed their leaderboards. Scores are stored by that name and would no longer be shown.
UPDATE "leaderboard_scores" SET "leaderboard" = 'Knockouts in one match'
WHERE "scope" = 'game' AND "leaderboard" = 'Defeats in one match' AND "owner_id" IN (
  SELECT "games"."id" FROM "games" INNER JOIN "users" ON "users"."id" = "games"."creator_id"
  WHERE "games"."slug" = 'arena' AND "users"."username" = 'Playloom'
);--> statement-breakpoint
UPDATE "leaderboard_scores" SET "leaderboard" = 'Fastest runs (seconds)'
WHERE "scope" = 'game' AND "leaderboard" = 'Fastest runs' AND "owner_id" IN (
  SELECT "games"."id" FROM "games" INNER JOIN "users" ON "users"."id" = "games"."creator_id"
  WHERE "games"."slug" = 'skyline' AND "users"."username" = 'Playloom'
);
