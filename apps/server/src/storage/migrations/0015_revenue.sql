ALTER TABLE "game_days" ADD COLUMN "coins" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coin_moves_game" ON "coin_moves" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "coin_moves_in_games" ON "coin_moves" USING btree ("created_at") WHERE game_id is not null;