CREATE TABLE "utility_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" uuid,
	"world_id" uuid,
	"chain" text NOT NULL,
	"type" text NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"symbol" text,
	"decimals" integer,
	"icon_source" text,
	"icon_file" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "utility_tokens_game_id_unique" UNIQUE("game_id"),
	CONSTRAINT "utility_tokens_world_id_unique" UNIQUE("world_id"),
	CONSTRAINT "utility_tokens_one_owner" CHECK (num_nonnulls("utility_tokens"."game_id", "utility_tokens"."world_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "utility_tokens" ADD CONSTRAINT "utility_tokens_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_tokens" ADD CONSTRAINT "utility_tokens_world_id_worlds_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."worlds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "utility_tokens_icon" ON "utility_tokens" USING btree ("icon_file");--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "utility_token";