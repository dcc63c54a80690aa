CREATE TABLE "payout_methods" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_payouts" ADD COLUMN "destination" text;--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;