CREATE TABLE "game_members" (
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_members_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_plays" (
	"game_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_plays_game_id_day_pk" PRIMARY KEY("game_id","day")
);
--> statement-breakpoint
CREATE TABLE "game_visits" (
	"game_id" uuid NOT NULL,
	"day" date NOT NULL,
	"portal" text DEFAULT '' NOT NULL,
	"agent_id" text DEFAULT '' NOT NULL,
	"is_in_frame" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"joins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_visits_game_id_day_portal_agent_id_is_in_frame_pk" PRIMARY KEY("game_id","day","portal","agent_id","is_in_frame")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"world_id" uuid,
	"world_map" text,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category" text DEFAULT 'html5' NOT NULL,
	"search_text" text NOT NULL,
	"cover_file" text,
	"live_release" integer,
	"engine_version" text NOT NULL,
	"max_players" integer DEFAULT 32 NOT NULL,
	"visibility" smallint DEFAULT 5 NOT NULL,
	"chat_visibility" smallint DEFAULT 5 NOT NULL,
	"sandbox_mode" text DEFAULT 'off' NOT NULL,
	"preferred_region" text DEFAULT '' NOT NULL,
	"is_moddable" boolean DEFAULT false NOT NULL,
	"is_lobby_enabled" boolean DEFAULT false NOT NULL,
	"default_renderer" text DEFAULT '2d' NOT NULL,
	"is_open_source" boolean DEFAULT false NOT NULL,
	"is_web3_enabled" boolean DEFAULT false NOT NULL,
	"is_utility_token_enabled" boolean DEFAULT false NOT NULL,
	"utility_token" jsonb,
	"facts" jsonb NOT NULL,
	"plays" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "games_visibility_known" CHECK ("games"."visibility" in (3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "release_files" (
	"game_id" uuid NOT NULL,
	"release" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "release_files_game_id_release_file_pk" PRIMARY KEY("game_id","release","file")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"game_id" uuid NOT NULL,
	"release" integer NOT NULL,
	"engine_version" text NOT NULL,
	"document" text NOT NULL,
	"document_hash" text NOT NULL,
	"projection" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_game_id_release_pk" PRIMARY KEY("game_id","release")
);
--> statement-breakpoint
CREATE TABLE "worlds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"inv" text PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"room_id" text NOT NULL,
	"inviter_id" uuid,
	"inviter_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leaderboard_scores" (
	"scope" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"leaderboard" text NOT NULL,
	"user_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"order" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_scores_scope_owner_id_leaderboard_user_id_pk" PRIMARY KEY("scope","owner_id","leaderboard","user_id")
);
--> statement-breakpoint
CREATE TABLE "room_problems" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"release" integer NOT NULL,
	"room_id" text NOT NULL,
	"level" text NOT NULL,
	"problem_id" text NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"sameness" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_data" (
	"scope" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"values" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_data_scope_owner_id_user_id_pk" PRIMARY KEY("scope","owner_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_leases" (
	"owner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lease" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"room_id" text NOT NULL,
	"last_sequence" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_leases_owner_id_user_id_pk" PRIMARY KEY("owner_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "game_members" ADD CONSTRAINT "game_members_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_members" ADD CONSTRAINT "game_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_visits" ADD CONSTRAINT "game_visits_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_world_id_worlds_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."worlds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worlds" ADD CONSTRAINT "worlds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_tokens" ADD CONSTRAINT "join_tokens_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_tokens" ADD CONSTRAINT "join_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_scores" ADD CONSTRAINT "leaderboard_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_problems" ADD CONSTRAINT "room_problems_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_data" ADD CONSTRAINT "saved_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_leases" ADD CONSTRAINT "saved_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_leases" ADD CONSTRAINT "saved_leases_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_members_user" ON "game_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "games_slug_key" ON "games" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "games_world_map_key" ON "games" USING btree ("world_id","world_map");--> statement-breakpoint
CREATE INDEX "games_creator" ON "games" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "games_popular" ON "games" USING btree ("plays" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_new" ON "games" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_tags" ON "games" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "games_search_trigram" ON "games" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "release_files_file" ON "release_files" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_content_key" ON "releases" USING btree ("game_id","document_hash","engine_version");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_inviter_key" ON "invites" USING btree ("game_id","room_id","inviter_name");--> statement-breakpoint
CREATE INDEX "invites_inviter" ON "invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "join_tokens_game" ON "join_tokens" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "join_tokens_user" ON "join_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leaderboard_scores_place" ON "leaderboard_scores" USING btree ("scope","owner_id","leaderboard","score");--> statement-breakpoint
CREATE INDEX "leaderboard_scores_user" ON "leaderboard_scores" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_problems_sameness_key" ON "room_problems" USING btree ("game_id","sameness");--> statement-breakpoint
CREATE INDEX "room_problems_age" ON "room_problems" USING btree ("game_id","last_at");--> statement-breakpoint
CREATE INDEX "saved_data_user" ON "saved_data" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_leases_lease_key" ON "saved_leases" USING btree ("lease");--> statement-breakpoint
CREATE INDEX "saved_leases_user" ON "saved_leases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_leases_game" ON "saved_leases" USING btree ("game_id");--> statement-breakpoint
CREATE FUNCTION "refuse_release_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'release % of game % is published and never changes', OLD.release, OLD.game_id USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "releases_never_change" BEFORE UPDATE ON "releases" FOR EACH ROW EXECUTE FUNCTION "refuse_release_change"();
