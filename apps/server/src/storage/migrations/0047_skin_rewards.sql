CREATE TABLE "skin_rewards" (
	"skin_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"achievement" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "skin_rewards" ADD CONSTRAINT "skin_rewards_skin_id_skins_id_fk" FOREIGN KEY ("skin_id") REFERENCES "public"."skins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skin_rewards" ADD CONSTRAINT "skin_rewards_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skin_rewards_game" ON "skin_rewards" USING btree ("game_id","achievement");