CREATE TABLE "coin_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "coin_accounts_users_not_negative" CHECK (kind in ('platform', 'payments', 'payouts') or balance between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"move_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"total_after" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_entries_not_zero" CHECK ("coin_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "coin_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"from_user_id" uuid,
	"to_user_id" uuid,
	"game_id" uuid,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_moves_key_unique" UNIQUE("key"),
	CONSTRAINT "coin_moves_positive" CHECK ("coin_moves"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "coin_payouts" (
	"move_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coin_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"problems" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_accounts" ADD CONSTRAINT "coin_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_move_id_coin_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."coin_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_account_id_coin_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."coin_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_moves" ADD CONSTRAINT "coin_moves_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_moves" ADD CONSTRAINT "coin_moves_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_moves" ADD CONSTRAINT "coin_moves_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_payouts" ADD CONSTRAINT "coin_payouts_move_id_coin_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."coin_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_payouts" ADD CONSTRAINT "coin_payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_accounts_user" ON "coin_accounts" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_accounts_house" ON "coin_accounts" USING btree ("kind") WHERE kind in ('platform', 'payments', 'payouts');--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_move" ON "coin_entries" USING btree ("move_id","account_id");--> statement-breakpoint
CREATE INDEX "coin_entries_account" ON "coin_entries" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "coin_moves_from" ON "coin_moves" USING btree ("from_user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "coin_moves_to" ON "coin_moves" USING btree ("to_user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "coin_payouts_user" ON "coin_payouts" USING btree ("user_id","requested_at");