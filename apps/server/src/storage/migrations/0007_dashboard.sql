CREATE TABLE "game_day_changes" (
	"game_id" uuid NOT NULL,
	"day" date NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "game_day_changes_game_id_day_pk" PRIMARY KEY("game_id","day")
);
--> statement-breakpoint
CREATE TABLE "game_days" (
	"game_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	"players" integer NOT NULL,
	"new_players" integer DEFAULT 0 NOT NULL,
	"returned_next_day" integer DEFAULT 0 NOT NULL,
	"returned_next_week" integer DEFAULT 0 NOT NULL,
	"peak" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"ended_within" integer[] NOT NULL,
	CONSTRAINT "game_days_game_id_day_pk" PRIMARY KEY("game_id","day")
);
--> statement-breakpoint
CREATE TABLE "game_players" (
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	CONSTRAINT "game_players_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_stays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid,
	"guest" text,
	"release" integer NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_problems" ADD COLUMN "rule" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_day_changes" ADD CONSTRAINT "game_day_changes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_days" ADD CONSTRAINT "game_days_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_stays" ADD CONSTRAINT "game_stays_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_stays" ADD CONSTRAINT "game_stays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_players_day" ON "game_players" USING btree ("game_id","first_day");--> statement-breakpoint
CREATE INDEX "game_players_user" ON "game_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_stays_day" ON "game_stays" USING btree ("game_id","day");--> statement-breakpoint
CREATE INDEX "game_stays_user" ON "game_stays" USING btree ("user_id","game_id","day");--> statement-breakpoint
CREATE INDEX "game_stays_age" ON "game_stays" USING btree ("day");