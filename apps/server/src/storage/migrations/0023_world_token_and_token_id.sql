ALTER TABLE "worlds" ADD COLUMN "shares_token" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "utility_tokens" ADD COLUMN "token_id" text;