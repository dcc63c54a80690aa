CREATE TABLE "collaborator_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaborators" (
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collaborators_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "draft_files" (
	"game_id" uuid NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "draft_files_game_id_file_pk" PRIMARY KEY("game_id","file")
);
--> statement-breakpoint
CREATE TABLE "draft_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"document" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL,
	"revision" integer NOT NULL,
	"content_hash" text,
	"edited_at" timestamp with time zone NOT NULL,
	"edited_by" uuid
);
--> statement-breakpoint
CREATE TABLE "release_notes" (
	"game_id" uuid NOT NULL,
	"release" integer NOT NULL,
	"notes" text NOT NULL,
	"created_by" uuid,
	CONSTRAINT "release_notes_game_id_release_pk" PRIMARY KEY("game_id","release")
);
--> statement-breakpoint
CREATE TABLE "test_releases" (
	"game_id" uuid NOT NULL,
	"release" integer NOT NULL,
	"token_hash" text NOT NULL,
	"lobby_code" text,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_releases_game_id_release_pk" PRIMARY KEY("game_id","release"),
	CONSTRAINT "test_releases_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "releases_content_key";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collaborator_links" ADD CONSTRAINT "collaborator_links_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborator_links" ADD CONSTRAINT "collaborator_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_notes" ADD CONSTRAINT "release_notes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_notes" ADD CONSTRAINT "release_notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_releases" ADD CONSTRAINT "test_releases_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_releases" ADD CONSTRAINT "test_releases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collaborator_links_game" ON "collaborator_links" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "collaborator_links_creator" ON "collaborator_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "collaborators_user" ON "collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_files_file" ON "draft_files" USING btree ("file");--> statement-breakpoint
CREATE INDEX "draft_versions_game" ON "draft_versions" USING btree ("game_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_versions_creator" ON "draft_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "drafts_editor" ON "drafts" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "release_notes_creator" ON "release_notes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "test_releases_creator" ON "test_releases" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "test_releases_end" ON "test_releases" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "games_trashed" ON "games" USING btree ("trashed_at") WHERE "games"."trashed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "releases_content_key" ON "releases" USING btree ("game_id","document_hash","engine_version") WHERE "releases"."release" < 100000000;