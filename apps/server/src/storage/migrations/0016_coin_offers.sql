CREATE TABLE "coin_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"price" bigint NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"move_id" uuid,
	"bought_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coin_offers" ADD CONSTRAINT "coin_offers_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_offers" ADD CONSTRAINT "coin_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_offers" ADD CONSTRAINT "coin_offers_move_id_coin_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."coin_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_offers_waiting" ON "coin_offers" USING btree ("user_id","game_id") WHERE bought_at is not null and delivered_at is null;--> statement-breakpoint
CREATE INDEX "coin_offers_recent" ON "coin_offers" USING btree ("user_id","offered_at");