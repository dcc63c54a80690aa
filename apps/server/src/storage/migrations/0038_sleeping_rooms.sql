CREATE TABLE "sleeping_rooms" (
	"room_id" text PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"release" integer NOT NULL,
	"engine_version" text NOT NULL,
	"room_name" text NOT NULL,
	"lobby_code" text,
	"owner_id" uuid,
	"max_players" integer NOT NULL,
	"object_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"slept_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sleeping_rooms" ADD CONSTRAINT "sleeping_rooms_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sleeping_rooms" ADD CONSTRAINT "sleeping_rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sleeping_rooms_game" ON "sleeping_rooms" USING btree ("game_id","slept_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sleeping_rooms_owner" ON "sleeping_rooms" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sleeping_rooms_end" ON "sleeping_rooms" USING btree ("ends_at");