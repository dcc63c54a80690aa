CREATE TABLE "player_streaks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"last_day" date,
	"week" date NOT NULL,
	"week_days" integer NOT NULL,
	"best_week" integer NOT NULL,
	"day" date NOT NULL,
	"day_seconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_streaks" ADD CONSTRAINT "player_streaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;