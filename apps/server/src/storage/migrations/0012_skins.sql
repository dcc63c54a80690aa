CREATE TABLE "game_skins" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"character" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"file" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "worn_skins" (
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skin_id" uuid NOT NULL,
	CONSTRAINT "worn_skins_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "game_skins" ADD CONSTRAINT "game_skins_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skins" ADD CONSTRAINT "skins_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skins" ADD CONSTRAINT "skins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_skins" ADD CONSTRAINT "worn_skins_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_skins" ADD CONSTRAINT "worn_skins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_skins" ADD CONSTRAINT "worn_skins_skin_id_skins_id_fk" FOREIGN KEY ("skin_id") REFERENCES "public"."skins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skins_game" ON "skins" USING btree ("game_id","status","created_at");--> statement-breakpoint
CREATE INDEX "skins_user" ON "skins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "skins_file" ON "skins" USING btree ("file");--> statement-breakpoint
CREATE INDEX "worn_skins_user" ON "worn_skins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "worn_skins_skin" ON "worn_skins" USING btree ("skin_id");