CREATE TABLE "parties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"leader_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"online_at" timestamp with time zone NOT NULL,
	"call_id" uuid,
	"called_at" timestamp with time zone,
	"game_id" uuid,
	"room_id" text
);
--> statement-breakpoint
CREATE TABLE "party_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"party_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"auto_join" boolean DEFAULT false NOT NULL,
	"game_id" uuid,
	"room_id" text,
	"placed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "party_removals" (
	"party_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "party_removals_party_id_user_id_pk" PRIMARY KEY("party_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_channels" DROP CONSTRAINT "chat_channels_of_a_game_or_of_two";--> statement-breakpoint
ALTER TABLE "chat_channels" ADD COLUMN "party_id" uuid;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_members" ADD CONSTRAINT "party_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_members" ADD CONSTRAINT "party_members_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_members" ADD CONSTRAINT "party_members_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_removals" ADD CONSTRAINT "party_removals_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_removals" ADD CONSTRAINT "party_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parties_secret_key" ON "parties" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "parties_leader" ON "parties" USING btree ("leader_id");--> statement-breakpoint
CREATE INDEX "parties_game" ON "parties" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "party_members_party" ON "party_members" USING btree ("party_id","joined_at");--> statement-breakpoint
CREATE INDEX "party_members_game" ON "party_members" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "party_removals_user" ON "party_removals" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chat_channels" ADD CONSTRAINT "chat_channels_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_channels_party_key" ON "chat_channels" USING btree ("party_id");--> statement-breakpoint
ALTER TABLE "chat_channels" ADD CONSTRAINT "chat_channels_of_one_kind" CHECK (num_nonnulls("chat_channels"."game_id", "chat_channels"."first_user_id", "chat_channels"."party_id") = 1 and ("chat_channels"."first_user_id" is null) = ("chat_channels"."second_user_id" is null));
