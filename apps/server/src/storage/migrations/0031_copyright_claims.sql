CREATE TABLE "copyright_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigserial NOT NULL,
	"claimant_id" uuid,
	"game_id" uuid,
	"content" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"work" text NOT NULL,
	"work_link" text NOT NULL,
	"signature" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"did_hide_game" boolean DEFAULT false NOT NULL,
	"counter_user_id" uuid,
	"counter_name" text,
	"counter_email" text,
	"counter_address" text,
	"counter_statement" text,
	"counter_signature" text,
	"counter_at" timestamp with time zone,
	CONSTRAINT "copyright_claims_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "copyright_claims" ADD CONSTRAINT "copyright_claims_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copyright_claims" ADD CONSTRAINT "copyright_claims_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copyright_claims" ADD CONSTRAINT "copyright_claims_counter_user_id_users_id_fk" FOREIGN KEY ("counter_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copyright_claims_queue" ON "copyright_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "copyright_claims_claimant" ON "copyright_claims" USING btree ("claimant_id");--> statement-breakpoint
CREATE INDEX "copyright_claims_game" ON "copyright_claims" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "copyright_claims_counter_user" ON "copyright_claims" USING btree ("counter_user_id");