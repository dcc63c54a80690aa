CREATE TABLE "used_wallet_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"issuers" text[] DEFAULT '{}' NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallets_address_key" UNIQUE("chain","address")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_wallet_proofs_expiry" ON "used_wallet_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallets_user" ON "wallets" USING btree ("user_id");