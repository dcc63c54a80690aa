CREATE TABLE "goal_progress" (
	"user_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"goal" text NOT NULL,
	"count" double precision NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "goal_progress_user_id_game_id_period_starts_on_goal_pk" PRIMARY KEY("user_id","game_id","period","starts_on","goal")
);
--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_progress_starts_on" ON "goal_progress" USING btree ("starts_on");