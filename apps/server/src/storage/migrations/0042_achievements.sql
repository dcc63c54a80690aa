CREATE TABLE "achievement_progress" (
	"user_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"achievement" text NOT NULL,
	"count" double precision NOT NULL,
	"unlocked_at" timestamp with time zone,
	CONSTRAINT "achievement_progress_user_id_game_id_achievement_pk" PRIMARY KEY("user_id","game_id","achievement")
);
--> statement-breakpoint
CREATE TABLE "game_mastery" (
	"user_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"day_points" integer NOT NULL,
	"seconds" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_mastery_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "player_levels" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"day_points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "achievement_progress" ADD CONSTRAINT "achievement_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_progress" ADD CONSTRAINT "achievement_progress_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_mastery" ADD CONSTRAINT "game_mastery_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_mastery" ADD CONSTRAINT "game_mastery_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_levels" ADD CONSTRAINT "player_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievement_progress_rarity" ON "achievement_progress" USING btree ("game_id","achievement") WHERE "achievement_progress"."unlocked_at" is not null;--> statement-breakpoint
CREATE INDEX "achievement_progress_latest" ON "achievement_progress" USING btree ("user_id","unlocked_at" DESC NULLS LAST) WHERE "achievement_progress"."unlocked_at" is not null;--> statement-breakpoint
CREATE INDEX "game_mastery_game" ON "game_mastery" USING btree ("game_id");